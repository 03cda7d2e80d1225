ALTER TABLE "uploads" ADD COLUMN "display_sha256" text;--> statement-breakpoint
CREATE INDEX "uploads_sha256_index" ON "uploads" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "uploads_display_sha256_index" ON "uploads" USING btree ("display_sha256");