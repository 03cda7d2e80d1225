ALTER TABLE "accounts" ADD COLUMN "proved_email" text;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_provider_account_unique" ON "accounts" USING btree ("provider_id","account_id");