import { ServerUnreachable } from './callFailed.ts';

const storageKey = 'lanrian.signOutOwed';

/** A sign-out made without a network: the server hears of it before anything is asked that hangs on who is here. */
export const oweSignOut = (): void => localStorage.setItem(storageKey, '1');
export const isSignOutOwed = (): boolean => localStorage.getItem(storageKey) !== null;
export const clearSignOutOwed = (): void => localStorage.removeItem(storageKey);

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
export const oweForgetting = (): void => localStorage.setItem(forgettingKey, '1');
export const isForgettingOwed = (): boolean => localStorage.getItem(forgettingKey) !== null;
export const clearForgettingOwed = (): void => localStorage.removeItem(forgettingKey);
