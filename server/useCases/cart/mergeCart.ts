import type { MergedCart, SentCart } from '../../../src/contract/cart/cart.ts';
import { mergeCarts } from '../../../src/domain/cart/cart.ts';
import type { EpochMs } from '../../../src/domain/time.ts';
import { type CartOwner, lockCart, lockExistingCart, writeCart } from '../../store/cart/carts.ts';
import type { Tx } from '../../store/database/connection.ts';
import { newId } from '../../store/database/newId.ts';
import type { AppParts } from '../appParts.ts';
import { linesToLeaveOut } from '../order/buyingAgain.ts';
import { claimedCart, clearCart, isEmpty, nextStoredCart, syncCart } from './saveCart.ts';

type Merging = {
  readonly userId: string;
  /** The cart of the guest's cookie, or `null`. */
  readonly guest: CartOwner | null;
  /** The device's cart. */
  readonly sent: SentCart;
};

/**
 * Merges the guest's cart into the person's after signing in and empties it. Owned and ordered courses are left out and
 * named. Locks the person's row before the guest's, as placing an order does.
 */
export async function mergeCart(
  tx: Tx,
  parts: Pick<AppParts, 'db' | 'randomBytes'>,
  { userId, guest, sent }: Merging,
  now: EpochMs,
): Promise<MergedCart> {
  const person: CartOwner = { kind: 'person', userId };
  const stored = await lockCart(tx, person, newId(now, parts.randomBytes));
  if (sent.base?.cartId === stored.cartId) {
    return { ...(await syncCart(tx, person, stored, sent, now)), leftOutIds: [], withoutRoomIds: [] };
  }
  const ofGuest = guest === null ? null : await lockExistingCart(tx, guest);
  const joining = ofGuest === null ? claimedCart(sent, now) : (nextStoredCart(ofGuest, sent, now) ?? ofGuest.cart);
  const unavailable = await linesToLeaveOut(tx, userId, joining.lines, now);
  const { cart: merged, ...outside } = mergeCarts(stored.cart, joining, unavailable, now);
  const formerIds = [...stored.cart.couponIds, ...(ofGuest?.cart.couponIds ?? [])];
  const cart = isEmpty(joining) ? stored : await writeCart(tx, stored, merged, formerIds);
  if (guest !== null && ofGuest !== null && !isEmpty(ofGuest.cart)) await clearCart(tx, parts, guest, now);
  return { ...cart, ...outside };
}
