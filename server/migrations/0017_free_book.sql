ALTER TABLE "items" ADD COLUMN "free_book_id" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "free_book_type" text;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_free_book_id_items_id_fk" FOREIGN KEY ("free_book_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_free_book_type_check" CHECK ("items"."free_book_type" in ('ship', 'download'));--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_free_book_check" CHECK (("items"."free_book_id" is null) = ("items"."free_book_type" is null));