import * as z from 'zod/mini';
import {
  type BookstoreClaim,
  type BookstoreSending,
  type BookstoreState,
  bookstoreStates,
} from '../../domain/order/bookstore.ts';
import type { Order, OrderLine } from '../../domain/order/order.ts';
import { defineCall } from '../call.ts';
import { kindSchema } from '../catalogue/listing.ts';
import { field, object, wireOnly, wrapped } from '../field.ts';
import { addressCodec } from '../people/addresses.ts';
import { dataOf, idSchema, instant, list, localText, money } from '../primitives.ts';
import { currencySchema } from './quote.ts';

const orderedLine = object<
  Pick<OrderLine, 'itemId' | 'kind' | 'title' | 'planId' | 'quantity' | 'unitPrice' | 'discount'>
>({
  itemId: field('course_id', z.string()),
  kind: field('course_type', kindSchema),
  title: field('title', localText),
  planId: field('pricingplan_id', z.string()),
  quantity: field('qty', z.int()),
  unitPrice: field('price', money),
  discount: field('discount', money),
});

/** The bookstore's order: the specification's fields, with parcel and account. */
const wireOrder = z.object({
  user_id: z.string(),
  email: z.string(),
  course_id: z.array(z.string()),
  price: money,
  totalPrice: money,
  discount: money,
  courses: list(orderedLine),
  cancel_at: z.nullable(instant),
  order_at: instant,
  shipping_address_id: z.nullable(z.string()),
  order_id: z.string(),
  order_no: z.string(),
  currency_code: currencySchema,
  shipping_price: money,
  shipping_fee_id: z.nullable(z.string()),
  shipping_address: z.nullable(addressCodec),
});

/** The body for the bookstore. `addressId`: the account's address of the parcel, if any. */
export const bookstoreBody = (order: Order, userId: string, addressId: string | null): unknown =>
  z.encode(wireOrder, {
    user_id: userId,
    email: order.email,
    course_id: order.lines.map(({ itemId }) => itemId),
    price: order.price,
    totalPrice: order.total,
    discount: order.discount,
    courses: order.lines,
    cancel_at: order.cancelAt,
    order_at: order.placedAt,
    shipping_address_id: addressId,
    order_id: order.id,
    order_no: order.number,
    currency_code: order.currency,
    shipping_price: order.shippingFee,
    shipping_fee_id: order.shipping?.optionId ?? null,
    shipping_address: order.shipping?.address ?? null,
  });

const stateSchema = z.enum(bookstoreStates);
const stateAnswer = dataOf(wrapped<BookstoreState>(field('status', stateSchema)));

/** Name of the shop's one bookstore in the call's address. */
const bookstoreName = 'bookstore';

const unread = (name: string, schema: z.core.$ZodType) => wireOnly(name, z.optional(schema), () => undefined);

/** The specification's fields. The order is found by person and these; others are ignored. */
const claim = object<BookstoreClaim>(
  {
    userId: field('user_id', idSchema),
    itemIds: field('course_id', list(idSchema).check(z.maxLength(200))),
    price: field('price', money),
    total: field('totalPrice', money),
    discount: field('discount', money),
    placedAt: field('order_at', instant),
  },
  unread('email', z.string()),
  unread('courses', z.array(z.unknown()).check(z.maxLength(200))),
  unread('cancel_at', z.nullable(z.string())),
  unread('shipping_address_id', z.nullable(z.string())),
);

export const syncBookstore = defineCall('syncBookstore', 'POST /api/{bookstore}/cart', 'buyer', {
  origin: 'specification',
  summary: "Has one of the buyer's own orders sent to the bookstore, once; the server sends it by itself, too.",
  params: z.object({ bookstore: z.literal(bookstoreName) }),
  body: claim,
  response: stateAnswer,
  failures: ['BOOKSTORE_OFF', 'NOT_FOUND', 'INPUT_ERROR'],
});

const sending = object<BookstoreSending>({
  state: field('status', stateSchema),
  tries: field('tries', z.int()),
  triedAt: field('tried_at', z.nullable(instant)),
  sentAt: field('sent_at', z.nullable(instant)),
  fault: field('fault', z.nullable(z.string())),
});

const adminPath = '/api/admin/orders/{orderId}/bookstore';

export const bookstoreSending = defineCall('bookstoreSending', `GET ${adminPath}`, 'orders', {
  summary: 'The state of sending an order to the bookstore; null if it is never sent.',
  response: dataOf(z.nullable(sending)),
});

export const sendToBookstore = defineCall('sendToBookstore', `POST ${adminPath}`, 'orders', {
  summary: 'Sends an order to the bookstore that was never sent or was given up. A sent one stays as it is.',
  response: dataOf(sending),
  failures: ['BOOKSTORE_OFF', 'NOT_FOUND'],
});
