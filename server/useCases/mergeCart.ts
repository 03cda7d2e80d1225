import { type Cart, mergeCarts } from '../../src/domain/cart.ts';
import type { EpochMs } from '../../src/domain/time.ts';
import type { AppParts } from '../appParts.ts';
import { type CartOwner, readCart } from '../store/carts.ts';
import { orderedItemIds } from '../store/purchases.ts';
import { changeCart, clearCart, isEmpty, neverLaterThan } from './saveCart.ts';

type Merging = {
  readonly userId: string;
  /** The cart behind the guest's cookie, or `null`. */
  readonly guest: CartOwner | null;
  /** The cart of the device. */
  readonly device: Cart;
};

/**
 * After signing in: what the guest had (on the device, or on the server where that is newer) joins the person's cart.
 * Owned and ordered courses are left out and named. The guest's cart is empty afterwards, so nothing joins twice.
 */
export async function mergeCart(parts: AppParts, { userId, guest, device }: Merging, now: EpochMs) {
  const claimed = neverLaterThan(device, now);
  const onServer = guest === null ? null : await readCart(parts.db, guest);
  const joining = onServer !== null && onServer.updatedAt > claimed.updatedAt ? onServer : claimed;
  const unavailable = await orderedItemIds(parts.db, userId);
  let leftOutIds: readonly string[] = [];
  const { cart } = await changeCart(parts, { kind: 'person', userId }, now, (kept) => {
    const merged = mergeCarts(kept.cart, joining, unavailable, now);
    leftOutIds = merged.leftOutIds;
    return isEmpty(joining) ? null : merged.cart;
  });
  if (guest !== null && onServer !== null && !isEmpty(onServer)) await clearCart(parts, guest, now);
  return { cart, leftOutIds: [...leftOutIds] };
}
