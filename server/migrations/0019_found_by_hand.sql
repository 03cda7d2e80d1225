ALTER TABLE "payment_attempts" ADD COLUMN "is_found_by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "sent_at" timestamp (3) with time zone;