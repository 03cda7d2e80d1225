import { type Charge, hasMoney, isRunning, isStepOpen } from '../../../src/domain/order/charge.ts';
import type { PaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { answerWithinMs } from '../../payments/askProvider.ts';
import {
  notStarted,
  type PaymentProvider,
  type ProviderWord,
  type Started,
  unansweredStart,
} from '../../payments/paymentProvider.ts';
import { allOrRefused } from '../../store/database/onceByKey.ts';
import { transaction } from '../../store/database/transaction.ts';
import { chargeOf, findAttempt, lockAttempt, noteAnswer, type PaymentAttempt } from '../../store/order/attempts.ts';
import { lockOrder } from '../../store/order/orderStatus.ts';
import { findOrder, type StoredOrder } from '../../store/order/orders.ts';
import type { AppParts } from '../appParts.ts';
import { endCharge } from './endCharge.ts';
import { lookAtCharge, settleWord } from './lookAtCharge.ts';
import { openAttempt } from './openAttempt.ts';
import { returnUrl, webhookUrl } from './returnReference.ts';

/** A start is over after this time (ms), even if its process was killed. */
const sendsWithinMs = 2 * answerWithinMs;

type Start = {
  readonly stored: StoredOrder;
  readonly method: PaymentMethod;
  /** The token that the provider's own fields in the page gave; empty for methods without. */
  readonly token: string;
};

/**
 * Charges an order and answers what the buyer does next. The provider is called outside of any transaction. A charge
 * that runs already is answered as it is, so that a reload or a second device goes on at the same place.
 */
export async function startCharge(parts: AppParts, start: Start): Promise<Charge | Refusal> {
  const { method } = start;
  const provider = parts.payments.of(method);
  if (provider === null) return refuse('NO_PAYMENT_METHOD');
  const opened = await open(parts, start);
  if (isRefusal(opened)) return opened;
  if (opened.isNew) return await send(parts, provider, start, opened.attempt);
  const now = parts.clock();
  if (isStepOpen(chargeOf(opened.attempt), now) || isBeingSent(opened.attempt, now)) return chargeOf(opened.attempt);

  // An ask without an answer may have hidden a step that is still valid.
  await lookAtCharge(parts, opened.attempt);
  const looked = await chargeNow(parts, opened.attempt);
  if (isStepOpen(looked, now)) return looked;
  // The method may have had another provider when the charge was sent.
  const charger = parts.payments.charger(opened.attempt.provider);
  const attempt = charger === null ? opened.attempt : await endCharge(parts, charger, opened.attempt);
  if (isRunning(attempt) && charger?.isRepeatable) return await renew(parts, charger, start, attempt);
  if (isRunning(attempt) || attempt.state === 'settled') return chargeOf(attempt);
  const again = await open(parts, start);
  if (isRefusal(again)) return again;
  return again.isNew ? await send(parts, provider, start, again.attempt) : chargeOf(again.attempt);
}

/** Another window sends this charge just now. Its answer is not there yet. */
const isBeingSent = ({ state, providerReference, createdAt }: PaymentAttempt, now: number): boolean =>
  state === 'open' && providerReference === null && now < createdAt + sendsWithinMs;

const open = ({ db, randomBytes, payments, clock }: AppParts, { stored: { order }, method }: Start) =>
  allOrRefused(db, async (tx) => {
    await lockOrder(tx, order.id);
    // The buyer may have chosen another method in another window just now.
    const current = await findOrder(tx, order.id);
    if (current?.order.method !== method) return refuse('NO_PAYMENT_METHOD');
    return await openAttempt(tx, { randomBytes, payments }, current, method, clock());
  });

async function send(
  parts: AppParts,
  provider: PaymentProvider,
  start: Start,
  attempt: PaymentAttempt,
): Promise<Charge> {
  const started = await startAt(parts, provider, start, attempt);
  await noteStart(parts, attempt, started);
  await settleWord(parts, attempt.id, wordOfStart(provider, start, started));
  return await chargeNow(parts, attempt);
}

/** The buyer is not left waiting for an answer that cannot bring money. A charge that exists after all is still found. */
function wordOfStart({ chargesAtStart }: PaymentProvider, { method }: Start, { step, word }: Started): ProviderWord {
  const canBePaid = step !== null || word.kind === 'paid' || chargesAtStart?.includes(method);
  return canBePaid ? word : notStarted;
}

/** Gets a new step for a running charge. Without one nothing ends, because the buyer may have paid by the step before. */
async function renew(
  parts: AppParts,
  provider: PaymentProvider,
  start: Start,
  attempt: PaymentAttempt,
): Promise<Charge> {
  const started = await startAt(parts, provider, start, attempt);
  if (started.step !== null) {
    await noteStart(parts, attempt, started);
    await settleWord(parts, attempt.id, started.word);
  }
  return await chargeNow(parts, attempt);
}

async function startAt(
  parts: AppParts,
  provider: PaymentProvider,
  { stored: { order }, token }: Start,
  { id, method, amount, currency }: PaymentAttempt,
): Promise<Started> {
  return await provider
    .start({
      ...{ attemptId: id, method, amount, currency, token, orderId: order.id, orderNumber: order.number },
      email: order.email,
      ...{ returnUrl: returnUrl(parts.config, id), webhookUrl: webhookUrl(parts.config, provider), now: parts.clock() },
    })
    .catch((error: unknown) => {
      parts.log.error({ err: error, provider: provider.name }, 'a charge could not be sent');
      return unansweredStart;
    });
}

/** A notification may have settled the charge meanwhile; then its reference is that of the payment, and stays. */
const noteStart = (
  { db, clock }: AppParts,
  { id }: PaymentAttempt,
  { reference, step, expiresAt, card }: Started,
): Promise<void> =>
  transaction(db, async (tx) => {
    const known = await lockAttempt(tx, id);
    const isSettled = known !== null && hasMoney(known);
    const changes = { step, expiresAt, card, ...(reference !== null && { providerReference: reference }) };
    await noteAnswer(tx, id, clock(), isSettled ? { card } : changes);
  });

async function chargeNow(parts: AppParts, attempt: PaymentAttempt): Promise<Charge> {
  return chargeOf((await findAttempt(parts.db, attempt.id)) ?? attempt);
}
