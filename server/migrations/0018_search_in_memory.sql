DROP INDEX "items_search_text_index";--> statement-breakpoint
ALTER TABLE "items" DROP COLUMN "search_text";