import {
  acceptPaymentCall,
  cancelUnpaidOrder,
  decideAttemptCall,
  orderPaymentsCall,
  refundPaymentCall,
} from '../../src/contract/administration/orderPayments.ts';
import { writtenText } from '../../src/domain/writtenText.ts';
import { isRefusal, refuse } from '../base/refusal.ts';
import { handle } from '../http/handle.ts';
import { allOrRefused } from '../store/database/onceByKey.ts';
import { moneylessAttemptsOf } from '../store/order/attempts.ts';
import { findOrder } from '../store/order/orders.ts';
import { announceOrder } from '../useCases/order/announceOrder.ts';
import { cancelOrder } from '../useCases/order/cancelOrder.ts';
import { acceptPayment } from '../useCases/payment/acceptPayment.ts';
import { decideAttempt } from '../useCases/payment/decideAttempt.ts';
import { endOpenCharge } from '../useCases/payment/endCharge.ts';
import { orderPayments } from '../useCases/payment/orderPayments.ts';
import { refundPayment } from '../useCases/payment/refundPayment.ts';

export const orderPaymentRoutes = [
  handle(orderPaymentsCall, async ({ params }, { parts }) => ({
    payments: await orderPayments(parts.db, parts, params.orderId),
    attempts: await moneylessAttemptsOf(parts.db, params.orderId),
  })),

  handle(decideAttemptCall, async ({ params, body }, { parts }) => {
    const stored = await decideAttempt(parts, { ...params, ...body });
    return isRefusal(stored) ? stored : stored.order;
  }),

  handle(acceptPaymentCall, async ({ params }, { parts, person, now }) => {
    const accepting = { ...params, administratorId: person().userId };
    const moved = await allOrRefused(parts.db, (tx) => acceptPayment(tx, parts, accepting, now));
    if (isRefusal(moved)) return moved;
    announceOrder(parts, moved);
    return moved.stored.order;
  }),

  handle(refundPaymentCall, async ({ params, body }, { parts, person }) => {
    const stored = await refundPayment(parts, { ...params, ...body, administratorId: person().userId });
    return isRefusal(stored) ? stored : stored.order;
  }),

  handle(cancelUnpaidOrder, async ({ params: { orderId }, body }, { parts, person, now }) => {
    const stored = await findOrder(parts.db, orderId);
    if (stored === null) return refuse('NOT_FOUND');
    await endOpenCharge(parts, stored);
    const reason = writtenText(body.reason ?? '') || null;
    const cancellation = { orderId, actor: 'administrator', actorUserId: person().userId, reason } as const;
    const moved = await allOrRefused(parts.db, (tx) => cancelOrder(tx, parts, cancellation, now));
    if (isRefusal(moved)) return moved;
    announceOrder(parts, moved);
    return moved.stored.order;
  }),
];
