ALTER TABLE "coupon_uses" ADD COLUMN "mailbox" text;--> statement-breakpoint
UPDATE "coupon_uses" SET "mailbox" = "known"."mailbox" FROM (
	SELECT "coupon_id", "order_id", "counts", "mailbox",
		row_number() OVER (PARTITION BY "coupon_id", "mailbox", "counts" ORDER BY "taken_at", "order_id") AS "nth"
	FROM (
		SELECT "coupon_id", "order_id", "taken_at", "one_per_user" AND "coupon_uses"."state" <> 'released' AS "counts",
			regexp_replace(lower(trim("orders"."email")), '\+[^@]*@', '@') AS "mailbox"
		FROM "coupon_uses" JOIN "orders" ON "orders"."id" = "coupon_uses"."order_id"
	) AS "use"
) AS "known"
WHERE "known"."coupon_id" = "coupon_uses"."coupon_id" AND "known"."order_id" = "coupon_uses"."order_id"
	AND (NOT "known"."counts" OR "known"."nth" = 1);--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_uses_one_per_mailbox_unique" ON "coupon_uses" USING btree ("coupon_id","mailbox") WHERE "coupon_uses"."one_per_user" and "coupon_uses"."state" <> 'released';--> statement-breakpoint
CREATE INDEX "coupon_uses_mailbox_index" ON "coupon_uses" USING btree ("mailbox");