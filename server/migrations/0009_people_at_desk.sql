CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"press" text NOT NULL,
	"actor_id" text NOT NULL,
	"actor_role" text NOT NULL,
	"call" text NOT NULL,
	"table_name" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_role_check";--> statement-breakpoint
ALTER TABLE "access_grants" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "access_grants" ADD COLUMN "given_reason" text;--> statement-breakpoint
ALTER TABLE "access_grants" ADD COLUMN "taken_reason" text;--> statement-breakpoint
CREATE INDEX "audit_entries_at_index" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_index" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject_index" ON "audit_entries" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "people_created_at_index" ON "people" USING btree ("created_at","user_id");--> statement-breakpoint
CREATE INDEX "people_search_index" ON "people" USING gin (("first_name" || ' ' || "last_name") gin_trgm_ops,"contact_email" gin_trgm_ops,"tel" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_search_index" ON "users" USING gin ("email" gin_trgm_ops,"username" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_check" CHECK ("users"."role" in ('administrator', 'orderDesk', 'content', 'instructor', 'student', 'nonMember'));--> statement-breakpoint
ALTER TABLE "access_grants" ADD CONSTRAINT "access_grants_origin_check" CHECK (("access_grants"."order_id" is null) = ("access_grants"."given_reason" is not null));--> statement-breakpoint
-- Entries are added only: no statement of the shop changes or deletes one.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Entries of the audit cannot be changed or deleted';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_fixed" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
-- A row without the columns that are no change, and with dots for personal values, which could not be erased here.
CREATE FUNCTION audited_row(changed jsonb, personal text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT jsonb_object_agg(key, CASE WHEN key = ANY (personal) AND value NOT IN ('null', '""') THEN '"…"' ELSE value END)
	FROM jsonb_each(changed) WHERE key <> 'updated_at'
$$;--> statement-breakpoint
-- Records a row's change by a request of the desk, which `transaction` announces in `desk.*`. Arguments: columns of the
-- row's key, and columns of personal values.
CREATE FUNCTION record_audit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	row_before jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
	row_after jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
	personal text[] := string_to_array(TG_ARGV[1], ',');
	subject text;
	unchanged text[];
BEGIN
	IF coalesce(current_setting('desk.press', true), '') = '' THEN RETURN NULL; END IF;
	SELECT string_agg(coalesce(row_after, row_before) ->> name, '/') INTO subject FROM unnest(string_to_array(TG_ARGV[0], ',')) AS name;
	IF TG_OP = 'UPDATE' THEN
		SELECT coalesce(array_agg(key), '{}') INTO unchanged FROM jsonb_each(row_before) WHERE row_after -> key = value;
		row_before := row_before - unchanged - 'updated_at'::text;
		row_after := row_after - unchanged - 'updated_at'::text;
		IF row_after = '{}' THEN RETURN NULL; END IF;
	END IF;
	INSERT INTO "audit_entries" ("at", "press", "actor_id", "actor_role", "call", "table_name", "subject", "before", "after")
	VALUES (
		current_setting('desk.at')::timestamptz, current_setting('desk.press'), current_setting('desk.actor'),
		current_setting('desk.role'), current_setting('desk.call'), TG_TABLE_NAME, subject,
		audited_row(row_before, personal), audited_row(row_after, personal)
	);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_audit" AFTER INSERT OR UPDATE OR DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION record_audit('id', 'name,email,username,image');--> statement-breakpoint
CREATE TRIGGER "people_audit" AFTER INSERT OR UPDATE OR DELETE ON "people" FOR EACH ROW EXECUTE FUNCTION record_audit('user_id', 'contact_email,first_name,last_name,nickname,tel,address,picture_name,answers');--> statement-breakpoint
CREATE TRIGGER "addresses_audit" AFTER INSERT OR UPDATE OR DELETE ON "addresses" FOR EACH ROW EXECUTE FUNCTION record_audit('user_id,id', 'recipient,tel,line,subdistrict,district,postcode');--> statement-breakpoint
CREATE TRIGGER "tax_data_audit" AFTER INSERT OR UPDATE OR DELETE ON "tax_data" FOR EACH ROW EXECUTE FUNCTION record_audit('user_id', 'name_one,name_two,payer_id,address,postcode,delivery_address,certificate_name');--> statement-breakpoint
CREATE TRIGGER "access_grants_audit" AFTER INSERT OR UPDATE OR DELETE ON "access_grants" FOR EACH ROW EXECUTE FUNCTION record_audit('user_id,item_id', '');--> statement-breakpoint
CREATE TRIGGER "orders_audit" AFTER INSERT OR UPDATE OR DELETE ON "orders" FOR EACH ROW EXECUTE FUNCTION record_audit('id', 'token,buyer_name,email,tel,tax,shipping');--> statement-breakpoint
CREATE TRIGGER "order_lines_audit" AFTER INSERT OR UPDATE OR DELETE ON "order_lines" FOR EACH ROW EXECUTE FUNCTION record_audit('order_id,item_id', '');--> statement-breakpoint
CREATE TRIGGER "order_events_audit" AFTER INSERT OR UPDATE OR DELETE ON "order_events" FOR EACH ROW EXECUTE FUNCTION record_audit('order_id', '');--> statement-breakpoint
CREATE TRIGGER "order_documents_audit" AFTER INSERT OR UPDATE OR DELETE ON "order_documents" FOR EACH ROW EXECUTE FUNCTION record_audit('order_id', 'facts');--> statement-breakpoint
CREATE TRIGGER "payment_attempts_audit" AFTER INSERT OR UPDATE OR DELETE ON "payment_attempts" FOR EACH ROW EXECUTE FUNCTION record_audit('order_id', 'key,step,card');--> statement-breakpoint
CREATE TRIGGER "payment_refunds_audit" AFTER INSERT OR UPDATE OR DELETE ON "payment_refunds" FOR EACH ROW EXECUTE FUNCTION record_audit('order_id', '');--> statement-breakpoint
CREATE TRIGGER "payment_reports_audit" AFTER INSERT OR UPDATE OR DELETE ON "payment_reports" FOR EACH ROW EXECUTE FUNCTION record_audit('order_id', 'op_key,contact_name,email,tel,note');--> statement-breakpoint
CREATE TRIGGER "late_money_reviews_audit" AFTER INSERT OR UPDATE OR DELETE ON "late_money_reviews" FOR EACH ROW EXECUTE FUNCTION record_audit('order_id', '');--> statement-breakpoint
CREATE TRIGGER "bookstore_sends_audit" AFTER INSERT OR UPDATE OR DELETE ON "bookstore_sends" FOR EACH ROW EXECUTE FUNCTION record_audit('order_id', 'body');--> statement-breakpoint
CREATE TRIGGER "categories_audit" AFTER INSERT OR UPDATE OR DELETE ON "categories" FOR EACH ROW EXECUTE FUNCTION record_audit('id', '');--> statement-breakpoint
CREATE TRIGGER "instructors_audit" AFTER INSERT OR UPDATE OR DELETE ON "instructors" FOR EACH ROW EXECUTE FUNCTION record_audit('id', '');--> statement-breakpoint
CREATE TRIGGER "items_audit" AFTER INSERT OR UPDATE OR DELETE ON "items" FOR EACH ROW EXECUTE FUNCTION record_audit('id', '');--> statement-breakpoint
CREATE TRIGGER "pricing_plans_audit" AFTER INSERT OR UPDATE OR DELETE ON "pricing_plans" FOR EACH ROW EXECUTE FUNCTION record_audit('item_id,id', '');--> statement-breakpoint
CREATE TRIGGER "sections_audit" AFTER INSERT OR UPDATE OR DELETE ON "sections" FOR EACH ROW EXECUTE FUNCTION record_audit('item_id,id', '');--> statement-breakpoint
CREATE TRIGGER "lectures_audit" AFTER INSERT OR UPDATE OR DELETE ON "lectures" FOR EACH ROW EXECUTE FUNCTION record_audit('id', '');--> statement-breakpoint
CREATE TRIGGER "comments_audit" AFTER INSERT OR UPDATE OR DELETE ON "comments" FOR EACH ROW EXECUTE FUNCTION record_audit('course_id,id', 'author_name,text');--> statement-breakpoint
CREATE TRIGGER "custom_pages_audit" AFTER INSERT OR UPDATE OR DELETE ON "custom_pages" FOR EACH ROW EXECUTE FUNCTION record_audit('id', '');--> statement-breakpoint
CREATE TRIGGER "media_audit" AFTER INSERT OR UPDATE OR DELETE ON "media" FOR EACH ROW EXECUTE FUNCTION record_audit('id', '');--> statement-breakpoint
CREATE TRIGGER "media_subtitles_audit" AFTER INSERT OR UPDATE OR DELETE ON "media_subtitles" FOR EACH ROW EXECUTE FUNCTION record_audit('medium_id,language', '');--> statement-breakpoint
CREATE TRIGGER "coupons_audit" AFTER INSERT OR UPDATE OR DELETE ON "coupons" FOR EACH ROW EXECUTE FUNCTION record_audit('id', '');--> statement-breakpoint
CREATE TRIGGER "coupon_items_audit" AFTER INSERT OR UPDATE OR DELETE ON "coupon_items" FOR EACH ROW EXECUTE FUNCTION record_audit('coupon_id,item_id', '');--> statement-breakpoint
CREATE TRIGGER "promotions_audit" AFTER INSERT OR UPDATE OR DELETE ON "promotions" FOR EACH ROW EXECUTE FUNCTION record_audit('id', '');--> statement-breakpoint
CREATE TRIGGER "promotion_items_audit" AFTER INSERT OR UPDATE OR DELETE ON "promotion_items" FOR EACH ROW EXECUTE FUNCTION record_audit('promotion_id,item_id', '');--> statement-breakpoint
CREATE TRIGGER "payment_methods_audit" AFTER INSERT OR UPDATE OR DELETE ON "payment_methods" FOR EACH ROW EXECUTE FUNCTION record_audit('method', '');--> statement-breakpoint
CREATE TRIGGER "bank_accounts_audit" AFTER INSERT OR UPDATE OR DELETE ON "bank_accounts" FOR EACH ROW EXECUTE FUNCTION record_audit('id', '');--> statement-breakpoint
CREATE TRIGGER "settings_audit" AFTER INSERT OR UPDATE OR DELETE ON "settings" FOR EACH ROW EXECUTE FUNCTION record_audit('name', '');--> statement-breakpoint
CREATE TRIGGER "custom_labels_audit" AFTER INSERT OR UPDATE OR DELETE ON "custom_labels" FOR EACH ROW EXECUTE FUNCTION record_audit('id', '');--> statement-breakpoint
CREATE TRIGGER "user_groups_audit" AFTER INSERT OR UPDATE OR DELETE ON "user_groups" FOR EACH ROW EXECUTE FUNCTION record_audit('id', '');