-- Free texts about a buyer may name them, and an entry of the audit could not be erased.
DROP TRIGGER "access_grants_audit" ON "access_grants";--> statement-breakpoint
CREATE TRIGGER "access_grants_audit" AFTER INSERT OR UPDATE OR DELETE ON "access_grants" FOR EACH ROW EXECUTE FUNCTION record_audit('user_id,item_id', 'given_reason,taken_reason');--> statement-breakpoint
DROP TRIGGER "order_events_audit" ON "order_events";--> statement-breakpoint
CREATE TRIGGER "order_events_audit" AFTER INSERT OR UPDATE OR DELETE ON "order_events" FOR EACH ROW EXECUTE FUNCTION record_audit('order_id', 'reason');--> statement-breakpoint
DROP TRIGGER "order_documents_audit" ON "order_documents";--> statement-breakpoint
CREATE TRIGGER "order_documents_audit" AFTER INSERT OR UPDATE OR DELETE ON "order_documents" FOR EACH ROW EXECUTE FUNCTION record_audit('order_id', 'facts,cancel_reason');--> statement-breakpoint
DROP TRIGGER "payment_refunds_audit" ON "payment_refunds";--> statement-breakpoint
CREATE TRIGGER "payment_refunds_audit" AFTER INSERT OR UPDATE OR DELETE ON "payment_refunds" FOR EACH ROW EXECUTE FUNCTION record_audit('order_id', 'reason,note');--> statement-breakpoint
DROP TRIGGER "payment_reports_audit" ON "payment_reports";--> statement-breakpoint
CREATE TRIGGER "payment_reports_audit" AFTER INSERT OR UPDATE OR DELETE ON "payment_reports" FOR EACH ROW EXECUTE FUNCTION record_audit('order_id', 'op_key,contact_name,email,tel,note,reject_reason');--> statement-breakpoint
DROP TRIGGER "late_money_reviews_audit" ON "late_money_reviews";--> statement-breakpoint
CREATE TRIGGER "late_money_reviews_audit" AFTER INSERT OR UPDATE OR DELETE ON "late_money_reviews" FOR EACH ROW EXECUTE FUNCTION record_audit('order_id', 'note');
