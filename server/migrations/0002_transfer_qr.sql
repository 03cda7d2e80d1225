ALTER TABLE "bank_accounts" ADD COLUMN "prompt_pay_id" text;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "qr_image_name" text;