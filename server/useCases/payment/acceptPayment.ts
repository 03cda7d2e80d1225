import { mayAcceptPayment } from '../../../src/domain/order/orderPayment.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import type { Tx } from '../../store/database/connection.ts';
import { lockAttempt, setAttemptState } from '../../store/order/attempts.ts';
import { lockBuyerOf } from '../../store/order/buyers.ts';
import { lockOrder, setUnderReview } from '../../store/order/orderStatus.ts';
import { findOrder, type StoredOrder } from '../../store/order/orders.ts';
import { decideReview, hasOpenReview } from '../../store/order/reviews.ts';
import type { AppParts } from '../appParts.ts';
import { type Moved, moveOrder } from '../order/moveOrder.ts';
import { orderPayments } from './orderPayments.ts';
import { reviewWaitingReports } from './reviewWaitingReports.ts';

type Accepting = { readonly orderId: string; readonly paymentId: string; readonly administratorId: string };

/**
 * An administrator takes money as the payment of its order and approves the order: a plan that needs approval, another
 * amount, or money for a cancelled order, which comes back if seat, stock and coupon can be taken again. Accepting twice
 * changes nothing.
 */
export async function acceptPayment(
  tx: Tx,
  parts: AppParts,
  { orderId, paymentId, administratorId }: Accepting,
  now: number,
): Promise<Moved | Refusal> {
  await lockBuyerOf(tx, orderId);
  const attempt = await lockAttempt(tx, paymentId);
  if (attempt?.orderId !== orderId) return refuse('NOT_FOUND');
  await lockOrder(tx, orderId);
  const stored = await findOrder(tx, orderId);
  const all = await orderPayments(tx, parts, orderId);
  const payment = all.find(({ id }) => id === paymentId);
  if (stored === null || payment === undefined) return refuse('NOT_FOUND');
  if (payment.isOwn && stored.order.status === 'approved') return { stored, seatsMovedOf: [] };
  if (!mayAcceptPayment(stored.order.status, payment, all)) return refuse('STATUS_CONFLICT');

  // Money that a plan's approval waits with keeps the time of its payment.
  if (attempt.state !== 'settled') await setAttemptState(tx, paymentId, 'settled', now);
  await reviewWaitingReports(tx, parts, stored, now);
  await decideReview(tx, { attemptId: paymentId }, { state: 'revived', decidedBy: administratorId, at: now });
  await setUnderReview(tx, orderId, await hasOpenReview(tx, orderId));
  const step = { actor: 'administrator', actorUserId: administratorId, reason: null } as const;
  const paid = await noteTaken(tx, parts, stored, step, now);
  return isRefusal(paid) ? paid : await moveOrder(tx, parts, paid, { ...step, to: 'approved' }, now);
}

/** An unpaid order is paid first: the table lets no administrator approve it at once. */
async function noteTaken(
  tx: Tx,
  parts: AppParts,
  stored: StoredOrder,
  step: { readonly actor: 'administrator'; readonly actorUserId: string; readonly reason: null },
  now: number,
): Promise<StoredOrder | Refusal> {
  if (stored.order.status !== 'notYetReceived') return stored;
  const moved = await moveOrder(tx, parts, stored, { ...step, to: 'pendingApproved' }, now);
  return isRefusal(moved) ? moved : moved.stored;
}
