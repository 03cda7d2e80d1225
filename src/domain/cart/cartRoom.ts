import type { Cart } from './cart.ts';

/** At most so many lines lie in one cart, so that every call takes the whole of it. */
export const maximumLines = 100;

/** Whether a change puts in more than a cart may hold. One that held more already can still be changed and made smaller. */
export const isOverfilled = (before: Cart, changed: Cart): boolean =>
  changed.lines.length > Math.max(maximumLines, before.lines.length);
