import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import type { Tx } from '../../store/database/connection.ts';
import { allOrRefused } from '../../store/database/onceByKey.ts';
import { findAttempt, lockAttempt, setAttemptState } from '../../store/order/attempts.ts';
import { lockOrder } from '../../store/order/orderStatus.ts';
import { findOrder, type StoredOrder } from '../../store/order/orders.ts';
import type { AppParts } from '../appParts.ts';
import { announceOrder } from '../order/announceOrder.ts';
import { lookAtCharge } from './lookAtCharge.ts';
import { reviewMoney, type Settlement } from './settleCharge.ts';

type Decision = { readonly orderId: string; readonly attemptId: string; readonly isPaid: boolean };

/**
 * Ends a charge without an answer by what an administrator saw at the provider; the order as it is then. The provider is
 * asked once more, and its answer counts. Deciding twice in the same way changes nothing.
 */
export async function decideAttempt(parts: AppParts, decision: Decision): Promise<StoredOrder | Refusal> {
  const attempt = await findAttempt(parts.db, decision.attemptId);
  if (attempt?.orderId !== decision.orderId) return refuse('NOT_FOUND');
  const isAnswered = attempt.state === 'unknown' && (await lookAtCharge(parts, attempt)) !== 'unknown';
  if (!isAnswered) {
    const decided = await allOrRefused(parts.db, (tx) => decide(tx, parts, decision, parts.clock()));
    if (isRefusal(decided)) return decided;
    if (decided.moved !== null) announceOrder(parts, decided.moved);
  }
  return (await findOrder(parts.db, decision.orderId)) ?? refuse('NOT_FOUND');
}

async function decide(
  tx: Tx,
  parts: AppParts,
  { attemptId, isPaid }: Decision,
  now: number,
): Promise<Settlement | Refusal> {
  const attempt = await lockAttempt(tx, attemptId);
  if (attempt === null) return refuse('NOT_FOUND');
  await lockOrder(tx, attempt.orderId);
  const stored = await findOrder(tx, attempt.orderId);
  if (stored === null) throw new Error(`An attempt has lost its order ${attempt.orderId}`);
  const outcome = isPaid ? 'review' : 'declined';
  if (attempt.state === (isPaid ? 'underReview' : 'declined')) return { outcome, moved: null };
  if (attempt.state !== 'unknown') return refuse('STATUS_CONFLICT');
  if (isPaid) {
    await setAttemptState(tx, attemptId, 'underReview', now, { step: null, isFoundByHand: true });
    return await reviewMoney(tx, parts, { attempt, stored, paid: attempt }, now);
  }
  await setAttemptState(tx, attemptId, 'declined', now, { step: null, failure: 'expired' });
  return { outcome, moved: { stored, seatsMovedOf: [] } };
}
