CREATE TABLE "cart_coupons" (
	"cart_id" text NOT NULL,
	"coupon_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "cart_coupons_pk" PRIMARY KEY("cart_id","coupon_id")
);
--> statement-breakpoint
ALTER TABLE "cart_coupons" ADD CONSTRAINT "cart_coupons_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_coupons" ADD CONSTRAINT "cart_coupons_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_coupons_coupon_id_index" ON "cart_coupons" USING btree ("coupon_id");