ALTER TABLE "items" ADD COLUMN "sharing" jsonb DEFAULT '{"meta":{"title":null,"description":null,"keywords":null,"robots":null},"facebook":{"title":null,"description":null},"twitter":{"title":null,"description":null}}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "facebook_image_name" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "twitter_image_name" text;