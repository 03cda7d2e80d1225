import { del, keys } from 'idb-keyval';
import { rowNames } from './rowNames.ts';
import { deviceStore } from './stores.ts';

const cartRows: readonly unknown[] = [rowNames.cart, rowNames.cartItems, rowNames.coupons, rowNames.guest];

/** Whether a row holds something that the person typed or collected: cart, buyer details, drafts. */
export const isTyped = (key: unknown): boolean =>
  cartRows.includes(key) || (typeof key === 'string' && key.startsWith('draft-'));

/**
 * Deletes drafts and buyer details at the person's request, except `keptDraft`, such as an order that may have been
 * placed. The cart is emptied by a change, so that the server learns of it (`changeCart`).
 */
export async function forgetTyped(exceptDraft: string): Promise<void> {
  const store = deviceStore();
  const stays: readonly unknown[] = [rowNames.cart, `draft-${exceptDraft}`];
  for (const key of await keys(store)) if (isTyped(key) && !stays.includes(key)) await del(key, store);
}
