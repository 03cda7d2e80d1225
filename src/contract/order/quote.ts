import * as z from 'zod/mini';
import { maximumCoupons, maximumQuantity } from '../../domain/cart/cart.ts';
import { maximumLines } from '../../domain/cart/cartRoom.ts';
import { type FailureCode, failureCodes } from '../../domain/failure.ts';
import type { PaymentMethod } from '../../domain/order/paymentMethod.ts';
import { type RefusalReason, refusalReasons } from '../../domain/order/refusalReason.ts';
import { currencies } from '../../domain/pricing/currency.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import type { WithholdingPercent } from '../../domain/tax/withholding.ts';
import type { EpochMs } from '../../domain/time.ts';
import { defineCall } from '../call.ts';
import { dataOf, idSchema, instantCodec, localTextCodec, moneyCodec } from '../primitives.ts';
import { paymentMethodCodec } from './paymentMethod.ts';

/** What a line is, and what an amount counts in; lines of an order are spelled alike. */
export const kindSchema = z.enum(['course', 'product']);
export const currencySchema = z.enum(currencies);
export const withholdingSchema = z.union([z.literal(0), z.literal(1), z.literal(3)]);

/** What a buyer wants quoted. Prices are not asked for: the server knows them. */
export type QuoteRequest = {
  readonly lines: readonly {
    readonly itemId: string;
    readonly kind: 'course' | 'product';
    readonly planId: string;
    readonly quantity: number;
  }[];
  /** Which the device counts with, `null` for none; the shop takes off the best of now. */
  readonly promotionId: string | null;
  readonly couponIds: readonly string[];
  readonly method: PaymentMethod | null;
  readonly withholdingPercent: WithholdingPercent;
  /** How products are sent; `null`, and missing in what an earlier version sent: none is chosen. */
  readonly shippingOptionId?: string | null;
};

const requestLine = z.codec(
  z.object({
    course_id: idSchema,
    course_type: kindSchema,
    // A course without one is for the checks of the order to tell, in their own words.
    pricingplan_id: z.union([idSchema, z.literal('')]),
    qty: z.int().check(z.minimum(1), z.maximum(maximumQuantity)),
  }),
  z.custom<QuoteRequest['lines'][number]>(),
  {
    decode: (w) => ({ itemId: w.course_id, kind: w.course_type, planId: w.pricingplan_id, quantity: w.qty }),
    encode: (l) => ({ course_id: l.itemId, course_type: l.kind, pricingplan_id: l.planId, qty: l.quantity }),
  },
);

/** What is wanted, as an order spells it, too; an order has more fields beside these. */
export const wireQuoteRequest = z.object({
  courses: z.array(requestLine).check(z.maxLength(maximumLines)),
  promotion_id: z.nullable(idSchema),
  coupon_id: z.array(idSchema).check(z.maxLength(maximumCoupons)),
  payment_method_id: z.nullable(paymentMethodCodec),
  withholding_percent: withholdingSchema,
  shipping_fee_id: z.optional(z.nullable(idSchema)),
});

/** From and to those fields. */
export const decodeQuoteRequest = (w: z.output<typeof wireQuoteRequest>): QuoteRequest => ({
  lines: w.courses,
  promotionId: w.promotion_id,
  couponIds: w.coupon_id,
  method: w.payment_method_id,
  withholdingPercent: w.withholding_percent,
  shippingOptionId: w.shipping_fee_id ?? null,
});
export const encodeQuoteRequest = (r: QuoteRequest): z.output<typeof wireQuoteRequest> => ({
  courses: r.lines.map((line) => ({
    itemId: line.itemId,
    kind: line.kind,
    planId: line.planId,
    quantity: line.quantity,
  })),
  promotion_id: r.promotionId,
  coupon_id: [...r.couponIds],
  payment_method_id: r.method,
  withholding_percent: r.withholdingPercent,
  // What is not wanted is not said: a body that went out before there was a choice stays the same under its key.
  ...(r.shippingOptionId ? { shipping_fee_id: r.shippingOptionId } : {}),
});

const quotedOffer = z.union([
  z.object({ kind: z.literal('promotion'), id: z.string(), title: localTextCodec, discount: moneyCodec }),
  z.object({ kind: z.literal('coupon'), id: z.string(), code: z.string(), discount: moneyCodec }),
]);

/** The whole figure of a cart, as the rules compute it. */
export const quoteCodec = z.codec(
  z.object({
    currency_code: currencySchema,
    courses: z.array(
      z.object({
        course_id: z.string(),
        course_type: kindSchema,
        pricingplan_id: z.string(),
        qty: z.int(),
        unit_price: moneyCodec,
        gross: moneyCodec,
        discount: moneyCodec,
        net: moneyCodec,
      }),
    ),
    price: moneyCodec,
    discount: moneyCodec,
    offers: z.array(quotedOffer),
    shipping_fee: moneyCodec,
    vat: z.object({ net: moneyCodec, vat: moneyCodec, gross: moneyCodec }),
    withholding_percent: withholdingSchema,
    withholding_price: moneyCodec,
    total: moneyCodec,
  }),
  z.custom<Quote>(),
  {
    decode: (w) => ({
      currency: w.currency_code,
      lines: w.courses.map((line) => ({
        itemId: line.course_id,
        kind: line.course_type,
        planId: line.pricingplan_id,
        quantity: line.qty,
        unitPrice: line.unit_price,
        gross: line.gross,
        discount: line.discount,
        net: line.net,
      })),
      price: w.price,
      discount: w.discount,
      offers: w.offers,
      shippingFee: w.shipping_fee,
      vat: w.vat,
      withholdingPercent: w.withholding_percent,
      withholding: w.withholding_price,
      total: w.total,
    }),
    encode: (q) => ({
      currency_code: q.currency,
      courses: q.lines.map((line) => ({
        course_id: line.itemId,
        course_type: line.kind,
        pricingplan_id: line.planId,
        qty: line.quantity,
        unit_price: line.unitPrice,
        gross: line.gross,
        discount: line.discount,
        net: line.net,
      })),
      price: q.price,
      discount: q.discount,
      offers: [...q.offers],
      shipping_fee: q.shippingFee,
      vat: q.vat,
      withholding_percent: q.withholdingPercent,
      withholding_price: q.withholding,
      total: q.total,
    }),
  },
);

/** A quote that the server signed; good for an hour (decisions: money). */
export type SignedQuote = {
  readonly quote: Quote;
  readonly signature: string;
  readonly expiresAt: number;
  /** What would refuse this order now, all at once. */
  readonly refusals: readonly {
    readonly code: FailureCode;
    readonly itemIds: readonly string[];
    /** With NOT_ENOUGH_STOCK: how many pieces are left of each. */
    readonly unitsLeft?: readonly number[];
    /** With TIME_LEFT: when the running access ends. */
    readonly until?: EpochMs;
    /** Of an offer: why it does not count, not its code, which nobody is told by an id; of a duplicate: which one it is. */
    readonly reason?: RefusalReason;
  }[];
};

export const signedQuoteCodec = z.codec(
  z.object({
    quote: quoteCodec,
    signature: z.string(),
    expires_at: instantCodec,
    errors: z.array(
      z.object({
        code: z.enum(failureCodes),
        itemIds: z.array(z.string()),
        available_qty: z.optional(z.array(z.int())),
        until: z.optional(instantCodec),
        reason: z.optional(z.enum(refusalReasons)),
      }),
    ),
  }),
  z.custom<SignedQuote>(),
  {
    decode: (w) => ({
      quote: w.quote,
      signature: w.signature,
      expiresAt: w.expires_at,
      refusals: w.errors.map(({ available_qty, until, reason, ...refusal }) => ({
        ...refusal,
        ...(available_qty && { unitsLeft: available_qty }),
        ...(until !== undefined && { until }),
        ...(reason && { reason }),
      })),
    }),
    encode: (s) => ({
      quote: s.quote,
      signature: s.signature,
      expires_at: s.expiresAt,
      errors: s.refusals.map(({ code, itemIds, unitsLeft, until, reason }) => ({
        ...{ code, itemIds: [...itemIds] },
        ...(unitsLeft && { available_qty: [...unitsLeft] }),
        ...(until !== undefined && { until }),
        ...(reason && { reason }),
      })),
    }),
  },
);

export const quoteCart = defineCall({
  name: 'quoteCart',
  method: 'POST',
  savesNothing: true,
  path: '/public/cart/quote',
  scope: 'public',
  origin: 'addition',
  summary: 'Computes and signs the total of a cart, and names what would refuse the order.',
  body: z.codec(wireQuoteRequest, z.custom<QuoteRequest>(), { decode: decodeQuoteRequest, encode: encodeQuoteRequest }),
  response: dataOf(signedQuoteCodec),
});
