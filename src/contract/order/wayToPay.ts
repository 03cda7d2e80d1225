import * as z from 'zod/mini';
import { type WayToPay, wayRefusals } from '../../domain/order/wayToPay.ts';
import { defineCall } from '../call.ts';
import { field, object } from '../field.ts';
import { dataOf, idSchema, list, localText, tokenSchema } from '../primitives.ts';
import { orderCodec } from './order.ts';
import { paymentMethodCodec } from './paymentMethod.ts';

const wayToPay = object<WayToPay>({
  method: field('id', paymentMethodCodec),
  title: field('title', z.nullable(localText)),
  refusal: field('refusal', z.nullable(z.enum(wayRefusals))),
});

export const listWaysToPay = defineCall('listWaysToPay', 'GET /public/orders/{token}/methods', 'public', {
  summary: 'The payment methods of an unpaid order; one that it cannot be paid by has a reason.',
  params: z.object({ token: tokenSchema }),
  response: dataOf(list(wayToPay)),
  failures: ['NOT_FOUND'],
});

export const changePaymentMethod = defineCall('changePaymentMethod', 'POST /public/orders/{token}/method', 'public', {
  summary: 'Pays an unpaid order by another method. A charge that runs is ended at its provider first.',
  params: z.object({ token: tokenSchema }),
  body: object({ method: field('payment_method_id', paymentMethodCodec) }),
  response: dataOf(orderCodec),
  failures: ['NOT_FOUND', 'STATUS_CONFLICT', 'NO_PAYMENT_METHOD', 'COUPON_NOT_AVAILABLE', 'BELOW_MINIMUM'],
});

export const orderToPay = defineCall('orderToPay', 'GET /private/payments/methods/order/{orderId}', 'buyer', {
  origin: 'specification',
  summary: "One of the buyer's own orders, for the page that pays it.",
  params: z.object({ orderId: idSchema }),
  response: dataOf(orderCodec),
  failures: ['NOT_FOUND'],
});
