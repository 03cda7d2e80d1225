ALTER TABLE "order_events" ADD COLUMN "reason_code" text;--> statement-breakpoint
ALTER TABLE "payment_reports" ADD COLUMN "reject_code" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_reason_code_check" CHECK ("order_events"."reason_code" in ('amountDiffers', 'slipUnreadable', 'moneyMissing', 'slipUsed'));--> statement-breakpoint
ALTER TABLE "payment_reports" ADD CONSTRAINT "payment_reports_reject_code_check" CHECK ("payment_reports"."reject_code" in ('amountDiffers', 'slipUnreadable', 'moneyMissing', 'slipUsed'));