import { update } from 'idb-keyval';
import type { CartItems } from './cartItems.ts';
import { rowNames } from './rowVersions.ts';
import { deviceStore } from './stores.ts';

/** Access is bought for a year, and ordered again after it. */
const keptForMs = 400 * 24 * 3_600_000;

/** What was known of items that nobody has put in or ordered for long; those that lie in the cart stay. */
export const forgetOldCartItems = (itemIdsInCart: readonly string[], now: number): Promise<void> =>
  update<CartItems>(
    rowNames.cartItems,
    (before = {}) =>
      Object.fromEntries(
        Object.entries(before).filter(([id, { seenAt }]) => itemIdsInCart.includes(id) || now - seenAt < keptForMs),
      ),
    deviceStore(),
  );
