import { logout } from '../../contract/people/session.ts';
import { anySignal } from '../net/anySignal.ts';
import { callServer } from '../net/callServer.ts';
import { clearSignOutOwed, isSignOutOwed } from './queuedSignOut.ts';

/** A window that the system froze may hold the line for ever; nobody waits longer than for an answer. */
const lineMs = 20_000;

/** Tells the server of a sign-out that it has not heard of. Throws what the call throws; then it stays owed. */
export const tellOwedSignOut = (signal?: AbortSignal): Promise<void> => inSessionLine(() => tellInTurn(signal), signal);

/**
 * Calls what signs somebody in; a sign-out that is owed is told first, and is over once the answer `begins` a session.
 * Sign-ins and owed sign-outs go one after the other over all windows of this device: an answer that ends the former
 * session would else come behind the one that begins the next, and take its cookie away.
 */
export const callForSession = <Answer>(
  call: () => Promise<Answer>,
  begins: (answer: Answer) => boolean = (answer) => answer !== null,
): Promise<Answer> =>
  inSessionLine(async () => {
    // Where the server does not hear of it, the new session takes the place of the former all the same.
    await tellInTurn().catch(() => {});
    const answer = await call();
    if (begins(answer)) clearSignOutOwed();
    return answer;
  });

async function tellInTurn(signal?: AbortSignal): Promise<void> {
  if (!isSignOutOwed()) return;
  await callServer(logout, {}, signal ? { signal } : {});
  clearSignOutOwed();
}

/** Where `signal` ends the wait, nothing is begun; where the line itself takes too long, nobody waits for it any more. */
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
