import * as z from 'zod/mini';
import {
  freePaymentOf,
  freePayments,
  type Order,
  type OrderEvent,
  type OrderLine,
  type OrderReport,
} from '../../domain/order/order.ts';
import { orderStatuses } from '../../domain/order/orderStatus.ts';
import { rejectCodes } from '../../domain/order/rejectReason.ts';
import type { Delivery, OrderShipping } from '../../domain/order/shipping.ts';
import type { AddressField, PostalAddress } from '../../domain/people/postalAddress.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import { documentKinds, type IssuedDocument } from '../../domain/tax/orderDocument.ts';
import type { TaxData } from '../../domain/tax/taxData.ts';
import { defineCall } from '../call.ts';
import { pageCodec } from '../pageCodec.ts';
import { addressCodec, addressWireFields } from '../people/addresses.ts';
import { taxDataCodec } from '../people/taxData.ts';
import {
  countCodec,
  dataOf,
  flagCodec,
  idSchema,
  instantCodec,
  keySchema,
  localTextCodec,
  moneyCodec,
  tokenSchema,
} from '../primitives.ts';
import { paymentMethodCodec } from './paymentMethod.ts';
import {
  currencySchema,
  decodeQuoteRequest,
  encodeQuoteRequest,
  kindSchema,
  type QuoteRequest,
  quoteCodec,
  wireQuoteRequest,
  withholdingSchema,
} from './quote.ts';

export const wireOrderLine = z.object({
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
});

/** From and to those fields. */
export const decodeOrderLine = (w: z.output<typeof wireOrderLine>): OrderLine => ({
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
});
export const encodeOrderLine = (l: OrderLine): z.output<typeof wireOrderLine> => ({
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
});

const shippingCodec = z.codec(
  z.object({
    shipping_fee_id: z.string(),
    name: localTextCodec,
    description: z.nullable(localTextCodec),
    is_need_address: flagCodec,
    shipping_address: z.nullable(addressCodec),
  }),
  z.custom<OrderShipping>(),
  {
    decode: (w) => ({
      optionId: w.shipping_fee_id,
      name: w.name,
      detail: w.description,
      needsAddress: w.is_need_address,
      address: w.shipping_address,
    }),
    encode: (s) => ({
      shipping_fee_id: s.optionId,
      name: s.name,
      description: s.detail,
      is_need_address: s.needsAddress,
      shipping_address: s.address,
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
    slip_references: z.optional(z.array(z.string())),
    status: z.enum(['waiting', 'approved', 'rejected']),
    /** Missing in answers that were kept before it was told. */
    decided_at: z.optional(z.nullable(instantCodec)),
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
      slipReferences: w.slip_references ?? [],
      decision: w.status,
      decidedAt: w.decided_at ?? null,
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
      slip_references: [...r.slipReferences],
      status: r.decision,
      decided_at: r.decidedAt,
      reject_code: r.rejectCode,
      reject_reason: r.rejectReason,
    }),
  },
);

const documentCodec = z.codec(
  z.object({ kind: z.enum(documentKinds), number: z.string(), issued_at: instantCodec }),
  z.custom<IssuedDocument>(),
  {
    decode: ({ issued_at, ...w }) => ({ ...w, issuedAt: issued_at }),
    encode: ({ issuedAt, ...d }) => ({ ...d, issued_at: issuedAt }),
  },
);

/** An order in full. `payment_status` takes the six words of the order's table. */
export const wireOrder = z.object({
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
  /** Missing, as the tax invoice's fields, in answers that were kept before there was a choice. */
  withholding_percent: z.optional(withholdingSchema),
  total: moneyCodec,
  /** How an order came through that costs nothing; for other programs, since it follows from the rest. */
  payment: z.optional(z.nullable(z.enum(freePayments))),
  order_at: instantCodec,
  cancel_at: z.nullable(instantCodec),
  fullname: z.string(),
  email: z.string(),
  tel: z.nullable(z.string()),
  is_require_tax_invoice: z.optional(flagCodec),
  tax_invoice: z.optional(z.nullable(taxDataCodec)),
  /** Missing in answers that were kept before it was told. */
  shipping: z.optional(z.nullable(shippingCodec)),
  courses: z.array(z.codec(wireOrderLine, z.custom<OrderLine>(), { decode: decodeOrderLine, encode: encodeOrderLine })),
  history: z.array(wireEvent),
  reports: z.array(orderReportCodec),
  /** Missing in answers that were kept before it was told. */
  document: z.optional(z.nullable(documentCodec)),
  under_review: flagCodec,
});

/** From and to those fields. */
export const decodeOrder = (w: z.output<typeof wireOrder>): Order => ({
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
  withholdingPercent: w.withholding_percent ?? 0,
  total: w.total,
  placedAt: w.order_at,
  cancelAt: w.cancel_at,
  buyerName: w.fullname,
  email: w.email,
  tel: w.tel,
  wantsTaxInvoice: w.is_require_tax_invoice ?? false,
  tax: w.tax_invoice ?? null,
  shipping: w.shipping ?? null,
  lines: w.courses,
  history: w.history,
  reports: w.reports,
  document: w.document ?? null,
  underReview: w.under_review,
});
export const encodeOrder = (o: Order): z.output<typeof wireOrder> => ({
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
  withholding_percent: o.withholdingPercent,
  total: o.total,
  payment: freePaymentOf(o),
  order_at: o.placedAt,
  cancel_at: o.cancelAt,
  fullname: o.buyerName,
  email: o.email,
  tel: o.tel,
  is_require_tax_invoice: o.wantsTaxInvoice,
  tax_invoice: o.tax,
  shipping: o.shipping,
  courses: [...o.lines],
  history: [...o.history],
  reports: [...o.reports],
  document: o.document,
  under_review: o.underReview,
});

export const orderCodec = z.codec(wireOrder, z.custom<Order>(), { decode: decodeOrder, encode: encodeOrder });

/** An order as it is placed: the request, the figure that the buyer saw (a claim), and the server's own signature. */
export type OrderRequest = QuoteRequest & {
  readonly quote: Quote;
  readonly signature: string;
  readonly language: 'th' | 'en';
  /** Whom the tax invoice is made out to; `null`, and missing in what an earlier version sent: none is wanted. */
  readonly tax?: TaxData | null;
  /** Where it is sent; `null`, and missing in what an earlier version sent: nowhere. */
  readonly delivery?: Delivery | null;
};

/** How a refusal of an order spells what is wrong with where it is sent; the fields of a typed address follow a dot. */
export const orderDeliveryWireFields = { typed: 'shipping_address', kept: 'shipping_address_id' } as const;

/** How it spells one field of the typed address. */
export const typedAddressWireField = (field: AddressField): string =>
  `${orderDeliveryWireFields.typed}.${addressWireFields[field]}`;

/** How a refusal of an order spells what is wrong with its tax, beside the fields of the tax data. */
export const orderTaxWireFields = { invoice: 'is_require_tax_invoice', withholding: 'is_withholding' } as const;

const deliveryOf = (addressId: string | null, address: PostalAddress | null, isKept = false): Delivery | null =>
  addressId !== null ? { kind: 'kept', addressId } : address !== null ? { kind: 'typed', address, isKept } : null;

export const placeOrder = defineCall({
  name: 'placeOrder',
  method: 'POST',
  path: '/private/cart/order',
  scope: 'buyer',
  scopeFailure: 'BUYER_NOT_ALLOWED',
  idempotent: true,
  summary: 'Places an order from a signed quote; seats, stock and coupon uses are held with it.',
  body: z.codec(
    z.extend(wireQuoteRequest, {
      quote: quoteCodec,
      signature: z.string().check(z.maxLength(2_000)),
      language: z.enum(['th', 'en']),
      is_withholding: z.optional(flagCodec),
      tax_invoice: z.optional(z.nullable(taxDataCodec)),
      /** One of the account's addresses, or else one that is typed, which may be kept with them. */
      shipping_address_id: z.optional(z.nullable(idSchema)),
      shipping_address: z.optional(z.nullable(addressCodec)),
      is_keep_shipping_address: z.optional(flagCodec),
    }),
    z.custom<OrderRequest>(),
    {
      decode: (w) => ({
        ...decodeQuoteRequest(w),
        quote: w.quote,
        signature: w.signature,
        language: w.language,
        tax: w.tax_invoice ?? null,
        delivery: deliveryOf(w.shipping_address_id ?? null, w.shipping_address ?? null, w.is_keep_shipping_address),
      }),
      // What is not wanted is not said: a body that went out before there was a choice stays the same under its key.
      encode: (r) => ({
        ...encodeQuoteRequest(r),
        ...(r.withholdingPercent > 0 ? { is_withholding: true } : {}),
        ...(r.tax ? { tax_invoice: r.tax } : {}),
        ...(r.delivery?.kind === 'kept' ? { shipping_address_id: r.delivery.addressId } : {}),
        ...(r.delivery?.kind === 'typed' ? { shipping_address: r.delivery.address } : {}),
        ...(r.delivery?.kind === 'typed' && r.delivery.isKept ? { is_keep_shipping_address: true } : {}),
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
    'NO_SHIPPING_OPTION',
    'ALREADY_OWNED',
    'BELOW_MINIMUM',
    'MEMBERS_ONLY',
    'COURSE_ACCESS_DENIED',
    'BUYER_NOT_ALLOWED',
    'REGISTRATION_CLOSED',
    'NO_MORE_SEAT',
    'NOT_ENOUGH_STOCK',
    'TIME_LEFT',
    'NOT_FOUND',
    'COUPON_NOT_AVAILABLE',
    'PRICE_CHANGED',
    'QUOTE_EXPIRED',
    'INPUT_ERROR',
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
  response: pageCodec(orderCodec),
});

export const orderOfKey = defineCall({
  name: 'orderOfKey',
  method: 'GET',
  path: '/private/orders/attempt/{key}',
  scope: 'buyer',
  origin: 'addition',
  summary: "The order that the buyer's own `Idempotency-Key` made; NOT_FOUND where it made none.",
  params: z.object({ key: keySchema }),
  response: dataOf(orderCodec),
  failures: ['NOT_FOUND'],
});

export const giveUpOrderKey = defineCall({
  name: 'giveUpOrderKey',
  method: 'POST',
  path: '/private/orders/attempt/{key}/giveup',
  scope: 'buyer',
  origin: 'addition',
  summary:
    "The order that the buyer's own `Idempotency-Key` made; where it made none, null, and it makes none any more.",
  params: z.object({ key: keySchema }),
  response: dataOf(z.nullable(orderCodec)),
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
