ALTER TABLE "order_lines" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "order_events_one_approval_unique" ON "order_events" USING btree ("order_id") WHERE "order_events"."to_status" = 'approved';