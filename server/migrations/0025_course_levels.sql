ALTER TABLE "items" ADD COLUMN "level" text;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_level_check" CHECK ("items"."level" in ('beginner', 'intermediate', 'advanced'));