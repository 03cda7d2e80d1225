import { update } from 'idb-keyval';
import { rowNames } from '../store/rowNames.ts';
import { deviceStore } from '../store/stores.ts';
import type { CartItems } from './cartItems.ts';

/** Item data is cached longer than a year's access (ms), for ordering again. */
export const itemsCachedForMs = 400 * 24 * 3_600_000;

/** Removes item data older than `before`, except items in the cart. */
export const forgetCartItems = (itemIdsInCart: readonly string[], before = Number.POSITIVE_INFINITY): Promise<void> =>
  update<CartItems>(
    rowNames.cartItems,
    (cached = {}) =>
      Object.fromEntries(
        Object.entries(cached).filter(([id, { seenAt }]) => itemIdsInCart.includes(id) || seenAt > before),
      ),
    deviceStore(),
  );
