CREATE TABLE "custom_labels" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"label_th" text NOT NULL,
	"label_en" text,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "custom_labels_type_check" CHECK ("custom_labels"."type" in ('inputtext', 'select', 'multiple', 'checkbox', 'radio', 'image'))
);
--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "facts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "items_slug_words_index" ON "items" USING btree (substr("slug", length("id") + 2));