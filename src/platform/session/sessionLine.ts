import { logout } from '../../contract/people/session.ts';
import { anySignal } from '../net/anySignal.ts';
import { callServer } from '../net/callServer.ts';
import { clearQueuedSignOut, isSignOutQueued } from './queuedSignOut.ts';

/** Longest wait (ms) for the lock: a frozen window may hold it forever. */
const lineMs = 20_000;

/** Sends a queued sign-out. Throws like the call; then it stays queued. */
export const sendQueuedSignOut = (signal?: AbortSignal): Promise<void> =>
  inSessionLine(() => tellInTurn(signal), signal);

/**
 * Calls a sign-in after any queued sign-out, which is done once a session `begins`. Both are serialised over all
 * windows: a late sign-out answer would delete the new session's cookie.
 */
export const callForSession = <Answer>(
  call: () => Promise<Answer>,
  begins: (answer: Answer) => boolean = (answer) => answer !== null,
): Promise<Answer> =>
  inSessionLine(async () => {
    // Without it, the new session still replaces the former.
    await tellInTurn().catch(() => {});
    const answer = await call();
    if (begins(answer)) clearQueuedSignOut();
    return answer;
  });

async function tellInTurn(signal?: AbortSignal): Promise<void> {
  if (!isSignOutQueued()) return;
  await callServer(logout, {}, signal ? { signal } : {});
  clearQueuedSignOut();
}

/** `signal` ends the wait without starting; a stuck lock is skipped after the limit. */
async function inSessionLine<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!('locks' in navigator)) return await work();
  const waiting = anySignal(signal, AbortSignal.timeout(lineMs));
  let isOurTurn = false;
  try {
    return await navigator.locks.request('lanrian-session', { signal: waiting }, () => {
      isOurTurn = true;
      return work();
    });
  } catch (failure) {
    if (isOurTurn || signal?.aborted) throw failure;
    return await work();
  }
}
