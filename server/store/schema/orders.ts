import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { OrderActor } from '../../../src/domain/order/order.ts';
import { orderStatuses } from '../../../src/domain/order/orderStatus.ts';
import { paymentMethods } from '../../../src/domain/order/paymentMethod.ts';
import { rejectCodes } from '../../../src/domain/order/rejectReason.ts';
import type { OrderShipping } from '../../../src/domain/order/shipping.ts';
import { currencies } from '../../../src/domain/pricing/currency.ts';
import type { Acceptance } from '../../../src/domain/site/acceptance.ts';
import type { TaxData } from '../../../src/domain/tax/taxData.ts';
import type { WithholdingPercent } from '../../../src/domain/tax/withholding.ts';
import { durationUnits, itemKinds, items, planTypes, pricingTypes } from './catalogue.ts';
import { instant, isOneOf, minorUnits } from './columns.ts';
import { users } from './identity.ts';

const orderActors = ['buyer', 'administrator', 'provider', 'system'] as const satisfies readonly OrderActor[];
const languages = ['th', 'en'] as const;

/** Order numbers for people; gaps are fine. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 240_101 });

export const orders = pgTable(
  'orders',
  {
    /** Grows with time, for index locality. */
    id: text('id').primaryKey(),
    number: text('number').notNull().unique('orders_number_unique'),
    /** At least 128 random bits; opens this order without a session. */
    token: text('token').notNull().unique('orders_token_unique'),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    status: text('status', { enum: orderStatuses }).notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    method: text('method', { enum: paymentMethods }).notNull(),
    price: minorUnits('price').notNull(),
    discount: minorUnits('discount').notNull(),
    shippingFee: minorUnits('shipping_fee').notNull(),
    vat: minorUnits('vat').notNull(),
    withholding: minorUnits('withholding').notNull(),
    withholdingPercent: integer('withholding_percent').$type<WithholdingPercent>().notNull().default(0),
    total: minorUnits('total').notNull(),
    promotionId: text('promotion_id'),
    quoteDigest: text('quote_digest').notNull(),
    placedAt: instant('placed_at').notNull(),
    /** Time of the automatic cancellation; `null` is never. */
    cancelAt: instant('cancel_at'),
    buyerName: text('buyer_name').notNull(),
    email: text('email').notNull(),
    tel: text('tel'),
    language: text('language', { enum: languages }).notNull(),
    /** The agreed tax data; `null` without a tax invoice. */
    tax: jsonb('tax').$type<TaxData>(),
    /** The agreed delivery; `null` without products. */
    shipping: jsonb('shipping').$type<OrderShipping>(),
    /** The terms that the order accepted; `null` for none. */
    acceptance: jsonb('acceptance').$type<Acceptance>(),
    underReview: boolean('under_review').notNull().default(false),
  },
  (order) => [
    check('orders_status_check', isOneOf(order.status, orderStatuses)),
    check('orders_currency_check', isOneOf(order.currency, currencies)),
    check('orders_language_check', isOneOf(order.language, languages)),
    check('orders_token_check', sql`length(${order.token}) >= 22`),
    check(
      'orders_amounts_check',
      sql`${order.price} >= 0 and ${order.discount} >= 0 and ${order.shippingFee} >= 0 and ${order.vat} >= 0 and ${order.withholding} >= 0`,
    ),
    check(
      'orders_total_check',
      sql`${order.total} >= 0 and ${order.total} = ${order.price} - ${order.discount} + ${order.shippingFee} - ${order.withholding}`,
    ),
    index('orders_user_id_index').on(order.userId, order.placedAt),
    index('orders_placed_at_index').on(order.placedAt, order.id),
    index('orders_total_index').on(order.total, order.id),
    // For parts of words; several columns in one index, because they are searched together.
    index('orders_search_index').using(
      'gin',
      order.number.op('gin_trgm_ops'),
      order.buyerName.op('gin_trgm_ops'),
      order.email.op('gin_trgm_ops'),
    ),
    index('orders_status_index').on(order.status, order.placedAt),
    index('orders_cancel_at_index').on(order.cancelAt).where(sql`${order.status} in ('notYetReceived', 'rejected')`),
    index('orders_promotion_id_index').on(order.promotionId).where(sql`${order.promotionId} is not null`),
    index('orders_under_review_index').on(order.placedAt).where(sql`${order.underReview}`),
  ],
);

/** The columns of a foreign key to an order. */
export const orderReference = () =>
  text('order_id')
    .notNull()
    .references((): AnyPgColumn => orders.id);

/** Order lines as agreed; later catalogue changes do not affect them. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: orderReference(),
    position: integer('position').notNull(),
    itemId: text('item_id')
      .notNull()
      .references(() => items.id),
    kind: text('kind', { enum: itemKinds }).notNull(),
    slug: text('slug').notNull(),
    titleTh: text('title_th').notNull(),
    titleEn: text('title_en'),
    coverName: text('cover_name'),
    isWatchable: boolean('is_watchable').notNull(),
    planId: text('plan_id').notNull(),
    planNameTh: text('plan_name_th').notNull(),
    planNameEn: text('plan_name_en'),
    planType: text('plan_type', { enum: planTypes }).notNull(),
    pricingType: text('pricing_type', { enum: pricingTypes }).notNull(),
    termAmount: integer('term_amount'),
    termUnit: text('term_unit', { enum: durationUnits }),
    extensionAmount: integer('extension_amount'),
    extensionUnit: text('extension_unit', { enum: durationUnits }),
    needsApproval: boolean('needs_approval').notNull(),
    /** The bought dates; other dates may be bought again (decisions: plans and access). */
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    quantity: integer('quantity').notNull(),
    unitPrice: minorUnits('unit_price').notNull(),
    discount: minorUnits('discount').notNull(),
    /** Whether this line holds seats (or pieces) that it must give back. */
    holdsSeats: boolean('holds_seats').notNull(),
  },
  (line) => [
    primaryKey({ name: 'order_lines_pk', columns: [line.orderId, line.position] }),
    check('order_lines_kind_check', isOneOf(line.kind, itemKinds)),
    check('order_lines_plan_type_check', isOneOf(line.planType, planTypes)),
    check('order_lines_pricing_type_check', isOneOf(line.pricingType, pricingTypes)),
    check('order_lines_quantity_check', sql`${line.quantity} between 1 and 99`),
    check(
      'order_lines_amounts_check',
      sql`${line.unitPrice} >= 0 and ${line.discount} >= 0 and ${line.discount} <= ${line.unitPrice} * ${line.quantity}`,
    ),
    index('order_lines_item_id_index').on(line.itemId),
  ],
);

/** Every transition of an order with actor and reason; append-only. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: orderReference(),
    from: text('from_status', { enum: orderStatuses }),
    to: text('to_status', { enum: orderStatuses }).notNull(),
    at: instant('at').notNull(),
    actor: text('actor', { enum: orderActors }).notNull(),
    actorUserId: text('actor_user_id').references(() => users.id, { onDelete: 'set null' }),
    reasonCode: text('reason_code', { enum: rejectCodes }),
    reason: text('reason'),
    /** The new way to pay, where the event changes it. */
    method: text('method', { enum: paymentMethods }),
  },
  (event) => [
    check('order_events_from_check', isOneOf(event.from, orderStatuses)),
    check('order_events_to_check', isOneOf(event.to, orderStatuses)),
    check('order_events_actor_check', isOneOf(event.actor, orderActors)),
    check('order_events_reason_code_check', isOneOf(event.reasonCode, rejectCodes)),
    // An order is approved once: one grant, one message, one purchase event.
    uniqueIndex('order_events_one_approval_unique').on(event.orderId).where(sql`${event.to} = 'approved'`),
    // The sales of some days.
    index('order_events_sales_index').on(event.at).where(sql`${event.to} in ('approved', 'refunded')`),
    index('order_events_order_id_index').on(event.orderId, event.id),
    index('order_events_actor_user_id_index').on(event.actorUserId),
  ],
);
