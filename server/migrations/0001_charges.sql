CREATE TABLE "payment_notices" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_notices_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
DROP INDEX "payment_attempts_running_index";--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "step" jsonb;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "card" jsonb;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "asks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "ask_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "payment_attempts_running_index" ON "payment_attempts" USING btree ("ask_at") WHERE "payment_attempts"."state" in ('open', 'unknown');