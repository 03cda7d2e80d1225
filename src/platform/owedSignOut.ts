const storageKey = 'lanrian.signOutOwed';

/** A sign-out made without a network: the server hears of it before anything else is asked. */
export const oweSignOut = (): void => localStorage.setItem(storageKey, '1');
export const isSignOutOwed = (): boolean => localStorage.getItem(storageKey) !== null;
export const clearSignOutOwed = (): void => localStorage.removeItem(storageKey);
