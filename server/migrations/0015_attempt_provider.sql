DROP INDEX "payment_attempts_provider_reference_unique";--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "provider" text;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_provider_reference_unique" ON "payment_attempts" USING btree ("provider","provider_reference");--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_provider_check" CHECK ("payment_attempts"."provider" in ('omise', 'twoC2P', 'twoC2PCard', 'scb', 'payPal', 'gbPrimePay', 'paySolutions', 'xendit'));