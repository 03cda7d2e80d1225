/** Another window has been ordering for so long that nobody is kept waiting for it. */
export class OrderedElsewhere extends Error {}

const otherWindowMs = 45_000;

/**
 * Orders one after the other over all windows of this device. A window that the system froze may hold the line for ever:
 * `OrderedElsewhere` then, and nothing was done.
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
