import { outboxLock } from './outboxLock.ts';

/** An upload of another window may be under way; nobody waits longer for its end. */
const patienceMs = 20_000;

/** Does the work under the sender's lock. `isSending`: the sender is busy for longer than a person waits; nothing was done. */
export async function whileNobodySends<T>(work: () => Promise<T>): Promise<T | 'isSending'> {
  const patience = AbortSignal.timeout(patienceMs);
  let isBegun = false;
  try {
    return await navigator.locks.request(outboxLock, { signal: patience }, async () => {
      isBegun = true;
      return await work();
    });
  } catch (fault) {
    if (patience.aborted && !isBegun) return 'isSending';
    throw fault;
  }
}
