import type { MergedCart, ToldCart } from '../../src/contract/cart.ts';
import { type Cart, mergeCarts, type NotJoined } from '../../src/domain/cart.ts';
import type { EpochMs } from '../../src/domain/time.ts';
import type { AppParts } from '../appParts.ts';
import { type CartOwner, type KeptCart, readCart } from '../store/carts.ts';
import type { Tx } from '../store/connection.ts';
import { linesToLeaveOut } from './buyingAgain.ts';
import { cartWithTold, changeCart, clearCart, isEmpty, neverLaterThan } from './saveCart.ts';

type Merging = {
  readonly userId: string;
  /** The cart behind the guest's cookie, or `null`. */
  readonly guest: CartOwner | null;
  /** The cart of the device. */
  readonly told: ToldCart;
};

/**
 * After signing in: what the guest had (on the device, or on the server where that is newer) joins the person's cart.
 * Owned and ordered courses are left out and named, unless the rules sell them once more. The guest's cart is empty
 * afterwards, so nothing joins twice. A cart that the device has made of this person's own is only told.
 */
export async function mergeCart(
  tx: Tx,
  parts: Pick<AppParts, 'db' | 'randomBytes'>,
  { userId, guest, told }: Merging,
  now: EpochMs,
): Promise<MergedCart> {
  const claimed = neverLaterThan({ ...told, couponIds: told.couponIds ?? [] }, now);
  const onServer = guest === null ? null : await readCart(tx, guest);
  const joining = onServer !== null && onServer.updatedAt > claimed.updatedAt ? onServer : claimed;
  const unavailable = await linesToLeaveOut(tx, userId, joining.lines, now);
  let outside: NotJoined = { leftOutIds: [], withoutRoomIds: [] };
  let isOwn = false;
  const join = (kept: KeptCart): Cart | null => {
    isOwn = told.base?.cartId === kept.cartId;
    if (isOwn) return cartWithTold(kept, told, now);
    const { cart, ...notJoined } = mergeCarts(kept.cart, joining, unavailable, now);
    outside = notJoined;
    return isEmpty(joining) ? null : cart;
  };
  const cart = await changeCart(tx, parts, { kind: 'person', userId }, now, join, onServer?.couponIds);
  const hasJoined = guest !== null && onServer !== null && !isEmpty(onServer) && !isOwn;
  if (hasJoined) await clearCart(tx, parts, guest, now);
  return { ...cart, ...outside };
}
