import { isRunning } from '../../../src/domain/order/charge.ts';
import type { PaymentProvider } from '../../payments/paymentProvider.ts';
import { attemptsOf, findAttempt, type PaymentAttempt } from '../../store/order/attempts.ts';
import type { StoredOrder } from '../../store/order/orders.ts';
import type { AppParts } from '../appParts.ts';
import { lookAtCharge, sentCharge, settleWord } from './lookAtCharge.ts';

/** The provider cannot end the charge, but the buyer has no open step of it, or wants none. */
const givenUp = { kind: 'failed', failure: 'expired' } as const;

/** A charge without a step, as a lost answer leaves it, is over after this time (ms). */
const withoutStepMs = 30 * 60_000;

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
  const isOver = parts.clock() >= (looked.expiresAt ?? looked.createdAt + withoutStepMs);
  await settleWord(parts, looked.id, word.kind === 'pending' && isOver ? givenUp : word);
  return (await findAttempt(parts.db, looked.id)) ?? looked;
}

/**
 * Ends the open charge of an order that its buyer gives up or pays another way. Where the provider cannot, the shop gives
 * the charge up: later money settles the order or is looked at. A charge without an outcome stays.
 */
export async function endOpenCharge(parts: AppParts, { order }: StoredOrder): Promise<void> {
  const attempt = (await attemptsOf(parts.db, order.id)).find(isRunning);
  const provider = attempt ? parts.payments.charger(attempt.provider) : null;
  if (!attempt || !provider) return;
  const outcome = await lookAtCharge(parts, attempt);
  if (outcome !== 'pending') return;
  const word = (await provider.cancel?.(await sentCharge(parts, attempt))) ?? givenUp;
  await settleWord(parts, attempt.id, word.kind === 'pending' ? givenUp : word);
}
