ALTER TABLE "people" ADD COLUMN "acceptance" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "acceptance" jsonb;