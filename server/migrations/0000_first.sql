CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 240101 CACHE 1;--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"recipient" text NOT NULL,
	"tel" text NOT NULL,
	"line" text NOT NULL,
	"subdistrict" text NOT NULL,
	"district" text NOT NULL,
	"province" text NOT NULL,
	"postcode" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookstore_sends" (
	"order_id" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"owed_at" timestamp (3) with time zone NOT NULL,
	"tried_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"fault" text,
	CONSTRAINT "bookstore_sends_state_check" CHECK ("bookstore_sends"."state" in ('owed', 'sent', 'failed', 'dropped')),
	CONSTRAINT "bookstore_sends_sent_check" CHECK (("bookstore_sends"."state" = 'sent') = ("bookstore_sends"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "cart_coupons" (
	"cart_id" text NOT NULL,
	"coupon_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "cart_coupons_pk" PRIMARY KEY("cart_id","coupon_id")
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"cart_id" text NOT NULL,
	"item_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"seen_price" bigint,
	"added_at" timestamp (3) with time zone NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "cart_lines_pk" PRIMARY KEY("cart_id","item_id"),
	CONSTRAINT "cart_lines_quantity_check" CHECK ("cart_lines"."quantity" between 1 and 99),
	CONSTRAINT "cart_lines_seen_price_check" CHECK ("cart_lines"."seen_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_key_hash" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "carts_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "carts_guest_key_hash_unique" UNIQUE("guest_key_hash"),
	CONSTRAINT "carts_owner_check" CHECK (("carts"."user_id" is null) <> ("carts"."guest_key_hash" is null))
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"link_path" text NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text,
	"weave" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "categories_link_path_unique" UNIQUE("link_path"),
	CONSTRAINT "categories_kind_check" CHECK ("categories"."kind" in ('course', 'product')),
	CONSTRAINT "categories_weave_check" CHECK ("categories"."weave" in ('khit', 'khluen', 'san', 'phikun', 'kit', 'mi'))
);
--> statement-breakpoint
CREATE TABLE "instructors" (
	"id" text PRIMARY KEY NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text,
	"headline_th" text,
	"headline_en" text,
	"user_id" text
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"title_th" text NOT NULL,
	"title_en" text,
	"summary_th" text NOT NULL,
	"summary_en" text,
	"description_th" text NOT NULL,
	"description_en" text,
	"outcomes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"category_id" text NOT NULL,
	"course_type" text,
	"instructor_id" text,
	"free_book_id" text,
	"free_book_type" text,
	"product_kind_th" text,
	"product_kind_en" text,
	"cover_name" text,
	"cover_alt_th" text NOT NULL,
	"cover_alt_en" text,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"facts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"teaser_name" text,
	"taught_in" text DEFAULT 'th' NOT NULL,
	"is_recertification" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"registration_opens_at" timestamp (3) with time zone,
	"registration_closes_at" timestamp (3) with time zone,
	"venue_th" text,
	"venue_en" text,
	"seats_total" integer,
	"seats_taken" integer DEFAULT 0 NOT NULL,
	"is_locked" boolean DEFAULT false NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"publish_ends_at" timestamp (3) with time zone,
	"user_group_ids" text[] DEFAULT '{}' NOT NULL,
	"layout" text,
	"sharing" jsonb DEFAULT '{"meta":{"title":null,"description":null,"keywords":null,"robots":null},"facebook":{"title":null,"description":null},"twitter":{"title":null,"description":null}}'::jsonb NOT NULL,
	"facebook_image_name" text,
	"twitter_image_name" text,
	"rank" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "items_slug_unique" UNIQUE("slug"),
	CONSTRAINT "items_kind_check" CHECK ("items"."kind" in ('course', 'product')),
	CONSTRAINT "items_course_type_check" CHECK ("items"."course_type" in ('online', 'flex', 'inClass', 'privateClassroom', 'liveBroadcast', 'liveRoom', 'liveRoomStudentCamera')),
	CONSTRAINT "items_course_type_of_course_check" CHECK (("items"."kind" = 'course') = ("items"."course_type" is not null)),
	CONSTRAINT "items_taught_in_check" CHECK ("items"."taught_in" in ('th', 'en')),
	CONSTRAINT "items_free_book_type_check" CHECK ("items"."free_book_type" in ('ship', 'download')),
	CONSTRAINT "items_free_book_check" CHECK (("items"."free_book_id" is null) = ("items"."free_book_type" is null)),
	CONSTRAINT "items_layout_check" CHECK ("items"."layout" in ('default', 'one', 'three', 'four')),
	CONSTRAINT "items_id_check" CHECK ("items"."id" !~ '-' and "items"."id" <> ''),
	CONSTRAINT "items_slug_check" CHECK (split_part("items"."slug", '-', 1) = "items"."id"),
	CONSTRAINT "items_seats_taken_check" CHECK ("items"."seats_taken" >= 0),
	CONSTRAINT "items_seats_check" CHECK ("items"."seats_total" is null or "items"."seats_taken" <= "items"."seats_total")
);
--> statement-breakpoint
CREATE TABLE "lectures" (
	"id" text PRIMARY KEY NOT NULL,
	"section_id" text NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text,
	"is_preview" boolean DEFAULT false NOT NULL,
	"duration_seconds" integer NOT NULL,
	"video_name" text,
	"text_th" text,
	"text_en" text,
	"position" integer NOT NULL,
	CONSTRAINT "lectures_duration_check" CHECK ("lectures"."duration_seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "pricing_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"item_id" text NOT NULL,
	"type" text NOT NULL,
	"pricing_type" text DEFAULT 'default' NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text,
	"term_amount" integer,
	"term_unit" text,
	"extension_amount" integer,
	"extension_unit" text,
	"price_thb" bigint,
	"price_usd" bigint,
	"is_shown" boolean DEFAULT true NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"needs_approval" boolean DEFAULT false NOT NULL,
	"members_only" boolean DEFAULT false NOT NULL,
	"free_for_owners_of" text[],
	"position" integer NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "pricing_plans_type_check" CHECK ("pricing_plans"."type" in ('period', 'actual', 'oneTime', 'free')),
	CONSTRAINT "pricing_plans_pricing_type_check" CHECK ("pricing_plans"."pricing_type" in ('default', 'renew', 'other')),
	CONSTRAINT "pricing_plans_term_unit_check" CHECK ("pricing_plans"."term_unit" in ('hour', 'day', 'month', 'year')),
	CONSTRAINT "pricing_plans_extension_unit_check" CHECK ("pricing_plans"."extension_unit" in ('hour', 'day', 'month', 'year')),
	CONSTRAINT "pricing_plans_term_check" CHECK (("pricing_plans"."term_amount" is null) = ("pricing_plans"."term_unit" is null)),
	CONSTRAINT "pricing_plans_term_positive_check" CHECK ("pricing_plans"."term_amount" > 0),
	CONSTRAINT "pricing_plans_extension_check" CHECK (("pricing_plans"."extension_amount" is null) = ("pricing_plans"."extension_unit" is null)),
	CONSTRAINT "pricing_plans_extension_positive_check" CHECK ("pricing_plans"."extension_amount" > 0),
	CONSTRAINT "pricing_plans_price_thb_check" CHECK ("pricing_plans"."price_thb" >= 0),
	CONSTRAINT "pricing_plans_price_usd_check" CHECK ("pricing_plans"."price_usd" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"id" text PRIMARY KEY NOT NULL,
	"item_id" text NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "order_documents" (
	"order_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"running" integer NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "order_documents_number_unique" UNIQUE("number"),
	CONSTRAINT "order_documents_series_unique" UNIQUE("kind","year","running"),
	CONSTRAINT "order_documents_kind_check" CHECK ("order_documents"."kind" in ('fullTaxInvoice', 'abbreviatedTaxInvoice', 'receipt')),
	CONSTRAINT "order_documents_running_check" CHECK ("order_documents"."running" > 0)
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"store" text NOT NULL,
	"owner_user_id" text,
	"owner_guest_key_hash" text,
	"owner_order_id" text,
	"sha256" text NOT NULL,
	"bytes" bigint NOT NULL,
	"media_type" text NOT NULL,
	"width" integer,
	"height" integer,
	"display_name" text,
	"slip_reference" text,
	"attached_to" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "uploads_name_unique" UNIQUE("name"),
	CONSTRAINT "uploads_store_check" CHECK ("uploads"."store" in ('public', 'private')),
	CONSTRAINT "uploads_bytes_check" CHECK ("uploads"."bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "handovers" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" text,
	"things" jsonb NOT NULL,
	"taken_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"proved_email" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people" (
	"user_id" text PRIMARY KEY NOT NULL,
	"contact_email" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"nickname" text,
	"tel" text,
	"address" text,
	"user_group_id" text,
	"picture_name" text,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"username" text,
	"role" text NOT NULL,
	"blocked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_role_check" CHECK ("users"."role" in ('administrator', 'instructor', 'student', 'nonMember'))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" text NOT NULL,
	"line" integer NOT NULL,
	"batch" integer NOT NULL,
	"item" jsonb NOT NULL,
	"plans" jsonb NOT NULL,
	"staged_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_grants" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"item_id" text NOT NULL,
	"order_id" text NOT NULL,
	"plan_type" text NOT NULL,
	"pricing_type" text NOT NULL,
	"term_amount" integer,
	"term_unit" text,
	"extension_amount" integer,
	"extension_unit" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "access_grants_order_item_unique" UNIQUE("order_id","item_id"),
	CONSTRAINT "access_grants_plan_type_check" CHECK ("access_grants"."plan_type" in ('period', 'actual', 'oneTime', 'free'))
);
--> statement-breakpoint
CREATE TABLE "lecture_finishes" (
	"user_id" text NOT NULL,
	"lecture_id" text NOT NULL,
	"course_id" text NOT NULL,
	"is_finished" boolean DEFAULT true NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lecture_finishes_pk" PRIMARY KEY("user_id","lecture_id")
);
--> statement-breakpoint
CREATE TABLE "progress_intervals" (
	"user_id" text NOT NULL,
	"entry_key" text NOT NULL,
	"ordinal" integer NOT NULL,
	"course_id" text NOT NULL,
	"lecture_id" text NOT NULL,
	"device_id" text NOT NULL,
	"from_seconds" double precision NOT NULL,
	"to_seconds" double precision NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "progress_intervals_pk" PRIMARY KEY("user_id","entry_key","ordinal"),
	CONSTRAINT "progress_intervals_check" CHECK ("progress_intervals"."from_seconds" >= 0 and "progress_intervals"."to_seconds" >= "progress_intervals"."from_seconds")
);
--> statement-breakpoint
CREATE TABLE "progress_positions" (
	"user_id" text NOT NULL,
	"lecture_id" text NOT NULL,
	"course_id" text NOT NULL,
	"last_seconds" double precision NOT NULL,
	"last_recorded_at" timestamp (3) with time zone NOT NULL,
	"furthest_seconds" double precision NOT NULL,
	CONSTRAINT "progress_positions_pk" PRIMARY KEY("user_id","lecture_id"),
	CONSTRAINT "progress_positions_check" CHECK ("progress_positions"."last_seconds" >= 0 and "progress_positions"."furthest_seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mail_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"to_address" text NOT NULL,
	"language" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"mailbox" text,
	"dedupe_key" text NOT NULL,
	"user_id" text,
	"order_id" text,
	"delivery" text DEFAULT 'owed' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"error" text,
	CONSTRAINT "mail_messages_dedupe_key_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "mail_messages_language_check" CHECK ("mail_messages"."language" in ('th', 'en')),
	CONSTRAINT "mail_messages_delivery_check" CHECK ("mail_messages"."delivery" in ('owed', 'sent', 'kept', 'failed')),
	CONSTRAINT "mail_messages_sent_check" CHECK (("mail_messages"."delivery" in ('sent', 'kept')) = ("mail_messages"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "coupon_items" (
	"coupon_id" text NOT NULL,
	"item_id" text NOT NULL,
	CONSTRAINT "coupon_items_pk" PRIMARY KEY("coupon_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"coupon_id" text NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"mailbox" text,
	"state" text NOT NULL,
	"one_per_user" boolean NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupon_uses_pk" PRIMARY KEY("coupon_id","order_id"),
	CONSTRAINT "coupon_uses_state_check" CHECK ("coupon_uses"."state" in ('held', 'used', 'released'))
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	"payment_methods" text[] DEFAULT '{}' NOT NULL,
	"one_per_user" boolean DEFAULT false NOT NULL,
	"quantity" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"scope" text NOT NULL,
	"minimum_courses" integer,
	"discount_kind" text NOT NULL,
	"percent" integer,
	"amount_thb" bigint,
	"amount_usd" bigint,
	"is_on" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	CONSTRAINT "coupons_code_unique" UNIQUE("code"),
	CONSTRAINT "coupons_scope_check" CHECK ("coupons"."scope" in ('perCourse', 'courseCount')),
	CONSTRAINT "coupons_discount_kind_check" CHECK ("coupons"."discount_kind" in ('percent', 'amount')),
	CONSTRAINT "coupons_percent_check" CHECK ("coupons"."percent" between 0 and 100),
	CONSTRAINT "coupons_amount_check" CHECK ("coupons"."amount_thb" >= 0 and "coupons"."amount_usd" >= 0),
	CONSTRAINT "coupons_code_check" CHECK ("coupons"."code" = upper("coupons"."code")),
	CONSTRAINT "coupons_counts_check" CHECK ("coupons"."used" >= 0 and "coupons"."held" >= 0),
	CONSTRAINT "coupons_quantity_check" CHECK ("coupons"."quantity" is null or "coupons"."used" + "coupons"."held" <= "coupons"."quantity")
);
--> statement-breakpoint
CREATE TABLE "promotion_items" (
	"promotion_id" text NOT NULL,
	"item_id" text NOT NULL,
	CONSTRAINT "promotion_items_pk" PRIMARY KEY("promotion_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" text PRIMARY KEY NOT NULL,
	"title_th" text NOT NULL,
	"title_en" text,
	"descriptions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"scope" text NOT NULL,
	"minimum_courses" integer,
	"discount_kind" text NOT NULL,
	"percent" integer,
	"amount_thb" bigint,
	"amount_usd" bigint,
	"is_on" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	CONSTRAINT "promotions_scope_check" CHECK ("promotions"."scope" in ('perCourse', 'courseCount')),
	CONSTRAINT "promotions_discount_kind_check" CHECK ("promotions"."discount_kind" in ('percent', 'amount')),
	CONSTRAINT "promotions_percent_check" CHECK ("promotions"."percent" between 0 and 100),
	CONSTRAINT "promotions_amount_check" CHECK ("promotions"."amount_thb" >= 0 and "promotions"."amount_usd" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"actor_user_id" text,
	"reason_code" text,
	"reason" text,
	CONSTRAINT "order_events_from_check" CHECK ("order_events"."from_status" in ('notYetReceived', 'pendingApproved', 'approved', 'rejected', 'cancelled', 'refunded')),
	CONSTRAINT "order_events_to_check" CHECK ("order_events"."to_status" in ('notYetReceived', 'pendingApproved', 'approved', 'rejected', 'cancelled', 'refunded')),
	CONSTRAINT "order_events_actor_check" CHECK ("order_events"."actor" in ('buyer', 'administrator', 'provider', 'system')),
	CONSTRAINT "order_events_reason_code_check" CHECK ("order_events"."reason_code" in ('amountDiffers', 'slipUnreadable', 'moneyMissing', 'slipUsed'))
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"item_id" text NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"title_th" text NOT NULL,
	"title_en" text,
	"cover_name" text,
	"is_watchable" boolean NOT NULL,
	"plan_id" text NOT NULL,
	"plan_name_th" text NOT NULL,
	"plan_name_en" text,
	"plan_type" text NOT NULL,
	"pricing_type" text NOT NULL,
	"term_amount" integer,
	"term_unit" text,
	"extension_amount" integer,
	"extension_unit" text,
	"needs_approval" boolean NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"quantity" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"holds_seats" boolean NOT NULL,
	CONSTRAINT "order_lines_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_kind_check" CHECK ("order_lines"."kind" in ('course', 'product')),
	CONSTRAINT "order_lines_plan_type_check" CHECK ("order_lines"."plan_type" in ('period', 'actual', 'oneTime', 'free')),
	CONSTRAINT "order_lines_pricing_type_check" CHECK ("order_lines"."pricing_type" in ('default', 'renew', 'other')),
	CONSTRAINT "order_lines_quantity_check" CHECK ("order_lines"."quantity" between 1 and 99),
	CONSTRAINT "order_lines_amounts_check" CHECK ("order_lines"."unit_price" >= 0 and "order_lines"."discount" >= 0 and "order_lines"."discount" <= "order_lines"."unit_price" * "order_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"price" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"shipping_fee" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"withholding" bigint NOT NULL,
	"withholding_percent" integer DEFAULT 0 NOT NULL,
	"total" bigint NOT NULL,
	"promotion_id" text,
	"quote_digest" text NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"cancel_at" timestamp (3) with time zone,
	"buyer_name" text NOT NULL,
	"email" text NOT NULL,
	"tel" text,
	"language" text NOT NULL,
	"tax" jsonb,
	"shipping" jsonb,
	"under_review" boolean DEFAULT false NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_token_unique" UNIQUE("token"),
	CONSTRAINT "orders_status_check" CHECK ("orders"."status" in ('notYetReceived', 'pendingApproved', 'approved', 'rejected', 'cancelled', 'refunded')),
	CONSTRAINT "orders_currency_check" CHECK ("orders"."currency" in ('THB', 'USD')),
	CONSTRAINT "orders_method_check" CHECK ("orders"."method" in ('bankTransfer', 'wallet', 'cardGateway', 'bankQr', 'cardToken', 'cardTokenPromptPay', 'cardGatewayInstallment', 'paymentLink', 'paymentLinkPromptPay', 'billPayment', 'cardGatewayQr')),
	CONSTRAINT "orders_language_check" CHECK ("orders"."language" in ('th', 'en')),
	CONSTRAINT "orders_token_check" CHECK (length("orders"."token") >= 22),
	CONSTRAINT "orders_amounts_check" CHECK ("orders"."price" >= 0 and "orders"."discount" >= 0 and "orders"."shipping_fee" >= 0 and "orders"."vat" >= 0 and "orders"."withholding" >= 0),
	CONSTRAINT "orders_total_check" CHECK ("orders"."total" >= 0 and "orders"."total" = "orders"."price" - "orders"."discount" + "orders"."shipping_fee" - "orders"."withholding")
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_number" text NOT NULL,
	"account_name" text NOT NULL,
	"bank_code" text NOT NULL,
	"bank_name" text NOT NULL,
	"prompt_pay_image_name" text,
	"is_on" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"method" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"title" text NOT NULL,
	"position" integer NOT NULL,
	"config" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "payment_methods_method_check" CHECK ("payment_methods"."method" in ('bankTransfer', 'wallet', 'cardGateway', 'bankQr', 'cardToken', 'cardTokenPromptPay', 'cardGatewayInstallment', 'paymentLink', 'paymentLinkPromptPay', 'billPayment', 'cardGatewayQr'))
);
--> statement-breakpoint
CREATE TABLE "late_money_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"report_id" text,
	"attempt_id" text,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"note" text,
	CONSTRAINT "late_money_reviews_report_id_unique" UNIQUE("report_id"),
	CONSTRAINT "late_money_reviews_attempt_id_unique" UNIQUE("attempt_id"),
	CONSTRAINT "late_money_reviews_state_check" CHECK ("late_money_reviews"."state" in ('open', 'revived', 'refund')),
	CONSTRAINT "late_money_reviews_currency_check" CHECK ("late_money_reviews"."currency" in ('THB', 'USD')),
	CONSTRAINT "late_money_reviews_amount_check" CHECK ("late_money_reviews"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"provider_reference" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_attempts_key_unique" UNIQUE("key"),
	CONSTRAINT "payment_attempts_method_check" CHECK ("payment_attempts"."method" in ('bankTransfer', 'wallet', 'cardGateway', 'bankQr', 'cardToken', 'cardTokenPromptPay', 'cardGatewayInstallment', 'paymentLink', 'paymentLinkPromptPay', 'billPayment', 'cardGatewayQr')),
	CONSTRAINT "payment_attempts_currency_check" CHECK ("payment_attempts"."currency" in ('THB', 'USD')),
	CONSTRAINT "payment_attempts_state_check" CHECK ("payment_attempts"."state" in ('open', 'unknown', 'settled', 'declined', 'cancelled')),
	CONSTRAINT "payment_attempts_amount_check" CHECK ("payment_attempts"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"op_key" text NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"transferred_at" timestamp (3) with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"contact_name" text NOT NULL,
	"email" text NOT NULL,
	"tel" text,
	"origin_bank_code" text NOT NULL,
	"account_id" text NOT NULL,
	"account_number" text NOT NULL,
	"account_name" text NOT NULL,
	"account_bank_code" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"decision" text DEFAULT 'waiting' NOT NULL,
	"reject_code" text,
	"reject_reason" text,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "payment_reports_op_key_unique" UNIQUE("op_key"),
	CONSTRAINT "payment_reports_decision_check" CHECK ("payment_reports"."decision" in ('waiting', 'approved', 'rejected')),
	CONSTRAINT "payment_reports_reject_code_check" CHECK ("payment_reports"."reject_code" in ('amountDiffers', 'slipUnreadable', 'moneyMissing', 'slipUsed')),
	CONSTRAINT "payment_reports_amount_check" CHECK ("payment_reports"."amount" >= 0),
	CONSTRAINT "payment_reports_decided_check" CHECK (("payment_reports"."decision" = 'waiting') = ("payment_reports"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "report_slips" (
	"report_id" text NOT NULL,
	"position" integer NOT NULL,
	"upload_name" text NOT NULL,
	"slip_reference" text,
	"is_freed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "report_slips_pk" PRIMARY KEY("report_id","position")
);
--> statement-breakpoint
CREATE TABLE "push_orders" (
	"subscription_id" text NOT NULL,
	"order_id" text NOT NULL,
	CONSTRAINT "push_orders_pk" PRIMARY KEY("order_id","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"endpoint" text NOT NULL,
	"public_key" text NOT NULL,
	"secret" text NOT NULL,
	"language" text NOT NULL,
	"user_id" text,
	"session_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_sent_at" timestamp (3) with time zone,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint"),
	CONSTRAINT "push_subscriptions_language_check" CHECK ("push_subscriptions"."language" in ('th', 'en')),
	CONSTRAINT "push_subscriptions_session_check" CHECK (("push_subscriptions"."user_id" is null) = ("push_subscriptions"."session_id" is null))
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"value" integer NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer NOT NULL,
	"response" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_data" (
	"user_id" text PRIMARY KEY NOT NULL,
	"person_type" text NOT NULL,
	"name_one" text NOT NULL,
	"name_two" text NOT NULL,
	"payer_id" text NOT NULL,
	"address" text NOT NULL,
	"postcode" text NOT NULL,
	"delivery_address" text,
	"certificate_name" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tax_data_person_type_check" CHECK ("tax_data"."person_type" in ('normal', 'juristic'))
);
--> statement-breakpoint
CREATE TABLE "user_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookstore_sends" ADD CONSTRAINT "bookstore_sends_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_coupons" ADD CONSTRAINT "cart_coupons_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_coupons" ADD CONSTRAINT "cart_coupons_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_plan_id_pricing_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."pricing_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instructors" ADD CONSTRAINT "instructors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_instructor_id_instructors_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."instructors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_free_book_id_items_id_fk" FOREIGN KEY ("free_book_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lectures" ADD CONSTRAINT "lectures_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pricing_plans" ADD CONSTRAINT "pricing_plans_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_course_id_items_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_question_id_comments_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_hidden_by_users_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_pictures" ADD CONSTRAINT "page_pictures_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_user_id_users_id_fk" FOREIGN KEY ("owner_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_order_id_orders_id_fk" FOREIGN KEY ("owner_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_user_group_id_user_groups_id_fk" FOREIGN KEY ("user_group_id") REFERENCES "public"."user_groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_grants" ADD CONSTRAINT "access_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_grants" ADD CONSTRAINT "access_grants_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_grants" ADD CONSTRAINT "access_grants_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_finishes" ADD CONSTRAINT "lecture_finishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_finishes" ADD CONSTRAINT "lecture_finishes_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_finishes" ADD CONSTRAINT "lecture_finishes_course_id_items_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_intervals" ADD CONSTRAINT "progress_intervals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_intervals" ADD CONSTRAINT "progress_intervals_course_id_items_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_intervals" ADD CONSTRAINT "progress_intervals_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_positions" ADD CONSTRAINT "progress_positions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_positions" ADD CONSTRAINT "progress_positions_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_positions" ADD CONSTRAINT "progress_positions_course_id_items_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD CONSTRAINT "mail_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD CONSTRAINT "mail_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_items" ADD CONSTRAINT "coupon_items_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_items" ADD CONSTRAINT "coupon_items_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_items" ADD CONSTRAINT "promotion_items_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_items" ADD CONSTRAINT "promotion_items_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_money_reviews" ADD CONSTRAINT "late_money_reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_money_reviews" ADD CONSTRAINT "late_money_reviews_report_id_payment_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."payment_reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_money_reviews" ADD CONSTRAINT "late_money_reviews_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_money_reviews" ADD CONSTRAINT "late_money_reviews_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reports" ADD CONSTRAINT "payment_reports_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reports" ADD CONSTRAINT "payment_reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_slips" ADD CONSTRAINT "report_slips_report_id_payment_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."payment_reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_slips" ADD CONSTRAINT "report_slips_upload_name_uploads_name_fk" FOREIGN KEY ("upload_name") REFERENCES "public"."uploads"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_orders" ADD CONSTRAINT "push_orders_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_orders" ADD CONSTRAINT "push_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_data" ADD CONSTRAINT "tax_data_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_user_id_index" ON "addresses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default_unique" ON "addresses" USING btree ("user_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE INDEX "cart_coupons_coupon_id_index" ON "cart_coupons" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "cart_lines_item_id_index" ON "cart_lines" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "cart_lines_plan_id_index" ON "cart_lines" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "carts_updated_at_index" ON "carts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "instructors_user_id_index" ON "instructors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "items_slug_words_index" ON "items" USING btree (substr("slug", length("id") + 2));--> statement-breakpoint
CREATE INDEX "items_category_id_index" ON "items" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "items_instructor_id_index" ON "items" USING btree ("instructor_id");--> statement-breakpoint
CREATE INDEX "items_updated_at_index" ON "items" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "items_kind_rank_index" ON "items" USING btree ("kind","rank");--> statement-breakpoint
CREATE INDEX "lectures_section_id_index" ON "lectures" USING btree ("section_id","position");--> statement-breakpoint
CREATE INDEX "pricing_plans_item_id_index" ON "pricing_plans" USING btree ("item_id","position");--> statement-breakpoint
CREATE INDEX "sections_item_id_index" ON "sections" USING btree ("item_id","position");--> statement-breakpoint
CREATE INDEX "comment_reports_user_id_index" ON "comment_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comment_reports_open_index" ON "comment_reports" USING btree ("comment_id") WHERE "comment_reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "comments_course_id_index" ON "comments" USING btree ("course_id","written_at") WHERE "comments"."question_id" is null;--> statement-breakpoint
CREATE INDEX "comments_question_id_index" ON "comments" USING btree ("question_id","written_at");--> statement-breakpoint
CREATE INDEX "comments_author_id_index" ON "comments" USING btree ("author_id","course_id");--> statement-breakpoint
CREATE INDEX "comments_written_at_index" ON "comments" USING btree ("written_at");--> statement-breakpoint
CREATE INDEX "comments_hidden_at_index" ON "comments" USING btree ("hidden_at") WHERE "comments"."hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "comments_hidden_by_index" ON "comments" USING btree ("hidden_by");--> statement-breakpoint
CREATE INDEX "page_pictures_uploaded_by_index" ON "page_pictures" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "uploads_owner_user_id_index" ON "uploads" USING btree ("owner_user_id");--> statement-breakpoint
CREATE INDEX "uploads_owner_order_id_index" ON "uploads" USING btree ("owner_order_id");--> statement-breakpoint
CREATE INDEX "uploads_owner_guest_key_hash_index" ON "uploads" USING btree ("owner_guest_key_hash");--> statement-breakpoint
CREATE INDEX "uploads_unattached_index" ON "uploads" USING btree ("created_at") WHERE "uploads"."attached_to" is null;--> statement-breakpoint
CREATE INDEX "handovers_session_id_index" ON "handovers" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "handovers_expires_at_index" ON "handovers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "accounts_user_id_index" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_provider_account_unique" ON "accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "people_contact_email_index" ON "people" USING btree ("contact_email");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "import_rows_batch_index" ON "import_rows" USING btree ("import_id","batch");--> statement-breakpoint
CREATE INDEX "access_grants_user_item_index" ON "access_grants" USING btree ("user_id","item_id");--> statement-breakpoint
CREATE INDEX "access_grants_item_id_index" ON "access_grants" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "lecture_finishes_course_index" ON "lecture_finishes" USING btree ("user_id","course_id");--> statement-breakpoint
CREATE INDEX "lecture_finishes_lecture_id_index" ON "lecture_finishes" USING btree ("lecture_id");--> statement-breakpoint
CREATE INDEX "lecture_finishes_course_id_index" ON "lecture_finishes" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "progress_intervals_lecture_index" ON "progress_intervals" USING btree ("user_id","lecture_id");--> statement-breakpoint
CREATE INDEX "progress_intervals_course_time_index" ON "progress_intervals" USING btree ("user_id","course_id","recorded_at");--> statement-breakpoint
CREATE INDEX "progress_intervals_lecture_id_index" ON "progress_intervals" USING btree ("lecture_id");--> statement-breakpoint
CREATE INDEX "progress_intervals_course_id_index" ON "progress_intervals" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "progress_positions_course_index" ON "progress_positions" USING btree ("user_id","course_id","last_recorded_at");--> statement-breakpoint
CREATE INDEX "progress_positions_lecture_id_index" ON "progress_positions" USING btree ("lecture_id");--> statement-breakpoint
CREATE INDEX "progress_positions_course_id_index" ON "progress_positions" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "mail_messages_created_at_index" ON "mail_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_messages_mailbox_index" ON "mail_messages" USING btree ("mailbox","created_at") WHERE "mail_messages"."mailbox" is not null;--> statement-breakpoint
CREATE INDEX "mail_messages_user_id_index" ON "mail_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mail_messages_order_id_index" ON "mail_messages" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "mail_messages_owed_index" ON "mail_messages" USING btree ("created_at") WHERE "mail_messages"."delivery" in ('owed', 'failed');--> statement-breakpoint
CREATE INDEX "coupon_items_item_id_index" ON "coupon_items" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_uses_one_per_user_unique" ON "coupon_uses" USING btree ("coupon_id","user_id") WHERE "coupon_uses"."one_per_user" and "coupon_uses"."state" <> 'released';--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_uses_one_per_mailbox_unique" ON "coupon_uses" USING btree ("coupon_id","mailbox") WHERE "coupon_uses"."one_per_user" and "coupon_uses"."state" <> 'released';--> statement-breakpoint
CREATE INDEX "coupon_uses_order_id_index" ON "coupon_uses" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "coupon_uses_user_id_index" ON "coupon_uses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "coupon_uses_mailbox_index" ON "coupon_uses" USING btree ("mailbox");--> statement-breakpoint
CREATE INDEX "promotion_items_item_id_index" ON "promotion_items" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_events_one_approval_unique" ON "order_events" USING btree ("order_id") WHERE "order_events"."to_status" = 'approved';--> statement-breakpoint
CREATE INDEX "order_events_order_id_index" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_events_actor_user_id_index" ON "order_events" USING btree ("actor_user_id");--> statement-breakpoint
CREATE INDEX "order_lines_item_id_index" ON "order_lines" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "orders_user_id_index" ON "orders" USING btree ("user_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_placed_at_index" ON "orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_search_index" ON "orders" USING gin ("number" gin_trgm_ops,"buyer_name" gin_trgm_ops,"email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_status_index" ON "orders" USING btree ("status","placed_at");--> statement-breakpoint
CREATE INDEX "orders_cancel_at_index" ON "orders" USING btree ("cancel_at") WHERE "orders"."status" in ('notYetReceived', 'rejected');--> statement-breakpoint
CREATE INDEX "orders_under_review_index" ON "orders" USING btree ("placed_at") WHERE "orders"."under_review";--> statement-breakpoint
CREATE INDEX "late_money_reviews_order_id_index" ON "late_money_reviews" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "late_money_reviews_decided_by_index" ON "late_money_reviews" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_settled_unique" ON "payment_attempts" USING btree ("order_id") WHERE "payment_attempts"."state" = 'settled';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_running_unique" ON "payment_attempts" USING btree ("order_id","method","amount") WHERE "payment_attempts"."state" in ('open', 'unknown');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_provider_reference_unique" ON "payment_attempts" USING btree ("method","provider_reference");--> statement-breakpoint
CREATE INDEX "payment_attempts_order_id_index" ON "payment_attempts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_running_index" ON "payment_attempts" USING btree ("updated_at") WHERE "payment_attempts"."state" in ('open', 'unknown');--> statement-breakpoint
CREATE INDEX "payment_reports_order_id_index" ON "payment_reports" USING btree ("order_id","reported_at");--> statement-breakpoint
CREATE INDEX "payment_reports_waiting_index" ON "payment_reports" USING btree ("reported_at") WHERE "payment_reports"."decision" = 'waiting';--> statement-breakpoint
CREATE INDEX "payment_reports_decided_by_index" ON "payment_reports" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "report_slips_slip_reference_unique" ON "report_slips" USING btree ("slip_reference") WHERE not "report_slips"."is_freed";--> statement-breakpoint
CREATE INDEX "report_slips_upload_name_index" ON "report_slips" USING btree ("upload_name");--> statement-breakpoint
CREATE INDEX "push_orders_subscription_id_index" ON "push_orders" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_id_index" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session_id_index" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_groups_default_index" ON "user_groups" USING btree ("is_default") WHERE "user_groups"."is_default";