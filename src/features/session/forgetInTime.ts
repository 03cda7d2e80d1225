import { reportDefect } from '../../platform/net/reportDefect.ts';
import { storePatienceMs, withinLimit } from '../../platform/store/withinLimit.ts';

/**
 * Waits in parallel for deletions of personal data, at most for the limit of one store, so that a hanging store blocks
 * nobody. A store that is late retries, and deletes before it is read again. Never throws.
 */
export async function forgetInTime(forgetting: readonly Promise<unknown>[], where: string): Promise<void> {
  const tellOfFault = (fault: unknown): void => reportDefect(fault, where);
  const all = Promise.all(forgetting.map((work) => work.catch(tellOfFault)));
  await withinLimit(all, storePatienceMs).catch(tellOfFault);
}
