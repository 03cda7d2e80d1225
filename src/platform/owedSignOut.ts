const storageKey = 'lanrian.signOutOwed';

/** A sign-out made without a network: the server hears of it before anything else is asked. */
export const oweSignOut = (): void => localStorage.setItem(storageKey, '1');
export const isSignOutOwed = (): boolean => localStorage.getItem(storageKey) !== null;
export const clearSignOutOwed = (): void => localStorage.removeItem(storageKey);

const forgettingKey = 'lanrian.forgettingOwed';

/** What this device must still forget of whoever left: set before it begins, gone when its store has said that it is done. */
export const oweForgetting = (): void => localStorage.setItem(forgettingKey, '1');
export const isForgettingOwed = (): boolean => localStorage.getItem(forgettingKey) !== null;
export const clearForgettingOwed = (): void => localStorage.removeItem(forgettingKey);
