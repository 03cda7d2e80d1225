import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { items, pricingPlans } from './catalogue.ts';
import { instant, minorUnits } from './columns.ts';
import { users } from './identity.ts';
import { coupons } from './offers.ts';

/** One cart of a student, or of a guest by the hash of the cookie's key. */
export const carts = pgTable(
  'carts',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .unique('carts_user_id_unique')
      .references(() => users.id, { onDelete: 'cascade' }),
    guestKeyHash: text('guest_key_hash').unique('carts_guest_key_hash_unique'),
    updatedAt: instant('updated_at').notNull(),
    /** Number of changes; a device's copy is based on one of them. */
    revision: integer('revision').notNull().default(0),
  },
  (cart) => [
    check('carts_owner_check', sql`(${cart.userId} is null) <> (${cart.guestKeyHash} is null)`),
    index('carts_updated_at_index').on(cart.updatedAt),
  ],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    itemId: text('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    planId: text('plan_id')
      .notNull()
      .references(() => pricingPlans.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    /** Minor units of the shop's currency; the price shown when the line was added. */
    seenPrice: minorUnits('seen_price'),
    addedAt: instant('added_at').notNull(),
    position: integer('position').notNull(),
  },
  (line) => [
    primaryKey({ name: 'cart_lines_pk', columns: [line.cartId, line.itemId] }),
    check('cart_lines_quantity_check', sql`${line.quantity} between 1 and 99`),
    check('cart_lines_seen_price_check', sql`${line.seenPrice} >= 0`),
    index('cart_lines_item_id_index').on(line.itemId),
    index('cart_lines_plan_id_index').on(line.planId),
  ],
);

/** The coupons of a cart in order. They hold nothing: an order takes the use. */
export const cartCoupons = pgTable(
  'cart_coupons',
  {
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    couponId: text('coupon_id')
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (coupon) => [
    primaryKey({ name: 'cart_coupons_pk', columns: [coupon.cartId, coupon.couponId] }),
    index('cart_coupons_coupon_id_index').on(coupon.couponId),
  ],
);
