import { statusAfterRefund } from '../../../src/domain/order/orderPayment.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { enqueueOrderMail } from '../../email/orderMail.ts';
import type { RefundWord } from '../../payments/paymentProvider.ts';
import type { Tx } from '../../store/database/connection.ts';
import { lockAttempt, type PaymentAttempt, setAttemptState } from '../../store/order/attempts.ts';
import { lockOrder, setUnderReview } from '../../store/order/orderStatus.ts';
import { findOrder, type StoredOrder } from '../../store/order/orders.ts';
import { endRefund, findRefund, lockRefund, refundsOf, type StoredRefund } from '../../store/order/refunds.ts';
import { decideReview, hasOpenReview } from '../../store/order/reviews.ts';
import type { AppParts } from '../appParts.ts';
import { type Moved, moveOrder } from '../order/moveOrder.ts';

type Parts = Pick<AppParts, 'email' | 'push' | 'bookstore' | 'config'>;

/**
 * The end of a refund, whoever asked the provider. The order's own money makes it refunded; other money leaves the order
 * as it is and ends the review. `null`: nothing changed.
 */
export async function settleRefund(
  tx: Tx,
  parts: Parts,
  refundId: string,
  word: RefundWord | { readonly kind: 'byHand' },
  now: number,
): Promise<Moved | Refusal | null> {
  const asked = await findRefund(tx, refundId);
  if (asked === null) return refuse('NOT_FOUND');
  // Attempt, order, refund: the sequence of every caller.
  const attempt = await lockAttempt(tx, asked.attemptId);
  await lockOrder(tx, asked.orderId);
  const refund = await lockRefund(tx, refundId);
  const stored = await findOrder(tx, asked.orderId);
  if (attempt === null || refund === null || stored === null)
    throw new Error(`A refund has lost its order ${refundId}`);

  if (word.kind === 'unknown' || !(await countsFor(tx, refund, word))) return null;
  if (word.kind === 'refused') {
    await endRefund(tx, refundId, { state: 'refused', refusal: word.reason }, now);
    return { stored, seatsMovedOf: [] };
  }
  const providerReference = word.kind === 'refunded' ? word.reference : null;
  await endRefund(tx, refundId, { state: 'done', providerReference }, now);
  return await payBack(tx, parts, { attempt, refund, stored }, now);
}

/**
 * Whether a word still counts. Money that went back counts after a refusal, too: two requests may have crossed. Another
 * refund of the same payment that was begun since keeps its own end.
 */
async function countsFor(
  tx: Tx,
  refund: StoredRefund,
  word: RefundWord | { readonly kind: 'byHand' },
): Promise<boolean> {
  if (refund.state === 'open') return true;
  if (refund.state === 'done' || word.kind !== 'refunded') return false;
  const others = (await refundsOf(tx, refund.orderId)).filter(({ attemptId }) => attemptId === refund.attemptId);
  return others.every(({ state }) => state === 'refused');
}

type PaidBack = { readonly attempt: PaymentAttempt; readonly refund: StoredRefund; readonly stored: StoredOrder };

async function payBack(
  tx: Tx,
  parts: Parts,
  { attempt, refund, stored }: PaidBack,
  now: number,
): Promise<Moved | Refusal> {
  const { order } = stored;
  const { amount, reason, startedBy } = refund;
  // The time of the payment stays.
  await setAttemptState(tx, attempt.id, 'refunded', attempt.updatedAt);
  await decideReview(tx, { attemptId: attempt.id }, { state: 'refund', decidedBy: startedBy, at: now });
  await setUnderReview(tx, order.id, await hasOpenReview(tx, order.id));
  const to = statusAfterRefund(order.status, { isOwn: attempt.state === 'settled' });
  if (to !== null) {
    const step = { to, actor: 'administrator', actorUserId: startedBy, reason, refunded: amount } as const;
    return await moveOrder(tx, parts, stored, step, now);
  }
  await enqueueOrderMail(tx, parts, stored, {
    ...{ kind: 'moneyRefunded', occurrence: refund.id, reason, amount, isDecision: true },
  });
  await parts.push.enqueue(tx, stored, { kind: 'moneyRefused', reasonCode: null });
  const after = await findOrder(tx, order.id);
  return { stored: after ?? stored, seatsMovedOf: [] };
}
