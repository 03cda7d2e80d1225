import { reportDefect } from '../../platform/net/reportDefect.ts';
import { storePatienceMs, withinLimit } from '../../platform/store/withinLimit.ts';

/**
 * Waits for what is being forgotten of whoever left, side by side, and never for longer than one store may take: a store that
 * hangs or refuses keeps nobody here, and nobody out. It goes on trying meanwhile, and what it holds is forgotten before it
 * is read again. Never throws.
 */
export async function forgetInTime(forgetting: readonly Promise<unknown>[], where: string): Promise<void> {
  const tellOfFault = (fault: unknown): void => reportDefect(fault, where);
  const all = Promise.all(forgetting.map((work) => work.catch(tellOfFault)));
  await withinLimit(all, storePatienceMs).catch(tellOfFault);
}
