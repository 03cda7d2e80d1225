import type { ToldCart } from '../../src/contract/cart.ts';
import { type Cart, emptyCart } from '../../src/domain/cart.ts';
import type { EpochMs } from '../../src/domain/time.ts';
import type { AppParts } from '../appParts.ts';
import { type CartOwner, lockCart, readCart, writeCart } from '../store/carts.ts';
import { newId } from '../store/newId.ts';
import { transaction } from '../store/transaction.ts';

type CartParts = Pick<AppParts, 'db' | 'randomBytes'>;

/**
 * Keeps the newer of the device's and the server's cart and answers it. The device's times are claims: a clock that
 * runs ahead must not win for ever, so none is later than now.
 */
export const saveCart = (parts: CartParts, owner: CartOwner, claimed: ToldCart, now: EpochMs): Promise<Cart> =>
  changeCart(parts, owner, now, (kept) => {
    const cart = neverLaterThan({ ...claimed, couponIds: claimed.couponIds ?? kept.couponIds }, now);
    return cart.updatedAt > kept.updatedAt ? cart : null;
  });

/** Empties the cart, later than whatever a device still sends of it. */
export const clearCart = (parts: CartParts, owner: CartOwner, now: EpochMs): Promise<Cart> =>
  changeCart(parts, owner, now, () => ({ ...emptyCart, updatedAt: now }));

/** Reads, decides and writes while nobody else can. `null` leaves the cart as it is. */
export const changeCart = (
  { db, randomBytes }: CartParts,
  owner: CartOwner,
  now: EpochMs,
  change: (kept: Cart) => Cart | null,
): Promise<Cart> =>
  transaction(db, async (tx) => {
    const cartId = await lockCart(tx, owner, newId(now, randomBytes));
    const changed = change(await readCart(tx, owner));
    if (changed !== null) await writeCart(tx, cartId, changed);
    return await readCart(tx, owner);
  });

export function neverLaterThan(cart: Cart, now: EpochMs): Cart {
  if (cart.updatedAt === 0 && cart.lines.length === 0 && cart.couponIds.length === 0) return emptyCart;
  return {
    ...cart,
    lines: cart.lines.map((line) => ({ ...line, addedAt: Math.min(line.addedAt, now) })),
    updatedAt: Math.min(cart.updatedAt, now),
  };
}
