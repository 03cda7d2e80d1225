CREATE TABLE "handovers" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" text,
	"things" jsonb NOT NULL,
	"taken_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handovers_session_id_index" ON "handovers" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "handovers_expires_at_index" ON "handovers" USING btree ("expires_at");