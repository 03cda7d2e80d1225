import type { MergedCart, ToldCart } from '../../../src/contract/cart/cart.ts';
import { mergeCarts } from '../../../src/domain/cart/cart.ts';
import type { EpochMs } from '../../../src/domain/time.ts';
import { type CartOwner, holdCart, holdCartThatIs } from '../../store/cart/carts.ts';
import type { Tx } from '../../store/database/connection.ts';
import { newId } from '../../store/database/newId.ts';
import type { AppParts } from '../appParts.ts';
import { linesToLeaveOut } from '../order/buyingAgain.ts';
import { cartOfTelling, cartWithTold, changeCart, clearCart, isEmpty, takeTold } from './saveCart.ts';

type Merging = {
  readonly userId: string;
  /** The cart behind the guest's cookie, or `null`. */
  readonly guest: CartOwner | null;
  /** The cart of the device. */
  readonly told: ToldCart;
};

/**
 * After signing in: what the guest had, on the device and on the server, joins the person's cart. Owned and ordered courses
 * are left out and named, unless the rules sell them once more. The guest's cart is empty afterwards, so nothing joins
 * twice. A cart that the device has made of this person's own is only told. The person's row is held first, then the
 * guest's, as by an order.
 */
export async function mergeCart(
  tx: Tx,
  parts: Pick<AppParts, 'db' | 'randomBytes'>,
  { userId, guest, told }: Merging,
  now: EpochMs,
): Promise<MergedCart> {
  const person: CartOwner = { kind: 'person', userId };
  const kept = await holdCart(tx, person, newId(now, parts.randomBytes));
  if (told.base?.cartId === kept.cartId) {
    return { ...(await takeTold(tx, parts, person, told, now)), leftOutIds: [], withoutRoomIds: [] };
  }
  const ofGuest = guest === null ? null : await holdCartThatIs(tx, guest);
  const joining = ofGuest === null ? cartOfTelling(told, now) : (cartWithTold(ofGuest, told, now) ?? ofGuest.cart);
  const unavailable = await linesToLeaveOut(tx, userId, joining.lines, now);
  const { cart: merged, ...outside } = mergeCarts(kept.cart, joining, unavailable, now);
  const join = () => (isEmpty(joining) ? null : merged);
  const cart = await changeCart(tx, parts, person, now, join, ofGuest?.cart.couponIds);
  if (guest !== null && ofGuest !== null && !isEmpty(ofGuest.cart)) await clearCart(tx, parts, guest, now);
  return { ...cart, ...outside };
}
