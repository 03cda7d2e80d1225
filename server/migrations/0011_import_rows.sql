CREATE TABLE "import_rows" (
	"import_id" text NOT NULL,
	"line" integer NOT NULL,
	"batch" integer NOT NULL,
	"item" jsonb NOT NULL,
	"plans" jsonb NOT NULL,
	"staged_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "import_rows_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE INDEX "import_rows_batch_index" ON "import_rows" USING btree ("import_id","batch");