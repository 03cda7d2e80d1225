import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LocalText } from '../../../src/domain/localText.ts';
import type { PaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import type { Discount, OfferScope } from '../../../src/domain/pricing/offer.ts';
import { items } from './catalogue.ts';
import { instant, isOneOf, minorUnits } from './columns.ts';
import { users } from './identity.ts';
import { orders } from './orders.ts';

const scopes = ['perCourse', 'courseCount'] as const satisfies readonly OfferScope['kind'][];
const discountKinds = ['percent', 'amount'] as const satisfies readonly Discount['kind'][];

/** The shared fields of promotions and coupons: scope and discount. */
const terms = () => ({
  scope: text('scope', { enum: scopes }).notNull(),
  minimumCourses: integer('minimum_courses'),
  discountKind: text('discount_kind', { enum: discountKinds }).notNull(),
  percent: integer('percent'),
  amountThb: minorUnits('amount_thb'),
  amountUsd: minorUnits('amount_usd'),
  isOn: boolean('is_on').notNull().default(true),
  startsAt: instant('starts_at'),
  endsAt: instant('ends_at'),
});

export const promotions = pgTable(
  'promotions',
  {
    id: text('id').primaryKey(),
    titleTh: text('title_th').notNull(),
    titleEn: text('title_en'),
    /** The shop's text, line by line. */
    descriptions: jsonb('descriptions').$type<readonly LocalText[]>().notNull().default([]),
    ...terms(),
  },
  (promotion) => [
    check('promotions_scope_check', isOneOf(promotion.scope, scopes)),
    check('promotions_discount_kind_check', isOneOf(promotion.discountKind, discountKinds)),
    check('promotions_percent_check', sql`${promotion.percent} between 0 and 100`),
    check('promotions_amount_check', sql`${promotion.amountThb} >= 0 and ${promotion.amountUsd} >= 0`),
  ],
);

export const promotionItems = pgTable(
  'promotion_items',
  {
    promotionId: text('promotion_id')
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    itemId: text('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
  },
  (row) => [
    primaryKey({ name: 'promotion_items_pk', columns: [row.promotionId, row.itemId] }),
    index('promotion_items_item_id_index').on(row.itemId),
  ],
);

/** `held` are uses of unsettled orders; used + held never exceed the quantity. */
export const coupons = pgTable(
  'coupons',
  {
    id: text('id').primaryKey(),
    /** Upper case. */
    code: text('code').notNull().unique('coupons_code_unique'),
    /** The shop's own word for it, such as an event; codes made together share it. Buyers never see it. */
    label: text('label'),
    isListed: boolean('is_listed').notNull().default(true),
    paymentMethods: text('payment_methods').array().$type<PaymentMethod[]>().notNull().default([]),
    onePerUser: boolean('one_per_user').notNull().default(false),
    /** `null` is without a limit. */
    quantity: integer('quantity'),
    used: integer('used').notNull().default(0),
    held: integer('held').notNull().default(0),
    ...terms(),
  },
  (coupon) => [
    check('coupons_scope_check', isOneOf(coupon.scope, scopes)),
    check('coupons_discount_kind_check', isOneOf(coupon.discountKind, discountKinds)),
    check('coupons_percent_check', sql`${coupon.percent} between 0 and 100`),
    check('coupons_amount_check', sql`${coupon.amountThb} >= 0 and ${coupon.amountUsd} >= 0`),
    // For parts of words at the desk.
    index('coupons_search_index').using('gin', coupon.code.op('gin_trgm_ops'), coupon.label.op('gin_trgm_ops')),
    check('coupons_code_check', sql`${coupon.code} = upper(${coupon.code})`),
    check('coupons_counts_check', sql`${coupon.used} >= 0 and ${coupon.held} >= 0`),
    check(
      'coupons_quantity_check',
      sql`${coupon.quantity} is null or ${coupon.used} + ${coupon.held} <= ${coupon.quantity}`,
    ),
  ],
);

export const couponItems = pgTable(
  'coupon_items',
  {
    couponId: text('coupon_id')
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    itemId: text('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
  },
  (row) => [
    primaryKey({ name: 'coupon_items_pk', columns: [row.couponId, row.itemId] }),
    index('coupon_items_item_id_index').on(row.itemId),
  ],
);

const couponUseStates = ['held', 'used', 'released'] as const;

export const couponUses = pgTable(
  'coupon_uses',
  {
    couponId: text('coupon_id')
      .notNull()
      .references(() => coupons.id),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** A guest is identified by the mailbox of the order's messages; `null` otherwise. */
    mailbox: text('mailbox'),
    state: text('state', { enum: couponUseStates }).notNull(),
    /** Copied from the coupon for the unique indexes below. */
    onePerUser: boolean('one_per_user').notNull(),
    takenAt: instant('taken_at').notNull(),
  },
  (use) => [
    primaryKey({ name: 'coupon_uses_pk', columns: [use.couponId, use.orderId] }),
    check('coupon_uses_state_check', isOneOf(use.state, couponUseStates)),
    uniqueIndex('coupon_uses_one_per_user_unique')
      .on(use.couponId, use.userId)
      .where(sql`${use.onePerUser} and ${use.state} <> 'released'`),
    uniqueIndex('coupon_uses_one_per_mailbox_unique')
      .on(use.couponId, use.mailbox)
      .where(sql`${use.onePerUser} and ${use.state} <> 'released'`),
    index('coupon_uses_order_id_index').on(use.orderId),
    index('coupon_uses_user_id_index').on(use.userId),
    index('coupon_uses_mailbox_index').on(use.mailbox),
  ],
);
