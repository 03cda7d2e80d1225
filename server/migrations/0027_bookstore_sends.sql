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
ALTER TABLE "bookstore_sends" ADD CONSTRAINT "bookstore_sends_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;