DROP INDEX "payment_reports_slip_reference_unique";--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "slip_reference" text;--> statement-breakpoint
ALTER TABLE "report_slips" ADD COLUMN "slip_reference" text;--> statement-breakpoint
ALTER TABLE "report_slips" ADD COLUMN "is_freed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "report_slips_slip_reference_unique" ON "report_slips" USING btree ("slip_reference") WHERE not "report_slips"."is_freed";--> statement-breakpoint
ALTER TABLE "payment_reports" DROP COLUMN "slip_reference";