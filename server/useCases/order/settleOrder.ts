import type { Currency } from '../../../src/domain/pricing/currency.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import type { Tx } from '../../store/database/connection.ts';
import { newId } from '../../store/database/newId.ts';
import {
  attemptsOf,
  isRunning,
  lockAttempt,
  type PaymentAttempt,
  setAttemptState,
} from '../../store/order/attempts.ts';
import { lockOrder, setUnderReview } from '../../store/order/orderStatus.ts';
import { findOrder, type StoredOrder } from '../../store/order/orders.ts';
import { openReview } from '../../store/order/reports.ts';
import type { AppParts } from '../appParts.ts';
import { type Moved, moveOrder } from './moveOrder.ts';

/** The provider's answer about an attempt. Minor units. */
export type ProviderWord =
  | { readonly kind: 'paid'; readonly amount: number; readonly currency: Currency; readonly reference: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unknown' };

/** The result. `moved` is present if the order changed and screens must be notified. */
type Settlement = {
  readonly outcome: 'settled' | 'alreadySettled' | 'review' | 'declined' | 'unknown';
  readonly moved: Moved | null;
};

type Parts = Pick<AppParts, 'email' | 'push' | 'bookstore' | 'config' | 'randomBytes'>;

/**
 * The end of polling, realtime, webhook, return page and job: a charge settles its order once, in any order of events.
 * Approved means charged for this order with the exact amount and currency; other money opens a review.
 */
export async function settleOrder(
  tx: Tx,
  parts: Parts,
  attemptId: string,
  word: ProviderWord,
  now: number,
): Promise<Settlement | Refusal> {
  const known = await lockAttempt(tx, attemptId);
  if (known === null) return refuse('NOT_FOUND');
  if (known.state === 'settled') return { outcome: 'alreadySettled', moved: null };
  await lockOrder(tx, known.orderId);
  const stored = await findOrder(tx, known.orderId);
  if (stored === null) throw new Error(`An attempt has lost its order ${known.orderId}`);

  if (word.kind === 'unknown') return await stayUnknown(tx, known, now);
  if (word.kind === 'failed') return await decline(tx, parts, known, stored, now);
  return await takeMoney(tx, parts, { attempt: known, stored, paid: word }, now);
}

async function stayUnknown(tx: Tx, attempt: PaymentAttempt, now: number): Promise<Settlement> {
  if (isRunning(attempt)) await setAttemptState(tx, attempt.id, 'unknown', now);
  return { outcome: 'unknown', moved: null };
}

/** Only a failed wallet payment cancels the order; after others the buyer may try again. */
async function decline(
  tx: Tx,
  parts: Parts,
  attempt: PaymentAttempt,
  stored: StoredOrder,
  now: number,
): Promise<Settlement | Refusal> {
  if (!isRunning(attempt)) return { outcome: 'declined', moved: null };
  await setAttemptState(tx, attempt.id, 'declined', now);
  if (attempt.method !== 'wallet' || stored.order.status !== 'notYetReceived') {
    return { outcome: 'declined', moved: null };
  }
  const step = { to: 'cancelled', actor: 'provider', actorUserId: null, reason: null } as const;
  const moved = await moveOrder(tx, parts, stored, step, now);
  return isRefusal(moved) ? moved : { outcome: 'declined', moved };
}

type Payment = {
  readonly attempt: PaymentAttempt;
  readonly stored: StoredOrder;
  readonly paid: Extract<ProviderWord, { kind: 'paid' }>;
};

async function takeMoney(tx: Tx, parts: Parts, payment: Payment, now: number): Promise<Settlement | Refusal> {
  const { attempt, stored, paid } = payment;
  const { total, currency, status, id: orderId } = stored.order;
  const isExact = paid.amount === attempt.amount && paid.amount === total && paid.currency === currency;
  const isFirst = !(await attemptsOf(tx, orderId)).some((each) => each.state === 'settled');
  if (!isExact || !isFirst) {
    // Marked as unknown, so that nothing cancels the order before a review.
    await setAttemptState(tx, attempt.id, 'unknown', now, paid.reference);
    return await review(tx, parts, payment, now);
  }
  await setAttemptState(tx, attempt.id, 'settled', now, paid.reference);
  if (status !== 'notYetReceived' && status !== 'pendingApproved') return await review(tx, parts, payment, now);
  const step = { to: 'approved', actor: 'provider', actorUserId: null, reason: null } as const;
  const moved = await moveOrder(tx, parts, stored, step, now);
  return isRefusal(moved) ? moved : { outcome: 'settled', moved };
}

async function review(tx: Tx, parts: Parts, { attempt, stored, paid }: Payment, now: number): Promise<Settlement> {
  await openReview(tx, {
    id: newId(now, parts.randomBytes),
    orderId: stored.order.id,
    attemptId: attempt.id,
    amount: paid.amount,
    currency: paid.currency,
    openedAt: now,
  });
  await setUnderReview(tx, stored.order.id, true);
  const after = await findOrder(tx, stored.order.id);
  return { outcome: 'review', moved: after === null ? null : { stored: after, seatsMovedOf: [] } };
}
