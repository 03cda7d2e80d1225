import * as z from 'zod/mini';
import { maximumLines } from '../../domain/cart/cartRoom.ts';
import {
  freePaymentOf,
  freePayments,
  type MoneyBack,
  type Order,
  type OrderEvent,
  type OrderLine,
  type OrderReport,
} from '../../domain/order/order.ts';
import { orderStatuses } from '../../domain/order/orderStatus.ts';
import { rejectCodes } from '../../domain/order/rejectReason.ts';
import type { Delivery, OrderShipping } from '../../domain/order/shipping.ts';
import type { AddressField, PostalAddress } from '../../domain/people/postalAddress.ts';
import type { Currency } from '../../domain/pricing/currency.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import { type AcceptedPage, acceptedPages } from '../../domain/site/acceptance.ts';
import { defaultQuantity } from '../../domain/site/interfaceConstants.ts';
import { documentKinds, type IssuedCreditNote, type IssuedDocument } from '../../domain/tax/orderDocument.ts';
import type { TaxData } from '../../domain/tax/taxData.ts';
import type { WithholdingPercent } from '../../domain/tax/withholding.ts';
import { defineCall } from '../call.ts';
import { kindSchema } from '../catalogue/listing.ts';
import { field, joined, object, type Table, wireOnly, wrapped } from '../field.ts';
import { addressCodec, addressWireFields } from '../people/addresses.ts';
import { taxDataCodec } from '../people/taxData.ts';
import {
  dataOf,
  flag,
  idSchema,
  instant,
  keySchema,
  languageSchema,
  list,
  localText,
  money,
  orNull,
  pageOf,
  pageQuery,
  success,
  tokenSchema,
} from '../primitives.ts';
import { parcelCodec } from './parcel.ts';
import { paymentMethodCodec } from './paymentMethod.ts';
import {
  currencySchema,
  planIdSchema,
  type QuoteRequest,
  quantitySchema,
  quoteCodec,
  quoteRequestTable,
  withholdingSchema,
} from './quote.ts';

export const orderLineTable: Table<OrderLine> = {
  itemId: field('course_id', z.string()),
  kind: field('course_type', kindSchema),
  slug: field('slug', z.string()),
  title: field('title', localText),
  planName: field('plan_name', localText),
  planId: field('pricingplan_id', z.string()),
  quantity: field('qty', z.int()),
  unitPrice: field('unit_price', money),
  discount: field('discount', money),
  coverUrl: field('course_image', z.nullable(z.string())),
  isWatchable: field('is_watchable', flag),
};

const shipping = object<OrderShipping>({
  optionId: field('shipping_fee_id', z.string()),
  name: field('name', localText),
  detail: field('description', z.nullable(localText)),
  needsAddress: field('is_need_address', flag),
  address: field('shipping_address', z.nullable(addressCodec)),
});

const statusSchema = z.enum(orderStatuses);
const rejectCodeSchema = z.nullable(z.enum(rejectCodes));

const event = object<OrderEvent>({
  from: field('from', z.nullable(statusSchema)),
  to: field('to', statusSchema),
  at: field('at', instant),
  actor: field('actor', z.enum(['buyer', 'administrator', 'provider', 'system'])),
  reasonCode: field('reason_code', rejectCodeSchema),
  reason: field('reason', z.nullable(z.string())),
  method: field('payment_method_id', z.optional(paymentMethodCodec)),
});

const report = object<OrderReport>({
  id: field('orderPaymentId', z.string()),
  reportedAt: field('reported_at', instant),
  transferredAt: field('transferred_at', instant),
  amount: field('transfer_amount', money),
  contactName: field('contact_name', z.string()),
  originBankCode: field('bank_code', z.string()),
  accountId: field('bank_account', z.string()),
  accountNumber: field('account_id', z.string()),
  accountName: field('account_name', z.string()),
  accountBankCode: field('account_bank', z.string()),
  note: field('description', z.string()),
  slipNames: field('slip', list(z.string())),
  slipReferences: field('slip_references', list(z.string())),
  decision: field('status', z.enum(['waiting', 'approved', 'rejected'])),
  decidedAt: field('decided_at', z.nullable(instant)),
  rejectCode: field('reject_code', rejectCodeSchema),
  rejectReason: field('reject_reason', z.nullable(z.string())),
});

const document = object<IssuedDocument>({
  kind: field('kind', z.enum(documentKinds)),
  number: field('number', z.string()),
  issuedAt: field('issued_at', instant),
});

const creditNote = object<IssuedCreditNote>({
  number: field('number', z.string()),
  issuedAt: field('issued_at', instant),
});

const moneyBack = object<MoneyBack>({
  at: field('at', instant),
  amount: field('amount', money),
  currency: field('currency_code', currencySchema),
  reason: field('reason', z.nullable(z.string())),
});

/** An order in full. `payment_status` has six values. */
export const orderTable: Table<Order> = {
  id: field('id', z.string()),
  number: field('order_no', z.string()),
  token: field('order_token', tokenSchema),
  status: field('payment_status', statusSchema),
  currency: field('currency_code', currencySchema),
  method: field('payment_method_id', paymentMethodCodec),
  price: field('price', money),
  discount: field('discount', money),
  shippingFee: field('shipping_fee', money),
  vat: field('vat', money),
  withholding: field('withholding_price', money),
  withholdingPercent: field('withholding_percent', withholdingSchema),
  total: field('total', money),
  placedAt: field('order_at', instant),
  cancelAt: field('cancel_at', z.nullable(instant)),
  buyerName: field('fullname', z.string()),
  email: field('email', z.string()),
  tel: field('tel', z.nullable(z.string())),
  wantsTaxInvoice: field('is_require_tax_invoice', flag),
  tax: field('tax_invoice', z.nullable(taxDataCodec)),
  shipping: field('shipping', z.nullable(shipping)),
  parcel: field('parcel', z.optional(parcelCodec)),
  lines: field('courses', list(object(orderLineTable))),
  history: field('history', list(event)),
  reports: field('reports', list(report)),
  document: field('document', z.nullable(document)),
  creditNote: field('credit_note', z.optional(creditNote)),
  underReview: field('under_review', flag),
  moneyBack: field('refunds', z.optional(list(moneyBack))),
};

/** The outcome of a free order, for other programs; here it follows from the other fields. */
export const freePayment = wireOnly('payment', z.nullable(z.enum(freePayments)), freePaymentOf);

export const orderCodec = object(orderTable, freePayment);

/** A new order as our pages send it: the request, the shown total (a claim), and the server's signature. */
export type OrderRequest = QuoteRequest & {
  readonly quote: Quote;
  readonly signature: string;
  readonly language: 'th' | 'en';
  /** The tax invoice's recipient; `null` without an invoice. */
  readonly tax: TaxData | null;
  /** The delivery; `null` without products. */
  readonly delivery: Delivery | null;
  /** The pages that stood beside the button. Without it nothing is recorded as accepted. */
  readonly accepts?: readonly AcceptedPage[] | undefined;
};

/**
 * A new order as it arrives. Other programs send the payload of the specification: without our quote and language, with
 * their own figures.
 */
export type ReceivedOrder = Omit<OrderRequest, 'quote' | 'signature' | 'language'> & {
  readonly quote: Quote | null;
  readonly signature: string | null;
  readonly language: OrderRequest['language'] | null;
  readonly claim?: OrderClaim;
};

/** The buyer and the figures of a payload without our quote. */
export type OrderClaim = {
  readonly userId?: string | null | undefined;
  readonly currency?: Currency | undefined;
  readonly price?: number | undefined;
  readonly discount?: number | undefined;
  readonly shippingFee?: number | undefined;
};

const orderClaim = joined<OrderClaim, OrderClaim | undefined>(
  {
    userId: field('user_id', z.optional(z.nullable(idSchema))),
    currency: field('currency_code', z.optional(currencySchema)),
    price: field('price', z.optional(money)),
    discount: field('discount', z.optional(money)),
    shippingFee: field('shipping_fee', z.optional(money)),
  },
  { decode: (claim) => claim, encode: (claim) => claim ?? {} },
);

type OrderedLine = QuoteRequest['lines'][number];
type LineParts = {
  readonly courses?: readonly NamedLine[] | undefined;
  readonly courseIds?: readonly string[] | undefined;
  readonly planIds?: readonly string[] | undefined;
};
type NamedLine = Pick<OrderedLine, 'itemId'> & { readonly [Key in keyof OrderedLine]?: OrderedLine[Key] | undefined };

const namedLine = object<NamedLine>({
  itemId: field('course_id', idSchema),
  kind: field('course_type', z.optional(kindSchema)),
  planId: field('pricingplan_id', z.optional(planIdSchema)),
  quantity: field('qty', z.optional(quantitySchema)),
});

/** The lines by the lists of courses and plans, with quantities from `courses`; without the lists by `courses` alone. */
const orderedLines = joined<LineParts, QuoteRequest['lines']>(
  {
    courses: field('courses', z.optional(list(namedLine).check(z.maxLength(maximumLines)))),
    courseIds: field('course_id', z.optional(list(idSchema).check(z.maxLength(maximumLines)))),
    planIds: field('pricingplan_id', z.optional(list(planIdSchema).check(z.maxLength(maximumLines)))),
  },
  {
    decode: ({ courses = [], courseIds, planIds = [] }) =>
      courseIds === undefined
        ? courses.map((line) => lineOf(line))
        : courseIds.map((itemId, at) => {
            const planId = planIds[at];
            return lineOf({ ...courses.find((line) => line.itemId === itemId), itemId, ...(planId && { planId }) });
          }),
    encode: (lines) => ({ courses: lines }),
  },
);

/** The server knows the item's kind; the line's own is for an unknown item only. */
const lineOf = ({ itemId, kind = 'course', planId = '', quantity = defaultQuantity }: NamedLine): OrderedLine => ({
  ...{ itemId, kind, planId, quantity },
});

const withholding = joined<
  { readonly percent: WithholdingPercent; readonly isWithheld?: boolean | undefined },
  WithholdingPercent
>(
  {
    percent: field('withholding_percent', withholdingSchema),
    isWithheld: field('is_withholding', z.optional(flag)),
  },
  {
    decode: ({ percent, isWithheld = true }) => (isWithheld ? percent : 0),
    encode: (percent) => ({ percent, isWithheld: percent > 0 }),
  },
);

/** Wire paths of refusals about the delivery; fields of a typed address follow a dot. */
export const orderDeliveryWireFields = { typed: 'shipping_address', saved: 'shipping_address_id' } as const;

/** Wire path of a typed address's field. */
export const typedAddressWireField = (field: AddressField): string =>
  `${orderDeliveryWireFields.typed}.${addressWireFields[field]}`;

/** Wire paths of refusals about the tax, beside those of the tax data. */
export const orderTaxWireFields = { invoice: 'is_require_tax_invoice', withholding: 'is_withholding' } as const;

/** A saved address of the account, or a typed one, which may be saved. */
const delivery = joined<DeliveryParts, Delivery | null>(
  {
    addressId: field('shipping_address_id', orNull(idSchema)),
    address: field('shipping_address', orNull(addressCodec)),
    isSaved: field('is_keep_shipping_address', z.optional(flag)),
  },
  {
    decode: ({ addressId, address, isSaved = false }) => {
      if (addressId !== null) return { kind: 'saved', addressId };
      return address && { kind: 'typed', address, isSaved };
    },
    encode: (chosen) => ({
      addressId: chosen?.kind === 'saved' ? chosen.addressId : null,
      address: chosen?.kind === 'typed' ? chosen.address : null,
      isSaved: chosen?.kind === 'typed' && chosen.isSaved,
    }),
  },
);
type DeliveryParts = {
  readonly addressId: string | null;
  readonly address: PostalAddress | null;
  readonly isSaved?: boolean;
};

export const placeOrderCall = defineCall('placeOrder', 'POST /private/cart/order', 'buyer', {
  origin: 'specification',
  scopeFailure: 'BUYER_NOT_ALLOWED',
  idempotent: true,
  summary:
    'Places an order from a signed quote, or at the figures of the payload if they are the current ones; seats, stock and coupon uses are held with it.',
  body: object<ReceivedOrder>({
    ...quoteRequestTable,
    lines: orderedLines,
    withholdingPercent: withholding,
    quote: field('quote', orNull(quoteCodec)),
    signature: field('signature', orNull(z.string().check(z.maxLength(2_000)))),
    language: field('language', orNull(languageSchema)),
    tax: field('tax_invoice', orNull(taxDataCodec)),
    delivery,
    accepts: field('accepted_pages', z.optional(list(z.enum(acceptedPages)))),
    claim: orderClaim,
  }),
  response: wrapped<Order>(
    field('order_detail', orderCodec),
    success,
    wireOnly('orderId', z.string(), ({ id }) => id),
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
    'PERMISSION_DENIED',
    'INPUT_ERROR',
    'IDEMPOTENCY_CONFLICT',
  ],
});

export const orderDetail = defineCall('orderDetail', 'GET /private/orders/{orderId}', 'buyer', {
  origin: 'specification',
  summary: "One of the buyer's own orders.",
  response: dataOf(orderCodec),
  failures: ['NOT_FOUND'],
});

export const listOrders = defineCall('listOrders', 'GET /private/orders', 'buyer', {
  summary: "The buyer's own orders, newest first; all of them where no page is asked for, as a device keeps them.",
  query: z.object(pageQuery),
  response: pageOf(orderCodec),
});

export const orderOfKey = defineCall('orderOfKey', 'GET /private/orders/attempt/{key}', 'buyer', {
  summary: "The order that the buyer's own `Idempotency-Key` made; NOT_FOUND where it made none.",
  params: z.object({ key: keySchema }),
  response: dataOf(orderCodec),
  failures: ['NOT_FOUND'],
});

export const giveUpOrderKeyCall = defineCall('giveUpOrderKey', 'POST /private/orders/attempt/{key}/giveup', 'buyer', {
  summary:
    "The order of the buyer's own `Idempotency-Key`. Without one: null, and the key can no longer place an order.",
  params: z.object({ key: keySchema }),
  response: dataOf(z.nullable(orderCodec)),
});

export const orderByToken = defineCall('orderByToken', 'GET /public/orders/{token}', 'public', {
  summary: 'An order by its own token: what the holder of its link needs; whole for its signed-in buyer.',
  params: z.object({ token: tokenSchema }),
  response: dataOf(orderCodec),
  failures: ['NOT_FOUND'],
});

export const cancelOrderCall = defineCall('cancelOrder', 'POST /public/cart/deleteorder', 'public', {
  origin: 'specification',
  summary: 'Cancels an unpaid order, for its owner or with its token. Nothing is deleted.',
  body: object({ orderId: field('order_id', idSchema), token: field('order_token', orNull(tokenSchema)) }),
  response: dataOf(orderCodec),
  failures: ['NOT_FOUND', 'STATUS_CONFLICT'],
});
