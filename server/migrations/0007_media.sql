CREATE TABLE "media" (
	"id" text PRIMARY KEY NOT NULL,
	"upload_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"stored_name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"content_type" text NOT NULL,
	"duration_seconds" integer,
	"width" integer,
	"height" integer,
	"codec" text,
	"is_playable" boolean NOT NULL,
	"poster_name" text,
	"uploaded_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "media_upload_id_unique" UNIQUE("upload_id"),
	CONSTRAINT "media_stored_name_unique" UNIQUE("stored_name"),
	CONSTRAINT "media_kind_check" CHECK ("media"."kind" in ('video', 'audio', 'picture', 'pdf', 'file')),
	CONSTRAINT "media_bytes_check" CHECK ("media"."bytes" > 0),
	CONSTRAINT "media_duration_check" CHECK ("media"."duration_seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "media_subtitles" (
	"medium_id" text NOT NULL,
	"language" text NOT NULL,
	"stored_name" text NOT NULL,
	CONSTRAINT "media_subtitles_medium_id_language_pk" PRIMARY KEY("medium_id","language")
);
--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "teaser_medium_id" text;--> statement-breakpoint
ALTER TABLE "lectures" ADD COLUMN "medium_id" text;--> statement-breakpoint
ALTER TABLE "lectures" ADD COLUMN "link_url" text;--> statement-breakpoint
ALTER TABLE "lectures" ADD COLUMN "file_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_subtitles" ADD CONSTRAINT "media_subtitles_medium_id_media_id_fk" FOREIGN KEY ("medium_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_uploaded_by_index" ON "media" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "media_created_at_index" ON "media" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_teaser_medium_id_media_id_fk" FOREIGN KEY ("teaser_medium_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lectures" ADD CONSTRAINT "lectures_medium_id_media_id_fk" FOREIGN KEY ("medium_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "items_teaser_medium_id_index" ON "items" USING btree ("teaser_medium_id");--> statement-breakpoint
CREATE INDEX "lectures_medium_id_index" ON "lectures" USING btree ("medium_id");--> statement-breakpoint
ALTER TABLE "lectures" ADD CONSTRAINT "lectures_content_check" CHECK ("lectures"."medium_id" is null or "lectures"."link_url" is null);