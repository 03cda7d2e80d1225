CREATE TABLE "comment_reports" (
	"comment_id" text NOT NULL,
	"user_id" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "comment_reports_pk" PRIMARY KEY("comment_id","user_id"),
	CONSTRAINT "comment_reports_reason_check" CHECK ("comment_reports"."reason" in ('advertising', 'rude', 'personalData', 'offTopic', 'other'))
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" text PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"question_id" text,
	"author_id" text NOT NULL,
	"author_kind" text NOT NULL,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"hidden_by" text,
	CONSTRAINT "comments_author_kind_check" CHECK ("comments"."author_kind" in ('person', 'instructor', 'shop')),
	CONSTRAINT "comments_text_check" CHECK ("comments"."text" <> '')
);
--> statement-breakpoint
CREATE TABLE "custom_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"title_th" text NOT NULL,
	"title_en" text,
	"body_th" text NOT NULL,
	"body_en" text,
	"is_published" boolean NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "custom_pages_path_unique" UNIQUE("path"),
	CONSTRAINT "custom_pages_path_check" CHECK ("custom_pages"."path" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "page_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"uploaded_by" text,
	"bytes" bigint NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "instructors" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_course_id_items_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_question_id_comments_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_hidden_by_users_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_pictures" ADD CONSTRAINT "page_pictures_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_reports_user_id_index" ON "comment_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comment_reports_open_index" ON "comment_reports" USING btree ("comment_id") WHERE "comment_reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "comments_course_id_index" ON "comments" USING btree ("course_id","written_at") WHERE "comments"."question_id" is null;--> statement-breakpoint
CREATE INDEX "comments_question_id_index" ON "comments" USING btree ("question_id","written_at");--> statement-breakpoint
CREATE INDEX "comments_author_id_index" ON "comments" USING btree ("author_id","course_id");--> statement-breakpoint
CREATE INDEX "comments_written_at_index" ON "comments" USING btree ("written_at");--> statement-breakpoint
CREATE INDEX "comments_hidden_at_index" ON "comments" USING btree ("hidden_at") WHERE "comments"."hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "comments_hidden_by_index" ON "comments" USING btree ("hidden_by");--> statement-breakpoint
CREATE INDEX "page_pictures_uploaded_by_index" ON "page_pictures" USING btree ("uploaded_by");--> statement-breakpoint
ALTER TABLE "instructors" ADD CONSTRAINT "instructors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "instructors_user_id_index" ON "instructors" USING btree ("user_id");