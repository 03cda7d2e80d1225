ALTER TABLE "items" ADD COLUMN "star_counts" integer[] DEFAULT '{0,0,0,0,0}' NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "stars" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "comments_review_unique" ON "comments" USING btree ("course_id","author_id") WHERE "comments"."stars" is not null;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_stars_check" CHECK ("comments"."stars" is null or ("comments"."stars" between 1 and 5 and "comments"."question_id" is null));