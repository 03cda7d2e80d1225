ALTER TABLE "coupons" ADD COLUMN "label" text;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "title_th" text;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "title_en" text;--> statement-breakpoint
UPDATE "payment_methods" SET "title_th" = nullif("title", '');--> statement-breakpoint
ALTER TABLE "payment_methods" DROP COLUMN "title";