ALTER TABLE "items" ADD COLUMN "created_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "items" SET "created_at" = "updated_at";--> statement-breakpoint
ALTER TABLE "items" ALTER COLUMN "created_at" SET NOT NULL;