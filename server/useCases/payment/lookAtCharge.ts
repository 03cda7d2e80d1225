import { setTimeout as pause } from 'node:timers/promises';
import { isRunning } from '../../../src/domain/order/charge.ts';
import { isReported, type ProviderName } from '../../../src/domain/order/paymentMethod.ts';
import { isRefusal } from '../../base/refusal.ts';
import type { PaymentProvider, ProviderWord, SentCharge } from '../../payments/paymentProvider.ts';
import { allOrRefused } from '../../store/database/onceByKey.ts';
import { attemptsOf, claimAsk, findAttempt, type PaymentAttempt, setAskAt } from '../../store/order/attempts.ts';
import { findOrder, type StoredOrder } from '../../store/order/orders.ts';
import type { AppParts } from '../appParts.ts';
import { announceOrder } from '../order/announceOrder.ts';
import { recordForgery } from './recordForgery.ts';
import { type Settlement, settleCharge } from './settleCharge.ts';

/** A charge that the provider does not know is given this long (ms) to arrive there. */
const arrivesWithinMs = 60_000;
/** Polls ask the provider at most this often (ms). */
const pollPauseMs = 5_000;
/** A notification whose inquiry failed is followed by another one after this time (ms). */
const asksAgainAfterMs = 60_000;
/** A poll waits this long (ms) for the provider. A later answer is settled all the same. */
const pollWaitsMs = 2_000;

/** Asks the provider about a charge and settles what it says. */
export async function lookAtCharge(parts: AppParts, attempt: PaymentAttempt): Promise<Settlement['outcome']> {
  const provider = parts.payments.charger(attempt.provider);
  const word: ProviderWord = provider === null ? { kind: 'unknown' } : await askedWord(parts, provider, attempt);
  return await settleWord(parts, attempt.id, word);
}

/** Settles a word of the provider in a transaction of its own and notifies the screens. */
export async function settleWord(
  parts: AppParts,
  attemptId: string,
  word: ProviderWord,
): Promise<Settlement['outcome']> {
  const settled = await allOrRefused(parts.db, (tx) => settleCharge(tx, parts, attemptId, word, parts.clock()));
  if (isRefusal(settled)) {
    parts.log.error({ attemptId, word, refusal: settled.code }, 'a word of a provider could not be settled');
    return 'unknown';
  }
  if (settled.moved !== null) announceOrder(parts, settled.moved);
  return settled.outcome;
}

/** Asks about the running charge of an order, if nobody asked a moment ago; answers the order as it is then. */
export async function lookIfDue(parts: AppParts, stored: StoredOrder): Promise<StoredOrder> {
  const { order } = stored;
  if (isReported(order.method) || order.status !== 'notYetReceived') return stored;
  const attempt = (await attemptsOf(parts.db, order.id)).at(-1);
  const now = parts.clock();
  if (attempt === undefined || !(await claimAsk(parts.db, attempt.id, now, now - pollPauseMs))) return stored;
  const looked = lookAtCharge(parts, attempt).catch((error: unknown) => {
    parts.log.error({ err: error }, 'a charge could not be looked at');
  });
  await Promise.race([looked, pause(pollWaitsMs, undefined, { ref: false })]);
  return (await findOrder(parts.db, order.id)) ?? stored;
}

/**
 * The same for an attempt that a notification or a return page names. Without an answer the job asks again, also about a
 * charge that was given up. What nobody signed (`claimedBy`) and the provider does not confirm is recorded.
 */
export async function lookAtAttempt(parts: AppParts, attemptId: string, claimedBy?: ProviderName): Promise<void> {
  const attempt = await findAttempt(parts.db, attemptId);
  if (attempt === null) return;
  const outcome = await lookAtCharge(parts, attempt);
  const isConfirmed = outcome === 'settled' || outcome === 'alreadySettled' || outcome === 'review';
  if (claimedBy && !isConfirmed) recordForgery(parts, 'claim', { provider: claimedBy, orderId: attempt.orderId });
  if (outcome === 'unknown') await setAskAt(parts.db, attemptId, parts.clock() + asksAgainAfterMs);
}

/** A charge that is not there yet may still be on its way. */
async function askedWord(parts: AppParts, provider: PaymentProvider, attempt: PaymentAttempt): Promise<ProviderWord> {
  const sent = await sentCharge(parts, attempt);
  const word = await provider.ask(sent);
  const mayArrive = word.kind === 'absent' && sent.now < attempt.createdAt + arrivesWithinMs;
  return mayArrive ? { kind: 'unknown' } : word;
}

/** The charge of an attempt, as providers are asked about it. */
export async function sentCharge({ db, clock }: AppParts, attempt: PaymentAttempt): Promise<SentCharge> {
  const { id: attemptId, providerReference: reference, method, amount, currency, createdAt: sentAt } = attempt;
  // A former charge may have paid the order meanwhile.
  const isUnpaid = (await findOrder(db, attempt.orderId))?.order.status === 'notYetReceived';
  const isAwaited = isUnpaid && isRunning(attempt);
  return { attemptId, reference, method, amount, currency, isRunning: isAwaited, sentAt, now: clock() };
}
