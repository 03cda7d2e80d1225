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
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;