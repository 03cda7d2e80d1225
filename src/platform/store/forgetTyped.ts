import { del, keys } from 'idb-keyval';
import { rowNames } from './rowNames.ts';
import { deviceStore } from './stores.ts';

const cartRows: readonly unknown[] = [rowNames.cart, rowNames.cartItems, rowNames.coupons, rowNames.guest];

/** Whether a row of the device's store is what somebody put together or typed: cart, details of the buyer, drafts. */
export const isTyped = (key: unknown): boolean =>
  cartRows.includes(key) || (typeof key === 'string' && key.startsWith('draft-'));

/**
 * On the person's word: what was typed and not sent, and the details of the buyer. `keptDraft` stays, such as an order that
 * may have been made. The cart is emptied by a change, so that the shop hears of it (`changeCart`).
 */
export async function forgetTyped(keptDraft: string): Promise<void> {
  const store = deviceStore();
  const stays: readonly unknown[] = [rowNames.cart, `draft-${keptDraft}`];
  for (const key of await keys(store)) if (isTyped(key) && !stays.includes(key)) await del(key, store);
}
