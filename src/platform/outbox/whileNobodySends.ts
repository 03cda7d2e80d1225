import { outboxLock } from './outboxLock.ts';

/** An upload of another window may be under way; nobody waits longer for its end. */
const patienceMs = 20_000;

/**
 * Does the work under the sender's lock. `isSending`: the sender is busy for longer than a person waits, or than until
 * `takenBack` ends the wait; nothing was done.
 */
export async function whileNobodySends<T>(work: () => Promise<T>, takenBack?: AbortSignal): Promise<T | 'isSending'> {
  if (takenBack?.aborted) return 'isSending';
  const wait = new AbortController();
  // Safari before 17.4 has no `AbortSignal.any`.
  for (const end of [AbortSignal.timeout(patienceMs), takenBack]) end?.addEventListener('abort', () => wait.abort());
  let isBegun = false;
  try {
    return await navigator.locks.request(outboxLock, { signal: wait.signal }, async () => {
      isBegun = true;
      return await work();
    });
  } catch (fault) {
    if (wait.signal.aborted && !isBegun) return 'isSending';
    throw fault;
  }
}
