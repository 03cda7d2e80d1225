CREATE TABLE "visit_days" (
	"day" text PRIMARY KEY NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"purchases" integer DEFAULT 0 NOT NULL
);
