import { askAgainAt } from '../../../src/domain/order/charge.ts';
import { transaction } from '../../store/database/transaction.ts';
import {
  attemptsToAsk,
  hasRunningAttempt,
  lockAttempt,
  type PaymentAttempt,
  scheduleAsk,
  setAskAt,
  setAttemptState,
} from '../../store/order/attempts.ts';
import { lockOrder } from '../../store/order/orderStatus.ts';
import type { AppParts } from '../appParts.ts';
import { lookAtCharge, settleWord } from './lookAtCharge.ts';

/** So many charges of a method are asked about in a run. The rest waits for the next one. */
const atOnce = 20;

const waitsForOtherMs = 24 * 3_600_000;

/**
 * Asks about every charge that is open, unknown or declined, with growing pauses. The last ask gives the charge up if the
 * provider knows of no money; without an answer it leaves the charge to a person. Providers are asked side by side, so that
 * a silent one delays no other; errors are thrown at the end.
 */
export async function askOpenCharges(parts: AppParts): Promise<void> {
  const attempts = await attemptsToAsk(parts.db, parts.clock(), atOnce);
  const byProvider = Map.groupBy(attempts, ({ provider }) => provider);
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
  if (outcome === 'unknown')
    await (next === null ? leaveToPerson(parts, attempt) : setAskAt(parts.db, attempt.id, next));
  else if (next === null) await settleWord(parts, attempt.id, { kind: 'failed', failure: 'expired' });
}

/** Leaves a charge without an answer unknown: the desk's review lists it, and an administrator looks at the provider. */
async function leaveToPerson({ db, clock }: AppParts, { id, orderId }: PaymentAttempt): Promise<void> {
  await transaction(db, async (tx) => {
    const attempt = await lockAttempt(tx, id);
    await lockOrder(tx, orderId);
    if (attempt?.state !== 'declined') return;
    const now = clock();
    // An order has one charge without an outcome, so that this one waits for the end of the other.
    if (await hasRunningAttempt(tx, orderId)) await setAskAt(tx, id, now + waitsForOtherMs);
    else await setAttemptState(tx, id, 'unknown', now, { failure: null });
  });
}
