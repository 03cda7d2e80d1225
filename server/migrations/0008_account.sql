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
CREATE TABLE "tax_data" (
	"user_id" text PRIMARY KEY NOT NULL,
	"person_type" text NOT NULL,
	"name_one" text NOT NULL,
	"name_two" text NOT NULL,
	"payer_id" text NOT NULL,
	"address" text NOT NULL,
	"postcode" text NOT NULL,
	"delivery_address" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tax_data_person_type_check" CHECK ("tax_data"."person_type" in ('normal', 'juristic'))
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_data" ADD CONSTRAINT "tax_data_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_user_id_index" ON "addresses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default_unique" ON "addresses" USING btree ("user_id") WHERE "addresses"."is_default";