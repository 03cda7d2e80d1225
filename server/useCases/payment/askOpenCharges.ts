import { askAgainAt } from '../../../src/domain/order/charge.ts';
import { attemptsToAsk, scheduleAsk } from '../../store/order/attempts.ts';
import type { AppParts } from '../appParts.ts';
import { lookAtCharge, settleWord } from './lookAtCharge.ts';

/** The rest waits for the next minute. */
const atOnce = 50;

/**
 * Asks the providers about every charge that is open or unknown, with growing pauses. The last ask of all that still
 * finds nothing gives the charge up: no money came in that time.
 */
export async function askOpenCharges(parts: AppParts): Promise<void> {
  for (const attempt of await attemptsToAsk(parts.db, parts.clock(), atOnce)) {
    const { createdAt: sentAt, expiresAt, asks } = attempt;
    const next = askAgainAt({ sentAt, expiresAt }, asks + 1, parts.clock());
    await scheduleAsk(parts.db, attempt.id, next);
    const outcome = await lookAtCharge(parts, attempt);
    if (outcome === 'pending' && next === null) {
      await settleWord(parts, attempt.id, { kind: 'failed', failure: 'expired' });
    }
  }
}
