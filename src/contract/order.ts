import * as z from 'zod/mini';
import { maximumQuantity } from '../domain/cart.ts';
import { type FailureCode, failureCodes } from '../domain/failure.ts';
import type { Order, OrderEvent, OrderLine, OrderReport } from '../domain/order.ts';
import { orderStatuses } from '../domain/orderStatus.ts';
import type { PaymentMethod } from '../domain/paymentMethod.ts';
import type { Quote } from '../domain/quote.ts';
import { rejectCodes } from '../domain/rejectReason.ts';
import type { WithholdingPercent } from '../domain/withholding.ts';
import { defineCall } from './call.ts';
import { cartMaximumLines } from './cart.ts';
import { paymentMethodCodec } from './paymentMethod.ts';
import {
  countCodec,
  dataOf,
  flagCodec,
  idSchema,
  instantCodec,
  localTextCodec,
  moneyCodec,
  pageOf,
  tokenSchema,
} from './primitives.ts';

const kindSchema = z.enum(['course', 'product']);
const currencySchema = z.enum(['THB', 'USD']);
const withholdingSchema = z.union([z.literal(0), z.literal(1), z.literal(3)]);

/** What a buyer wants quoted. Prices are not asked for: the server knows them. */
export type QuoteRequest = {
  readonly lines: readonly {
    readonly itemId: string;
    readonly kind: 'course' | 'product';
    readonly planId: string;
    readonly quantity: number;
  }[];
  /** `null`: none chosen. */
  readonly promotionId: string | null;
  readonly couponIds: readonly string[];
  readonly method: PaymentMethod | null;
  readonly withholdingPercent: WithholdingPercent;
};

const requestLine = z.codec(
  z.object({
    course_id: idSchema,
    course_type: kindSchema,
    pricingplan_id: idSchema,
    qty: z.int().check(z.minimum(1), z.maximum(maximumQuantity)),
  }),
  z.custom<QuoteRequest['lines'][number]>(),
  {
    decode: (w) => ({ itemId: w.course_id, kind: w.course_type, planId: w.pricingplan_id, quantity: w.qty }),
    encode: (l) => ({ course_id: l.itemId, course_type: l.kind, pricingplan_id: l.planId, qty: l.quantity }),
  },
);

const wireQuoteRequest = z.object({
  courses: z.array(requestLine).check(z.maxLength(cartMaximumLines)),
  promotion_id: z.nullable(idSchema),
  coupon_id: z.array(idSchema).check(z.maxLength(20)),
  payment_method_id: z.nullable(paymentMethodCodec),
  withholding_percent: withholdingSchema,
});

const decodeRequest = (w: z.output<typeof wireQuoteRequest>): QuoteRequest => ({
  lines: w.courses,
  promotionId: w.promotion_id,
  couponIds: w.coupon_id,
  method: w.payment_method_id,
  withholdingPercent: w.withholding_percent,
});
const encodeRequest = (r: QuoteRequest): z.output<typeof wireQuoteRequest> => ({
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
});

const quotedOffer = z.union([
  z.object({ kind: z.literal('promotion'), id: z.string(), title: localTextCodec, discount: moneyCodec }),
  z.object({ kind: z.literal('coupon'), id: z.string(), code: z.string(), discount: moneyCodec }),
]);

/** The whole figure of a cart, as the rules compute it. */
const quoteCodec = z.codec(
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
  readonly refusals: readonly { readonly code: FailureCode; readonly itemIds: readonly string[] }[];
};

export const signedQuoteCodec = z.codec(
  z.object({
    quote: quoteCodec,
    signature: z.string(),
    expires_at: instantCodec,
    errors: z.array(z.object({ code: z.enum(failureCodes), itemIds: z.array(z.string()) })),
  }),
  z.custom<SignedQuote>(),
  {
    decode: (w) => ({ quote: w.quote, signature: w.signature, expiresAt: w.expires_at, refusals: w.errors }),
    encode: (s) => ({
      quote: s.quote,
      signature: s.signature,
      expires_at: s.expiresAt,
      errors: s.refusals.map((refusal) => ({ code: refusal.code, itemIds: [...refusal.itemIds] })),
    }),
  },
);

export const quoteCart = defineCall({
  name: 'quoteCart',
  method: 'POST',
  path: '/public/cart/quote',
  scope: 'public',
  origin: 'addition',
  summary: 'Computes and signs the total of a cart, and names what would refuse the order.',
  body: z.codec(wireQuoteRequest, z.custom<QuoteRequest>(), { decode: decodeRequest, encode: encodeRequest }),
  response: dataOf(signedQuoteCodec),
});

const wireLine = z.codec(
  z.object({
    course_id: z.string(),
    course_type: kindSchema,
    slug: z.string(),
    title: localTextCodec,
    plan_name: localTextCodec,
    pricingplan_id: z.string(),
    qty: z.int(),
    unit_price: moneyCodec,
    discount: moneyCodec,
    course_image: z.nullable(z.string()),
    is_watchable: flagCodec,
  }),
  z.custom<OrderLine>(),
  {
    decode: (w) => ({
      itemId: w.course_id,
      kind: w.course_type,
      slug: w.slug,
      title: w.title,
      planName: w.plan_name,
      planId: w.pricingplan_id,
      quantity: w.qty,
      unitPrice: w.unit_price,
      discount: w.discount,
      coverUrl: w.course_image,
      isWatchable: w.is_watchable,
    }),
    encode: (l) => ({
      course_id: l.itemId,
      course_type: l.kind,
      slug: l.slug,
      title: l.title,
      plan_name: l.planName,
      pricingplan_id: l.planId,
      qty: l.quantity,
      unit_price: l.unitPrice,
      discount: l.discount,
      course_image: l.coverUrl,
      is_watchable: l.isWatchable,
    }),
  },
);

const statusSchema = z.enum(orderStatuses);
/** Missing in answers that were kept before there were codes. */
const rejectCodeSchema = z.optional(z.nullable(z.enum(rejectCodes)));
const actorSchema = z.enum(['buyer', 'administrator', 'provider', 'system']);

const wireEvent = z.codec(
  z.object({
    from: z.nullable(statusSchema),
    to: statusSchema,
    at: instantCodec,
    actor: actorSchema,
    reason_code: rejectCodeSchema,
    reason: z.nullable(z.string()),
  }),
  z.custom<OrderEvent>(),
  {
    decode: ({ reason_code, ...w }) => ({ ...w, reasonCode: reason_code ?? null }),
    encode: ({ reasonCode, ...e }) => ({ ...e, reason_code: reasonCode }),
  },
);

const orderReportCodec = z.codec(
  z.object({
    orderPaymentId: z.string(),
    reported_at: instantCodec,
    transferred_at: instantCodec,
    transfer_amount: moneyCodec,
    contact_name: z.string(),
    bank_code: z.string(),
    bank_account: z.string(),
    account_id: z.string(),
    account_name: z.string(),
    account_bank: z.string(),
    description: z.string(),
    slip: z.array(z.string()),
    status: z.enum(['waiting', 'approved', 'rejected']),
    reject_code: rejectCodeSchema,
    reject_reason: z.nullable(z.string()),
  }),
  z.custom<OrderReport>(),
  {
    decode: (w) => ({
      id: w.orderPaymentId,
      reportedAt: w.reported_at,
      transferredAt: w.transferred_at,
      amount: w.transfer_amount,
      contactName: w.contact_name,
      originBankCode: w.bank_code,
      accountId: w.bank_account,
      accountNumber: w.account_id,
      accountName: w.account_name,
      accountBankCode: w.account_bank,
      note: w.description,
      slipNames: w.slip,
      decision: w.status,
      rejectCode: w.reject_code ?? null,
      rejectReason: w.reject_reason,
    }),
    encode: (r) => ({
      orderPaymentId: r.id,
      reported_at: r.reportedAt,
      transferred_at: r.transferredAt,
      transfer_amount: r.amount,
      contact_name: r.contactName,
      bank_code: r.originBankCode,
      bank_account: r.accountId,
      account_id: r.accountNumber,
      account_name: r.accountName,
      account_bank: r.accountBankCode,
      description: r.note,
      slip: [...r.slipNames],
      status: r.decision,
      reject_code: r.rejectCode,
      reject_reason: r.rejectReason,
    }),
  },
);

/** An order in full. `payment_status` takes the six words of the order's table. */
export const orderCodec = z.codec(
  z.object({
    id: z.string(),
    order_no: z.string(),
    order_token: tokenSchema,
    payment_status: statusSchema,
    currency_code: currencySchema,
    payment_method_id: paymentMethodCodec,
    price: moneyCodec,
    discount: moneyCodec,
    shipping_fee: moneyCodec,
    vat: moneyCodec,
    withholding_price: moneyCodec,
    total: moneyCodec,
    order_at: instantCodec,
    cancel_at: z.nullable(instantCodec),
    fullname: z.string(),
    email: z.string(),
    tel: z.nullable(z.string()),
    courses: z.array(wireLine),
    history: z.array(wireEvent),
    reports: z.array(orderReportCodec),
    under_review: flagCodec,
  }),
  z.custom<Order>(),
  {
    decode: (w) => ({
      id: w.id,
      number: w.order_no,
      token: w.order_token,
      status: w.payment_status,
      currency: w.currency_code,
      method: w.payment_method_id,
      price: w.price,
      discount: w.discount,
      shippingFee: w.shipping_fee,
      vat: w.vat,
      withholding: w.withholding_price,
      total: w.total,
      placedAt: w.order_at,
      cancelAt: w.cancel_at,
      buyerName: w.fullname,
      email: w.email,
      tel: w.tel,
      lines: w.courses,
      history: w.history,
      reports: w.reports,
      underReview: w.under_review,
    }),
    encode: (o) => ({
      id: o.id,
      order_no: o.number,
      order_token: o.token,
      payment_status: o.status,
      currency_code: o.currency,
      payment_method_id: o.method,
      price: o.price,
      discount: o.discount,
      shipping_fee: o.shippingFee,
      vat: o.vat,
      withholding_price: o.withholding,
      total: o.total,
      order_at: o.placedAt,
      cancel_at: o.cancelAt,
      fullname: o.buyerName,
      email: o.email,
      tel: o.tel,
      courses: [...o.lines],
      history: [...o.history],
      reports: [...o.reports],
      under_review: o.underReview,
    }),
  },
);

/** An order as it is placed: the request, the figure that the buyer saw (a claim), and the server's own signature. */
export type OrderRequest = QuoteRequest & {
  readonly method: PaymentMethod;
  readonly quote: Quote;
  readonly signature: string;
  readonly language: 'th' | 'en';
};

export const placeOrder = defineCall({
  name: 'placeOrder',
  method: 'POST',
  path: '/private/cart/order',
  scope: 'buyer',
  idempotent: true,
  summary: 'Places an order from a signed quote; seats, stock and coupon uses are held with it.',
  body: z.codec(
    z.extend(wireQuoteRequest, {
      payment_method_id: paymentMethodCodec,
      quote: quoteCodec,
      signature: z.string().check(z.maxLength(2_000)),
      language: z.enum(['th', 'en']),
    }),
    z.custom<OrderRequest>(),
    {
      decode: (w) => ({
        ...decodeRequest(w),
        method: w.payment_method_id,
        quote: w.quote,
        signature: w.signature,
        language: w.language,
      }),
      encode: (r) => ({
        ...encodeRequest(r),
        payment_method_id: r.method,
        quote: r.quote,
        signature: r.signature,
        language: r.language,
      }),
    },
  ),
  response: z.codec(
    z.object({ success: z.literal(true), orderId: z.string(), order_detail: orderCodec }),
    z.custom<Order>(),
    {
      decode: (w) => w.order_detail,
      encode: (order) => ({ success: true as const, orderId: order.id, order_detail: order }),
    },
  ),
  failures: [
    'CART_EMPTY',
    'COURSE_DUPLICATE',
    'MISSING_PRICING',
    'MISSING_USD_PRICE',
    'NO_PAYMENT_METHOD',
    'ALREADY_OWNED',
    'BELOW_MINIMUM',
    'MEMBERS_ONLY',
    'BUYER_NOT_ALLOWED',
    'REGISTRATION_CLOSED',
    'NO_MORE_SEAT',
    'TIME_LEFT',
    'NOT_FOUND',
    'COUPON_NOT_AVAILABLE',
    'PRICE_CHANGED',
    'QUOTE_EXPIRED',
    'IDEMPOTENCY_CONFLICT',
  ],
});

export const orderDetail = defineCall({
  name: 'orderDetail',
  method: 'GET',
  path: '/private/orders/{orderId}',
  scope: 'buyer',
  summary: "One of the buyer's own orders.",
  params: z.object({ orderId: idSchema }),
  response: dataOf(orderCodec),
  failures: ['NOT_FOUND'],
});

export const listOrders = defineCall({
  name: 'listOrders',
  method: 'GET',
  path: '/private/orders',
  scope: 'buyer',
  origin: 'addition',
  summary: "The buyer's own orders, newest first; all of them where no page is asked for, as a device keeps them.",
  query: z.object({ page: z.optional(countCodec), pageSize: z.optional(countCodec) }),
  response: z.codec(pageOf(orderCodec), z.custom<{ rows: readonly Order[]; total: number }>(), {
    decode: (w) => ({ rows: w.data, total: w.total }),
    encode: (p) => ({ success: true as const, data: [...p.rows], total: p.total }),
  }),
});

export const orderByToken = defineCall({
  name: 'orderByToken',
  method: 'GET',
  path: '/public/orders/{token}',
  scope: 'public',
  origin: 'addition',
  summary: 'An order by its own token: what the holder of its link needs; whole for its signed-in buyer.',
  params: z.object({ token: tokenSchema }),
  response: dataOf(orderCodec),
  failures: ['NOT_FOUND'],
});

export const cancelOrder = defineCall({
  name: 'cancelOrder',
  method: 'POST',
  path: '/public/cart/deleteorder',
  scope: 'public',
  summary: 'Cancels an unpaid order, for its owner or with its token. Nothing is deleted.',
  body: z.codec(
    z.object({ order_id: idSchema, order_token: z.optional(z.nullable(tokenSchema)) }),
    z.custom<{ orderId: string; token: string | null }>(),
    {
      decode: (w) => ({ orderId: w.order_id, token: w.order_token ?? null }),
      encode: (b) => ({ order_id: b.orderId, order_token: b.token }),
    },
  ),
  response: dataOf(orderCodec),
  failures: ['NOT_FOUND', 'STATUS_CONFLICT'],
});
