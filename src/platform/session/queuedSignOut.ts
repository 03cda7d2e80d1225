import { ServerUnreachable } from '../net/callFailed.ts';

const storageKey = 'lanrian.signOutOwed';

/** Rows that found no room: this page remembers them. */
const roomless = new Set<string>();

function owe(row: string): boolean {
  try {
    localStorage.setItem(row, '1');
    return true;
  } catch {
    roomless.add(row);
    return false;
  }
}
const isOwed = (row: string): boolean => roomless.has(row) || localStorage.getItem(row) !== null;
function clear(row: string): void {
  roomless.delete(row);
  localStorage.removeItem(row);
}

/**
 * A sign-out made without a network: the server hears of it before anything is asked that hangs on who is here. False: it
 * found no room, and is owed for as long as this page lives.
 */
export const enqueueSignOut = (): boolean => owe(storageKey);
export const isSignOutOwed = (): boolean => isOwed(storageKey);
export const clearSignOutOwed = (): void => clear(storageKey);

let telling: Promise<void> | null = null;

/**
 * Settles at once where no sign-out is owed, else once the server has heard of it: until then it would answer as to whoever
 * has left. Throws `ServerUnreachable` where it cannot be told, also by a refusal, which is none of what was to be asked.
 */
export async function signOutTold(): Promise<void> {
  if (!isSignOutOwed()) return;
  telling ??= import('./sessionLine.ts')
    .then(({ tellOwedSignOut }) => tellOwedSignOut())
    .finally(() => {
      telling = null;
    });
  await telling.catch((cause: unknown) => {
    throw new ServerUnreachable(cause);
  });
}

const forgettingKey = 'lanrian.forgettingOwed';

/** What this device must still forget of whoever left: set before it begins, gone when its store has said that it is done. */
export const enqueueForgetting: () => void = () => owe(forgettingKey);
export const isForgettingOwed = (): boolean => isOwed(forgettingKey);
export const clearForgettingOwed = (): void => clear(forgettingKey);
