import { outboxLock } from './outboxLock.ts';

/** The longest wait for another window's upload. */
const patienceMs = 20_000;

/**
 * Runs the work under the sender's lock. `isSending`: the lock was busy for too long, or until `takenBack` ended the
 * wait; nothing was done.
 */
export async function whileNobodySends<T>(work: () => Promise<T>, takenBack?: AbortSignal): Promise<T | 'isSending'> {
  if (takenBack?.aborted) return 'isSending';
  const wait = new AbortController();
  // Safari before 17.4 lacks `AbortSignal.any`.
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
