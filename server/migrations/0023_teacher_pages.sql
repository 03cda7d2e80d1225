ALTER TABLE "instructors" ADD COLUMN "about_th" text;--> statement-breakpoint
ALTER TABLE "instructors" ADD COLUMN "about_en" text;--> statement-breakpoint
ALTER TABLE "instructors" ADD COLUMN "picture_name" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "revised_at" timestamp (3) with time zone;