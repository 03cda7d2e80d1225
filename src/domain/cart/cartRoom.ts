import type { Cart } from './cart.ts';

/** Most lines of one cart, so that every call can carry the whole cart. */
export const maximumLines = 100;

/** Whether a change exceeds the limit of lines. A cart above the limit can still be changed and reduced. */
export const isOverfilled = (before: Cart, changed: Cart): boolean =>
  changed.lines.length > Math.max(maximumLines, before.lines.length);
