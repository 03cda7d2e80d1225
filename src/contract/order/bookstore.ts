import * as z from 'zod/mini';
import {
  type BookstoreClaim,
  type BookstoreSending,
  type BookstoreState,
  bookstoreStates,
} from '../../domain/order/bookstore.ts';
import type { Order } from '../../domain/order/order.ts';
import { defineCall } from '../call.ts';
import { addressCodec } from '../people/addresses.ts';
import { dataOf, idSchema, instantCodec, localTextCodec, moneyCodec } from '../primitives.ts';
import { currencySchema, kindSchema } from './quote.ts';

const wireLine = z.object({
  course_id: z.string(),
  course_type: kindSchema,
  title: localTextCodec,
  pricingplan_id: z.string(),
  qty: z.int(),
  price: moneyCodec,
  discount: moneyCodec,
});

/** What the bookstore is told: the specification's fields, and what a parcel and its account need beside them. */
const wireOrder = z.object({
  user_id: z.string(),
  email: z.string(),
  course_id: z.array(z.string()),
  price: moneyCodec,
  totalPrice: moneyCodec,
  discount: moneyCodec,
  courses: z.array(wireLine),
  cancel_at: z.nullable(instantCodec),
  order_at: instantCodec,
  shipping_address_id: z.nullable(z.string()),
  order_id: z.string(),
  order_no: z.string(),
  currency_code: currencySchema,
  shipping_price: moneyCodec,
  shipping_fee_id: z.nullable(z.string()),
  shipping_address: z.nullable(addressCodec),
});

/** The body that the bookstore is sent of an order. `addressId`: which of the account's addresses it goes to, if one. */
export const bookstoreBody = (order: Order, userId: string, addressId: string | null): unknown =>
  z.encode(wireOrder, {
    user_id: userId,
    email: order.email,
    course_id: order.lines.map(({ itemId }) => itemId),
    price: order.price,
    totalPrice: order.total,
    discount: order.discount,
    courses: order.lines.map((line) => ({
      course_id: line.itemId,
      course_type: line.kind,
      title: line.title,
      pricingplan_id: line.planId,
      qty: line.quantity,
      price: line.unitPrice,
      discount: line.discount,
    })),
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

const stateAnswer = dataOf(
  z.codec(z.object({ status: z.enum(bookstoreStates) }), z.custom<BookstoreState>(), {
    decode: (w) => w.status,
    encode: (status) => ({ status }),
  }),
);

/** The shop has one bookstore; this is its name in the address of the call. */
export const bookstoreName = 'bookstore';

export const syncBookstore = defineCall({
  name: 'syncBookstore',
  method: 'POST',
  path: '/api/{bookstore}/cart',
  scope: 'buyer',
  summary: "Has one of the buyer's own orders sent to the bookstore, once; the server sends it by itself, too.",
  params: z.object({ bookstore: z.literal(bookstoreName) }),
  body: z.codec(
    z.object({
      user_id: idSchema,
      email: z.optional(z.string()),
      course_id: z.array(idSchema).check(z.maxLength(200)),
      price: moneyCodec,
      totalPrice: moneyCodec,
      discount: moneyCodec,
      courses: z.optional(z.array(z.unknown()).check(z.maxLength(200))),
      cancel_at: z.optional(z.nullable(z.string())),
      order_at: instantCodec,
      shipping_address_id: z.optional(z.nullable(z.string())),
    }),
    z.custom<BookstoreClaim>(),
    {
      decode: (w) => ({
        userId: w.user_id,
        itemIds: w.course_id,
        price: w.price,
        discount: w.discount,
        total: w.totalPrice,
        placedAt: w.order_at,
      }),
      encode: (c) => ({
        user_id: c.userId,
        course_id: [...c.itemIds],
        price: c.price,
        totalPrice: c.total,
        discount: c.discount,
        order_at: c.placedAt,
      }),
    },
  ),
  response: stateAnswer,
  failures: ['BOOKSTORE_OFF', 'NOT_FOUND', 'INPUT_ERROR'],
});

const sendingCodec = z.codec(
  z.object({
    status: z.enum(bookstoreStates),
    tries: z.int(),
    tried_at: z.nullable(instantCodec),
    sent_at: z.nullable(instantCodec),
    fault: z.nullable(z.string()),
  }),
  z.custom<BookstoreSending>(),
  {
    decode: (w) => ({ state: w.status, tries: w.tries, triedAt: w.tried_at, sentAt: w.sent_at, fault: w.fault }),
    encode: (s) => ({ status: s.state, tries: s.tries, tried_at: s.triedAt, sent_at: s.sentAt, fault: s.fault }),
  },
);

const adminPath = '/api/admin/orders/{orderId}/bookstore';
const params = z.object({ orderId: idSchema });

export const bookstoreSending = defineCall({
  name: 'bookstoreSending',
  method: 'GET',
  path: adminPath,
  scope: 'administrator',
  origin: 'addition',
  summary: 'How the sending of an order to the bookstore stands; null where it was never to be sent.',
  params,
  response: dataOf(z.nullable(sendingCodec)),
});

export const sendToBookstore = defineCall({
  name: 'sendToBookstore',
  method: 'POST',
  path: adminPath,
  scope: 'administrator',
  origin: 'addition',
  summary: 'Sends an order to the bookstore that never went out or was given up; one that went out stays as it is.',
  params,
  response: dataOf(sendingCodec),
  failures: ['BOOKSTORE_OFF', 'NOT_FOUND'],
});
