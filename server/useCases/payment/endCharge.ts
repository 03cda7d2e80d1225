import { isRunning } from '../../../src/domain/order/charge.ts';
import type { PaymentProvider } from '../../payments/paymentProvider.ts';
import { attemptsOf, findAttempt, type PaymentAttempt } from '../../store/order/attempts.ts';
import type { StoredOrder } from '../../store/order/orders.ts';
import type { AppParts } from '../appParts.ts';
import { lookAtCharge, sentCharge, settleWord } from './lookAtCharge.ts';

/** The provider cannot end the charge, but the buyer has no open step of it, or wants none. */
const givenUp = { kind: 'failed', failure: 'expired' } as const;

/** A charge without a step or an outcome, as a lost answer leaves it, holds its buyer this long (ms). */
const withoutAnswerMs = 30 * 60_000;

/** Ends a charge whose step is over, so that another one may begin. Its provider was asked about it just now. */
export async function endCharge(
  parts: AppParts,
  provider: PaymentProvider,
  attempt: PaymentAttempt,
): Promise<PaymentAttempt> {
  const looked = (await findAttempt(parts.db, attempt.id)) ?? attempt;
  if (looked.state !== 'open' || (provider.cancel === null && provider.isRepeatable)) return looked;
  const word = provider.cancel === null ? givenUp : await provider.cancel(await sentCharge(parts, looked));
  // Without a step the money may be on its way just now.
  const isOver = parts.clock() >= (looked.expiresAt ?? looked.createdAt + withoutAnswerMs);
  await settleWord(parts, looked.id, word.kind === 'pending' && isOver ? givenUp : word);
  return (await findAttempt(parts.db, looked.id)) ?? looked;
}

/**
 * Ends the open charge of an order that its buyer gives up or pays another way. Where the provider cannot, the shop gives
 * the charge up: later money settles the order or is looked at. A charge without an outcome stays for half an hour.
 */
export async function endOpenCharge(parts: AppParts, { order }: StoredOrder): Promise<void> {
  const attempt = (await attemptsOf(parts.db, order.id)).find(isRunning);
  if (!attempt) return;
  const outcome = await lookAtCharge(parts, attempt);
  if (outcome === 'unknown' && parts.clock() < attempt.createdAt + withoutAnswerMs) return;
  if (outcome !== 'pending' && outcome !== 'unknown') return;
  const provider = parts.payments.charger(attempt.provider);
  const word = (await provider?.cancel?.(await sentCharge(parts, attempt))) ?? givenUp;
  await settleWord(parts, attempt.id, word.kind === 'pending' || word.kind === 'unknown' ? givenUp : word);
}
