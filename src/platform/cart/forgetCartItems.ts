import { update } from 'idb-keyval';
import { rowNames } from '../store/rowNames.ts';
import { deviceStore } from '../store/stores.ts';
import type { CartItems } from './cartItems.ts';

/** Access is bought for a year, and ordered again after it. */
export const itemsKeptForMs = 400 * 24 * 3_600_000;

/** What was last known of items before `before`; those that lie in the cart stay. */
export const forgetCartItems = (itemIdsInCart: readonly string[], before = Number.POSITIVE_INFINITY): Promise<void> =>
  update<CartItems>(
    rowNames.cartItems,
    (kept = {}) =>
      Object.fromEntries(
        Object.entries(kept).filter(([id, { seenAt }]) => itemIdsInCart.includes(id) || seenAt > before),
      ),
    deviceStore(),
  );
