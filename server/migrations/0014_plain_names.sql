ALTER TABLE "payment_notices" RENAME TO "payment_webhooks";--> statement-breakpoint
ALTER TABLE "payment_webhooks" RENAME CONSTRAINT "payment_notices_pk" TO "payment_webhooks_pk";--> statement-breakpoint
ALTER TABLE "bookstore_sends" RENAME COLUMN "owed_at" TO "queued_at";--> statement-breakpoint
ALTER TABLE "bookstore_sends" DROP CONSTRAINT "bookstore_sends_state_check";--> statement-breakpoint
UPDATE "bookstore_sends" SET "state" = 'queued' WHERE "state" = 'owed';--> statement-breakpoint
ALTER TABLE "bookstore_sends" ADD CONSTRAINT "bookstore_sends_state_check" CHECK ("bookstore_sends"."state" in ('queued', 'sent', 'failed', 'dropped'));--> statement-breakpoint
DROP INDEX "mail_messages_owed_index";--> statement-breakpoint
ALTER TABLE "mail_messages" DROP CONSTRAINT "mail_messages_delivery_check";--> statement-breakpoint
ALTER TABLE "mail_messages" DROP CONSTRAINT "mail_messages_sent_check";--> statement-breakpoint
UPDATE "mail_messages" SET "delivery" = CASE "delivery" WHEN 'owed' THEN 'queued' ELSE 'stored' END WHERE "delivery" IN ('owed', 'kept');--> statement-breakpoint
ALTER TABLE "mail_messages" ALTER COLUMN "delivery" SET DEFAULT 'queued';--> statement-breakpoint
ALTER TABLE "mail_messages" ADD CONSTRAINT "mail_messages_delivery_check" CHECK ("mail_messages"."delivery" in ('queued', 'sent', 'stored', 'failed'));--> statement-breakpoint
ALTER TABLE "mail_messages" ADD CONSTRAINT "mail_messages_sent_check" CHECK (("mail_messages"."delivery" in ('sent', 'stored')) = ("mail_messages"."sent_at" is not null));--> statement-breakpoint
CREATE INDEX "mail_messages_unsent_index" ON "mail_messages" USING btree ("created_at") WHERE "mail_messages"."delivery" in ('queued', 'failed');
