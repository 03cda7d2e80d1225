DROP INDEX "audit_entries_subject_index";--> statement-breakpoint
DROP INDEX "items_kind_rank_index";--> statement-breakpoint
CREATE INDEX "items_search_index" ON "items" USING gin ("title_th" gin_trgm_ops,"title_en" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "progress_intervals_recorded_at_index" ON "progress_intervals" USING btree ("recorded_at","user_id");--> statement-breakpoint
CREATE INDEX "coupons_search_index" ON "coupons" USING gin ("code" gin_trgm_ops,"label" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_events_sales_index" ON "order_events" USING btree ("at") WHERE "order_events"."to_status" in ('approved', 'refunded');--> statement-breakpoint
CREATE INDEX "audit_entries_subject_index" ON "audit_entries" USING btree ("subject" text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "items_kind_rank_index" ON "items" USING btree ("kind","rank","id");