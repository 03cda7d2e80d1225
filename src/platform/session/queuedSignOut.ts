import { ServerUnreachable } from '../net/callFailed.ts';

const storageKey = 'lanrian.signOutQueued';

/** Sign-outs without space, remembered by this page. */
const roomless = new Set<string>();

function enqueue(row: string): boolean {
  try {
    localStorage.setItem(row, '1');
    return true;
  } catch {
    roomless.add(row);
    return false;
  }
}
const isQueued = (row: string): boolean => roomless.has(row) || localStorage.getItem(row) !== null;
function clear(row: string): void {
  roomless.delete(row);
  localStorage.removeItem(row);
}

/**
 * Queues an offline sign-out: the server hears of it before any call that depends on the session. False: no space, so
 * it lasts with this page.
 */
export const enqueueSignOut = (): boolean => enqueue(storageKey);
export const isSignOutQueued = (): boolean => isQueued(storageKey);
export const clearQueuedSignOut = (): void => clear(storageKey);

let telling: Promise<void> | null = null;

/**
 * Settles at once without a queued sign-out, otherwise after the server heard of it. Throws `ServerUnreachable` if that
 * fails.
 */
export async function signOutTold(): Promise<void> {
  if (!isSignOutQueued()) return;
  telling ??= import('./sessionLine.ts')
    .then(({ sendQueuedSignOut }) => sendQueuedSignOut())
    .finally(() => {
      telling = null;
    });
  await telling.catch((cause: unknown) => {
    throw new ServerUnreachable(cause);
  });
}

const forgettingKey = 'lanrian.forgettingQueued';

/** Removals that a leaving person still needs: set before, cleared when done. */
export const enqueueForgetting: () => void = () => enqueue(forgettingKey);
export const isForgettingQueued = (): boolean => isQueued(forgettingKey);
export const clearQueuedForgetting = (): void => clear(forgettingKey);
