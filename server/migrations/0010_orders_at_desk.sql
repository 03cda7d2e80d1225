CREATE TABLE "order_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"author_id" text,
	CONSTRAINT "order_notes_kind_check" CHECK ("order_notes"."kind" in ('note', 'asked', 'address', 'parcel'))
);
--> statement-breakpoint
CREATE TABLE "order_parcels" (
	"order_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_parcels_state_check" CHECK ("order_parcels"."state" in ('preparing', 'sent', 'delivered', 'returned'))
);
--> statement-breakpoint
ALTER TABLE "order_documents" DROP CONSTRAINT "order_documents_number_unique";--> statement-breakpoint
ALTER TABLE "order_documents" DROP CONSTRAINT "order_documents_kind_check";--> statement-breakpoint
ALTER TABLE "order_documents" DROP CONSTRAINT "order_documents_pkey";--> statement-breakpoint
ALTER TABLE "order_documents" ADD PRIMARY KEY ("number");--> statement-breakpoint
ALTER TABLE "order_documents" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_documents" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
ALTER TABLE "order_documents" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parcels" ADD CONSTRAINT "order_parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_order_id_index" ON "order_notes" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "order_notes_author_id_index" ON "order_notes" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_cancelled_by_users_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_documents_one_unique" ON "order_documents" USING btree ("order_id") WHERE "order_documents"."kind" <> 'creditNote' and "order_documents"."cancelled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_documents_one_credit_unique" ON "order_documents" USING btree ("order_id") WHERE "order_documents"."kind" = 'creditNote';--> statement-breakpoint
CREATE INDEX "order_documents_order_id_index" ON "order_documents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_documents_issued_at_index" ON "order_documents" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "order_documents_cancelled_by_index" ON "order_documents" USING btree ("cancelled_by");--> statement-breakpoint
CREATE INDEX "orders_total_index" ON "orders" USING btree ("total","id");--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_cancel_check" CHECK (("order_documents"."cancelled_at" is null) = ("order_documents"."cancel_reason" is null));--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_kind_check" CHECK ("order_documents"."kind" in ('fullTaxInvoice', 'abbreviatedTaxInvoice', 'receipt', 'creditNote'));--> statement-breakpoint
CREATE TRIGGER "order_notes_audit" AFTER INSERT OR UPDATE OR DELETE ON "order_notes" FOR EACH ROW EXECUTE FUNCTION record_audit('order_id,id', 'text');--> statement-breakpoint
CREATE TRIGGER "order_parcels_audit" AFTER INSERT OR UPDATE OR DELETE ON "order_parcels" FOR EACH ROW EXECUTE FUNCTION record_audit('order_id', '');
