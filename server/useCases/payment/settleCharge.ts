import { type ChargeFailure, hasMoney, isRunning } from '../../../src/domain/order/charge.ts';
import { linesToApprove } from '../../../src/domain/order/order.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { enqueueOrderMail } from '../../email/orderMail.ts';
import type { Paid, ProviderWord } from '../../payments/paymentProvider.ts';
import type { Tx } from '../../store/database/connection.ts';
import { newId } from '../../store/database/newId.ts';
import {
  attemptsOf,
  insertAttempt,
  lockAttempt,
  noteAnswer,
  type PaymentAttempt,
  setAttemptState,
} from '../../store/order/attempts.ts';
import { lockOrder, setUnderReview } from '../../store/order/orderStatus.ts';
import { findOrder, type StoredOrder } from '../../store/order/orders.ts';
import { insertRefund, refundsOf } from '../../store/order/refunds.ts';
import { openReview, reopenReview, reviewsOf } from '../../store/order/reviews.ts';
import type { AppParts } from '../appParts.ts';
import { type Moved, moveOrder } from '../order/moveOrder.ts';
import { reviewWaitingReports } from './reviewWaitingReports.ts';
import { settleRefund } from './settleRefund.ts';

/** The result. `moved` is present if the order changed and screens must be notified. */
export type Settlement = {
  readonly outcome: 'settled' | 'alreadySettled' | 'review' | 'declined' | 'pending' | 'unknown';
  readonly moved: Moved | null;
};

type Parts = Pick<AppParts, 'email' | 'push' | 'bookstore' | 'config' | 'randomBytes'>;

/**
 * The end of polling, realtime, webhook, return page and job: a charge settles its order once, in any order of events.
 * Approved means charged for this order with the exact amount and currency; other money opens a review.
 */
export async function settleCharge(
  tx: Tx,
  parts: Parts,
  attemptId: string,
  word: ProviderWord,
  now: number,
): Promise<Settlement | Refusal> {
  const known = await lockAttempt(tx, attemptId);
  if (known === null) return refuse('NOT_FOUND');
  await lockOrder(tx, known.orderId);
  const stored = await findOrder(tx, known.orderId);
  if (stored === null) throw new Error(`An attempt has lost its order ${known.orderId}`);

  if (word.kind === 'paid') return await takePayments(tx, parts, { attempt: known, stored, word }, now);
  if (word.kind === 'refunded' && known.state === 'settled') return await noteRefunded(tx, parts, known, stored, now);
  if (word.kind === 'refunded' && known.state === 'underReview')
    return await noteReviewRefunded(tx, parts, known, stored, now);
  if (hasMoney(known)) return { outcome: 'alreadySettled', moved: null };
  if (word.kind === 'pending') return await stayOpen(tx, known, 'open', now);
  if (word.kind === 'unknown') return await stayOpen(tx, known, 'unknown', now);
  return await decline(tx, parts, { attempt: known, stored, word }, now);
}

async function stayOpen(tx: Tx, attempt: PaymentAttempt, state: 'open' | 'unknown', now: number): Promise<Settlement> {
  if (isRunning(attempt) && attempt.state !== state) await setAttemptState(tx, attempt.id, state, now);
  return { outcome: state === 'open' ? 'pending' : 'unknown', moved: null };
}

type Refused = {
  readonly attempt: PaymentAttempt;
  readonly stored: StoredOrder;
  readonly word: Extract<ProviderWord, { kind: 'absent' | 'failed' | 'refunded' }>;
};

/** Failures before the buyer approved anything at the provider. */
const untriedFailures: readonly ChargeFailure[] = ['expired', 'notStarted'];

/**
 * Only a wallet payment that the provider confirms as failed cancels the order. After others, and after one that ran out,
 * did not start or never arrived, the buyer may try again.
 */
async function decline(
  tx: Tx,
  parts: Parts,
  { attempt, stored, word }: Refused,
  now: number,
): Promise<Settlement | Refusal> {
  if (!isRunning(attempt)) return { outcome: 'declined', moved: null };
  const failure = word.kind === 'failed' ? word.failure : 'other';
  // The job goes on asking: a provider's page that is still open may take another try after a decline.
  await setAttemptState(tx, attempt.id, 'declined', now, { step: null, failure });
  const isWalletFailure = attempt.method === 'wallet' && word.kind === 'failed' && !untriedFailures.includes(failure);
  if (!isWalletFailure || stored.order.status !== 'notYetReceived') return { outcome: 'declined', moved: null };
  const step = { to: 'cancelled', actor: 'provider', actorUserId: null, reason: null } as const;
  const moved = await moveOrder(tx, parts, stored, step, now);
  return isRefusal(moved) ? moved : { outcome: 'declined', moved };
}

type PaidWord = Extract<ProviderWord, { kind: 'paid' }>;

/** Takes each payment that is not known yet. One charge may bring several, each with a reference of its own. */
async function takePayments(
  tx: Tx,
  parts: Parts,
  {
    attempt,
    stored,
    word,
  }: { readonly attempt: PaymentAttempt; readonly stored: StoredOrder; readonly word: PaidWord },
  now: number,
): Promise<Settlement | Refusal> {
  let outcome: Settlement = { outcome: 'alreadySettled', moved: null };
  for (const paid of [word, ...(word.others ?? [])]) {
    const attempts = await attemptsOf(tx, attempt.orderId);
    const current = attempts.find(({ id }) => id === attempt.id) ?? attempt;
    const known = knownPayment(attempts, current, paid);
    if (known) {
      if (known.isFoundByHand) await confirmFound(tx, known.id, paid, now);
      continue;
    }
    const own = hasMoney(current) ? await insertFurther(tx, parts, attempt, paid, now) : current;
    const order = (await findOrder(tx, attempt.orderId)) ?? stored;
    const taken = await takeMoney(tx, parts, { attempt: own, stored: order, paid }, now);
    if (isRefusal(taken)) return taken;
    outcome = taken;
  }
  return outcome;
}

/** The attempt that has this payment already. The provider's first word tells the reference of money found by hand. */
function knownPayment(
  attempts: readonly PaymentAttempt[],
  current: PaymentAttempt,
  { reference, amount, currency }: Paid,
): PaymentAttempt | undefined {
  const isFound = current.isFoundByHand && current.amount === amount && current.currency === currency;
  const noted = attempts.find((each) => hasMoney(each) && each.providerReference === reference);
  return noted ?? (isFound ? current : undefined);
}

const confirmFound = (tx: Tx, attemptId: string, { reference }: Paid, now: number): Promise<void> =>
  noteAnswer(tx, attemptId, now, { providerReference: reference, isFoundByHand: false });

/** A further payment of a charge is an attempt of its own, so that it can be accepted or paid back by itself. */
const insertFurther = (
  tx: Tx,
  { randomBytes }: Parts,
  { orderId, method, provider }: PaymentAttempt,
  { amount, currency }: Paid,
  now: number,
): Promise<PaymentAttempt> => {
  const id = newId(now, randomBytes);
  const further = { id, orderId, method, provider, amount, currency, key: id, now, askAt: null };
  return insertAttempt(tx, further, 'underReview');
};

type Payment = { readonly attempt: PaymentAttempt; readonly stored: StoredOrder; readonly paid: Paid };

async function takeMoney(tx: Tx, parts: Parts, payment: Payment, now: number): Promise<Settlement | Refusal> {
  const { attempt, stored, paid } = payment;
  const { total, currency, status, id: orderId } = stored.order;
  const isExact = paid.amount === total && paid.currency === currency;
  const isFirst = !(await attemptsOf(tx, orderId)).some((each) => each.state === 'settled');
  const isExpected = status === 'notYetReceived' || status === 'pendingApproved';
  if (!isExact || !isFirst || !isExpected) {
    await setAttemptState(tx, attempt.id, 'underReview', now, { providerReference: paid.reference, step: null });
    return await reviewMoney(tx, parts, payment, now);
  }
  await setAttemptState(tx, attempt.id, 'settled', now, {
    providerReference: paid.reference,
    step: null,
    failure: null,
  });
  // The money is taken; whoever decides about the plan approves, or rejects and refunds.
  const to = linesToApprove(stored.order).length > 0 ? 'pendingApproved' : 'approved';
  const hasReview = await reviewWaitingReports(tx, parts, stored, now);
  if (to === status) return { outcome: 'settled', moved: hasReview ? await movedNow(tx, stored) : null };
  const moved = await moveOrder(tx, parts, stored, { to, actor: 'provider', actorUserId: null, reason: null }, now);
  if (isRefusal(moved)) return moved;
  if (to === 'pendingApproved') await enqueueOrderMail(tx, parts, moved.stored, { kind: 'paymentReceived' });
  return { outcome: 'settled', moved };
}

/**
 * The payment of an order went back at the provider. Unless the shop asked for that, an administrator looks at it and
 * records the refund, which ends access.
 */
async function noteRefunded(
  tx: Tx,
  parts: Parts,
  attempt: PaymentAttempt,
  stored: StoredOrder,
  now: number,
): Promise<Settlement> {
  const isOfAttempt = ({ attemptId }: { readonly attemptId: string | null }) => attemptId === attempt.id;
  const refund = (await refundsOf(tx, attempt.orderId)).findLast(isOfAttempt);
  const review = (await reviewsOf(tx, attempt.orderId)).find(isOfAttempt);
  if (refund?.state === 'open' || review?.state === 'open') return { outcome: 'alreadySettled', moved: null };
  if (review) await reopenReview(tx, attempt.id);
  return await reviewMoney(tx, parts, { attempt, stored, paid: attempt }, now);
}

/** Money under review went back at the provider: there is nothing left to decide, unless the shop asked for that. */
async function noteReviewRefunded(
  tx: Tx,
  parts: Parts,
  { id: attemptId, provider, providerReference }: PaymentAttempt,
  { order: { id: orderId } }: StoredOrder,
  now: number,
): Promise<Settlement | Refusal> {
  const ofAttempt = (await refundsOf(tx, orderId)).findLast((refund) => refund.attemptId === attemptId);
  const review = (await reviewsOf(tx, orderId)).find((each) => each.attemptId === attemptId);
  if (review === undefined || ofAttempt?.state === 'open') return { outcome: 'alreadySettled', moved: null };
  const { amount, currency } = review;
  const { id } = await insertRefund(tx, {
    ...{ id: newId(now, parts.randomBytes), orderId, attemptId, way: 'provider', state: 'open', startedBy: null },
    ...{ amount, currency, reason: null, note: null, startedAt: now, askAt: null },
  });
  const reference = providerReference ?? provider ?? attemptId;
  const moved = await settleRefund(tx, parts, id, { kind: 'refunded', reference }, now);
  return isRefusal(moved) ? moved : { outcome: 'review', moved };
}

/** Leaves money of an attempt to a person, in a review. */
export async function reviewMoney(
  tx: Tx,
  parts: Pick<Parts, 'randomBytes'>,
  { attempt, stored, paid }: Omit<Payment, 'paid'> & { readonly paid: Pick<Paid, 'amount' | 'currency'> },
  now: number,
): Promise<Settlement> {
  await openReview(tx, {
    id: newId(now, parts.randomBytes),
    orderId: stored.order.id,
    attemptId: attempt.id,
    amount: paid.amount,
    currency: paid.currency,
    openedAt: now,
  });
  await setUnderReview(tx, stored.order.id, true);
  return { outcome: 'review', moved: await movedNow(tx, stored) };
}

/** The order as the transaction leaves it. */
async function movedNow(tx: Tx, stored: StoredOrder): Promise<Moved> {
  return { stored: (await findOrder(tx, stored.order.id)) ?? stored, seatsMovedOf: [] };
}
