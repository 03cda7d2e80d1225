CREATE TABLE "payment_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"way" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"note" text,
	"provider_reference" text,
	"refusal" text,
	"started_by" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"asks" integer DEFAULT 0 NOT NULL,
	"ask_at" timestamp (3) with time zone,
	CONSTRAINT "payment_refunds_currency_check" CHECK ("payment_refunds"."currency" in ('THB', 'USD')),
	CONSTRAINT "payment_refunds_way_check" CHECK ("payment_refunds"."way" in ('provider', 'hand')),
	CONSTRAINT "payment_refunds_state_check" CHECK ("payment_refunds"."state" in ('open', 'done', 'refused')),
	CONSTRAINT "payment_refunds_amount_check" CHECK ("payment_refunds"."amount" > 0),
	CONSTRAINT "payment_refunds_note_check" CHECK ("payment_refunds"."way" <> 'hand' or "payment_refunds"."note" is not null)
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP CONSTRAINT "payment_attempts_state_check";--> statement-breakpoint
DROP INDEX "payment_attempts_running_index";--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_one_unique" ON "payment_refunds" USING btree ("attempt_id") WHERE "payment_refunds"."state" in ('open', 'done');--> statement-breakpoint
CREATE INDEX "payment_refunds_order_id_index" ON "payment_refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_started_by_index" ON "payment_refunds" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "payment_refunds_asked_index" ON "payment_refunds" USING btree ("ask_at") WHERE "payment_refunds"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payment_attempts_asked_index" ON "payment_attempts" USING btree ("ask_at") WHERE "payment_attempts"."state" in ('open', 'unknown', 'declined');--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_state_check" CHECK ("payment_attempts"."state" in ('open', 'unknown', 'settled', 'declined', 'refunded'));