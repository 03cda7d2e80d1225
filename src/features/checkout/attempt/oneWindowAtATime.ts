/** Another window holds the lock for too long. */
export class OrderedElsewhere extends Error {}

const otherWindowMs = 45_000;

/**
 * Runs `work` while no other window of this device orders. Throws `OrderedElsewhere`, and does nothing, if a frozen
 * window keeps the lock.
 */
export async function oneWindowAtATime<T>(work: () => Promise<T>): Promise<T> {
  let isOurTurn = false;
  try {
    return await navigator.locks.request('lanrian-checkout', { signal: AbortSignal.timeout(otherWindowMs) }, () => {
      isOurTurn = true;
      return work();
    });
  } catch (failure) {
    throw isOurTurn ? failure : new OrderedElsewhere();
  }
}
