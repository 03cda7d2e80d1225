import { askAgainAt } from '../../../src/domain/order/charge.ts';
import { attemptsToAsk, type PaymentAttempt, scheduleAsk, setAskAt } from '../../store/order/attempts.ts';
import type { AppParts } from '../appParts.ts';
import { lookAtCharge, settleWord } from './lookAtCharge.ts';

/** So many charges of a method are asked about in a run. The rest waits for the next one. */
const atOnce = 20;

/**
 * Asks the providers about every charge that is open or unknown, with growing pauses. The last ask of all that still
 * finds nothing gives the charge up: no money came in that time. Providers are asked side by side, so that one without
 * answers delays no other; what fails is thrown at the end.
 */
export async function askOpenCharges(parts: AppParts): Promise<void> {
  const attempts = await attemptsToAsk(parts.db, parts.clock(), atOnce);
  const byProvider = Map.groupBy(attempts, ({ method }) => parts.payments.of(method)?.name ?? null);
  const errors: unknown[] = [];
  const askAll = async (charges: readonly PaymentAttempt[]) => {
    for (const attempt of charges) await askOne(parts, attempt).catch((error: unknown) => errors.push(error));
  };
  await Promise.all([...byProvider.values()].map(askAll));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} charges could not be asked about`);
}

async function askOne(parts: AppParts, attempt: PaymentAttempt): Promise<void> {
  const charge = { sentAt: attempt.createdAt, expiresAt: attempt.expiresAt };
  const asks = attempt.asks + 1;
  await scheduleAsk(parts.db, attempt.id, askAgainAt(charge, asks, parts.clock()));
  const outcome = await lookAtCharge(parts, attempt);
  if (outcome !== 'pending' && outcome !== 'unknown') return;
  const next = askAgainAt(charge, asks, parts.clock(), outcome === 'unknown');
  if (next === null) await settleWord(parts, attempt.id, { kind: 'failed', failure: 'expired' });
  else if (outcome === 'unknown') await setAskAt(parts.db, attempt.id, next);
}
