DROP INDEX "order_documents_issued_at_index";--> statement-breakpoint
DROP INDEX "order_documents_search_index";--> statement-breakpoint
CREATE INDEX "order_documents_cancelled_index" ON "order_documents" USING btree ("issued_at","number") WHERE "order_documents"."cancelled_at" is not null;--> statement-breakpoint
CREATE INDEX "order_documents_issued_at_index" ON "order_documents" USING btree ("issued_at","number");--> statement-breakpoint
CREATE INDEX "order_documents_search_index" ON "order_documents" USING gin ("number" gin_trgm_ops,("facts" ->> 'orderNumber') gin_trgm_ops,("facts" -> 'buyer' ->> 'name') gin_trgm_ops,("facts" -> 'buyer' ->> 'taxId') gin_trgm_ops);