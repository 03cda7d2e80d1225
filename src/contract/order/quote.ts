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
import { kindSchema } from '../catalogue/listing.ts';
import { type Codec, field, object, type Table } from '../field.ts';
import { dataOf, flag, idSchema, instant, list, localText, money, orNull } from '../primitives.ts';
import { paymentMethodCodec } from './paymentMethod.ts';

export const currencySchema = z.enum(currencies);
export const withholdingSchema = z.union([z.literal(0), z.literal(1), z.literal(3)]);

/** A quote request. It has no prices: the server knows them. */
export type QuoteRequest = {
  readonly lines: readonly {
    readonly itemId: string;
    readonly kind: 'course' | 'product';
    readonly planId: string;
    readonly quantity: number;
  }[];
  /** The device's promotion, or `null`; the server takes the best current one unless the buyer chose. */
  readonly promotionId: string | null;
  /** The buyer chose the promotion, or none; it counts while the cart allows it. */
  readonly isPromotionChosen?: boolean;
  readonly couponIds: readonly string[];
  readonly method: PaymentMethod | null;
  readonly withholdingPercent: WithholdingPercent;
  /** The shipping option; `null` if none is chosen. */
  readonly shippingOptionId: string | null;
};

/** The order itself refuses a course without a plan, with a message. */
export const planIdSchema = z.union([idSchema, z.literal('')]);
export const quantitySchema = z.int().check(z.minimum(1), z.maximum(maximumQuantity));

const requestLine = object<QuoteRequest['lines'][number]>({
  itemId: field('course_id', idSchema),
  kind: field('course_type', kindSchema),
  planId: field('pricingplan_id', planIdSchema),
  quantity: field('qty', quantitySchema),
});

/** Shared with the order, which has more fields. */
export const quoteRequestTable: Table<QuoteRequest> = {
  lines: field('courses', list(requestLine).check(z.maxLength(maximumLines))),
  promotionId: field('promotion_id', z.nullable(idSchema)),
  isPromotionChosen: field('is_promotion_chosen', z.optional(flag)),
  couponIds: field('coupon_id', list(idSchema).check(z.maxLength(maximumCoupons))),
  method: field('payment_method_id', z.nullable(paymentMethodCodec)),
  withholdingPercent: field('withholding_percent', withholdingSchema),
  shippingOptionId: field('shipping_fee_id', orNull(idSchema)),
};

const quotedOffer: Codec<Quote['offers'][number]> = z.union([
  z.object({ kind: z.literal('promotion'), id: z.string(), title: localText, discount: money }),
  z.object({ kind: z.literal('coupon'), id: z.string(), code: z.string(), discount: money }),
]);

const quotedLine = object<Quote['lines'][number]>({
  itemId: field('course_id', z.string()),
  kind: field('course_type', kindSchema),
  planId: field('pricingplan_id', z.string()),
  quantity: field('qty', z.int()),
  unitPrice: field('unit_price', money),
  gross: field('gross', money),
  discount: field('discount', money),
  net: field('net', money),
});

/** A cart's figures as computed by the rules. */
export const quoteCodec = object<Quote>({
  currency: field('currency_code', currencySchema),
  lines: field('courses', list(quotedLine)),
  price: field('price', money),
  discount: field('discount', money),
  offers: field('offers', list(quotedOffer)),
  shippingFee: field('shipping_fee', money),
  vat: field('vat', z.object({ net: money, vat: money, gross: money })),
  withholdingPercent: field('withholding_percent', withholdingSchema),
  withholding: field('withholding_price', money),
  total: field('total', money),
});

/** A quote that the server signed; good for an hour (decisions: money). */
export type SignedQuote = {
  readonly quote: Quote;
  readonly signature: string;
  readonly expiresAt: number;
  /** All current refusals of the order. */
  readonly refusals: readonly {
    readonly code: FailureCode;
    readonly itemIds: readonly string[];
    /** With NOT_ENOUGH_STOCK: pieces left of each. */
    readonly unitsLeft?: readonly number[];
    /** With TIME_LEFT: the end of the running access. */
    readonly until?: EpochMs;
    /** Of an offer: the reason, without its secret code. Of a duplicate: the kind. */
    readonly reason?: RefusalReason;
  }[];
};

const refusal = object<SignedQuote['refusals'][number]>({
  code: field('code', z.enum(failureCodes)),
  itemIds: field('itemIds', list(z.string())),
  unitsLeft: field('available_qty', z.optional(list(z.int()))),
  until: field('until', z.optional(instant)),
  reason: field('reason', z.optional(z.enum(refusalReasons))),
});

export const signedQuoteCodec = object<SignedQuote>({
  quote: field('quote', quoteCodec),
  signature: field('signature', z.string()),
  expiresAt: field('expires_at', instant),
  refusals: field('errors', list(refusal)),
});

export const quoteCart = defineCall('quoteCart', 'POST /public/cart/quote', 'public', {
  savesNothing: true,
  summary: 'Computes and signs the total of a cart, and names what would refuse the order.',
  body: object(quoteRequestTable),
  response: dataOf(signedQuoteCodec),
});
