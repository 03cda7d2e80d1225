import * as z from 'zod/mini';
import { chargeFailures } from '../../domain/order/charge.ts';
import {
  type MoneylessAttempt,
  moneylessStates,
  type OrderPayment,
  type PaymentRefund,
  refundStates,
  refundWays,
} from '../../domain/order/orderPayment.ts';
import { defineCall } from '../call.ts';
import { field, object } from '../field.ts';
import { paymentMethodCodec } from '../order/paymentMethod.ts';
import { currencySchema } from '../order/quote.ts';
import { dataOf, flag, instant, list, money, orNull } from '../primitives.ts';
import { orderAtDesk } from './administration.ts';

const refund = object<PaymentRefund>({
  way: field('way', z.enum(refundWays)),
  state: field('status', z.enum(refundStates)),
  startedAt: field('started_at', instant),
  note: field('note', z.nullable(z.string())),
  reference: field('reference', z.nullable(z.string())),
  refusal: field('refusal', z.nullable(z.string())),
});

const payment = object<OrderPayment>({
  id: field('payment_id', z.string()),
  method: field('payment_method_id', paymentMethodCodec),
  amount: field('amount', money),
  currency: field('currency_code', currencySchema),
  paidAt: field('paid_at', instant),
  reference: field('reference', z.nullable(z.string())),
  isOwn: field('is_own', flag),
  isReviewed: field('is_reviewed', flag),
  refundsByCall: field('refunds_by_call', flag),
  refund: field('refund', z.nullable(refund)),
});

const attempt = object<MoneylessAttempt>({
  id: field('attempt_id', z.string()),
  method: field('payment_method_id', paymentMethodCodec),
  amount: field('amount', money),
  currency: field('currency_code', currencySchema),
  state: field('status', z.enum(moneylessStates)),
  startedAt: field('started_at', instant),
  failure: field('failure', z.nullable(z.enum(chargeFailures))),
  reference: field('reference', z.nullable(z.string())),
});

const path = '/api/admin/orders/{orderId}';
const words = orNull(z.string().check(z.maxLength(500)));

export const orderPaymentsCall = defineCall('orderPayments', `GET ${path}/payments`, 'orders', {
  summary:
    'The money that came in for an order by charges and found transfers, with its refunds; and the attempts without money.',
  response: dataOf(
    object<{ readonly payments: readonly OrderPayment[]; readonly attempts: readonly MoneylessAttempt[] }>({
      payments: field('payments', list(payment)),
      attempts: field('attempts', list(attempt)),
    }),
  ),
});

export const decideAttemptCall = defineCall('decideAttempt', `POST ${path}/attempts/{attemptId}/decide`, 'orders', {
  summary:
    "Ends an attempt that the provider does not answer about, by an administrator's look at its console. Money becomes a payment to decide about. An answer of the provider counts more.",
  body: object<{ readonly isPaid: boolean }>({ isPaid: field('is_paid', flag) }),
  response: dataOf(orderAtDesk),
  failures: ['NOT_FOUND', 'STATUS_CONFLICT'],
});

export const acceptPaymentCall = defineCall('acceptPayment', `POST ${path}/payments/{paymentId}/accept`, 'orders', {
  summary: 'Takes money as the payment of its order and approves the order. An accepted payment stays as it is.',
  response: dataOf(orderAtDesk),
  failures: [
    'NOT_FOUND',
    'STATUS_CONFLICT',
    'COURSE_DUPLICATE',
    'NO_MORE_SEAT',
    'NOT_ENOUGH_STOCK',
    'COUPON_NOT_AVAILABLE',
  ],
});

export const refundPaymentCall = defineCall('refundPayment', `POST ${path}/payments/{paymentId}/refund`, 'orders', {
  summary:
    'Pays a payment back in full: through its provider, or by a transfer that the administrator made and notes. A repeated call pays back once.',
  body: object<{
    readonly way: (typeof refundWays)[number];
    readonly reason: string | null;
    readonly note: string | null;
  }>({
    way: field('way', z.enum(refundWays)),
    /** For the buyer. */
    reason: field('reason', words),
    /** Required by hand. */
    note: field('note', words),
  }),
  response: dataOf(orderAtDesk),
  failures: ['NOT_FOUND', 'STATUS_CONFLICT', 'INPUT_ERROR'],
});

export const cancelUnpaidOrder = defineCall('cancelUnpaidOrder', `POST ${path}/cancel`, 'orders', {
  summary:
    'Cancels an unpaid order; refused while a charge is open or unknown. With a reason, it takes an approved order back that cost nothing. A repeated call changes nothing.',
  body: object<{ readonly reason: string | null }>({ reason: field('reason', words) }),
  response: dataOf(orderAtDesk),
  failures: ['NOT_FOUND', 'STATUS_CONFLICT', 'INPUT_ERROR'],
});
