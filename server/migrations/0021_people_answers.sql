ALTER TABLE "people" ADD COLUMN "picture_name" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;