import type { SavedCart, ToldCart } from '../../../src/contract/cart/cart.ts';
import { type Cart, emptyCart, holdSame } from '../../../src/domain/cart/cart.ts';
import { uniteCarts, unknownBase, withoutOrderedSince } from '../../../src/domain/cart/cartUnion.ts';
import type { EpochMs } from '../../../src/domain/time.ts';
import { type CartOwner, holdCart, type PersistedCart, writeCart } from '../../store/cart/carts.ts';
import type { Tx } from '../../store/database/connection.ts';
import { newId } from '../../store/database/newId.ts';
import { transaction } from '../../store/database/transaction.ts';
import { orderedOf } from '../../store/order/purchases.ts';
import type { AppParts } from '../appParts.ts';

type CartParts = Pick<AppParts, 'db' | 'randomBytes'>;

/** Takes what the device tells into the server's copy, and answers what that is now. */
export const saveCart = (parts: CartParts, owner: CartOwner, told: ToldCart, now: EpochMs): Promise<SavedCart> =>
  transaction(parts.db, async (tx) => {
    const kept = await holdCart(tx, owner, newId(now, parts.randomBytes));
    const mustJoin = mustJoinFirst(kept, owner, told);
    return { ...(mustJoin ? kept : await takeTold(tx, parts, owner, told, now)), mustJoin };
  });

/** Unites what a device tells with the server's copy that its cart was made of. */
export const takeTold = (
  tx: Tx,
  parts: CartParts,
  owner: CartOwner,
  told: ToldCart,
  now: EpochMs,
): Promise<PersistedCart> =>
  changeCart(tx, parts, owner, now, async (kept) =>
    cartWithTold(kept, await withoutOrdered(tx, owner, kept, told, now), now),
  );

/** Without what this person has ordered elsewhere; where the copy is as the device heard of it, that is nothing. */
async function withoutOrdered(
  tx: Tx,
  owner: CartOwner,
  kept: PersistedCart,
  told: ToldCart,
  now: EpochMs,
): Promise<ToldCart> {
  const { base, toldAt } = told;
  if (owner.kind !== 'person' || base === null || base.revision === kept.revision) return told;
  const itemIds = told.lines.map(({ itemId }) => itemId);
  const ordered = await orderedOf(tx, owner.userId, itemIds);
  const mine = { ...told, couponIds: told.couponIds ?? [] };
  const { lines, couponIds } = withoutOrderedSince({ base, mine, theirs: kept.cart, toldAt, now }, ordered);
  return { ...told, lines, couponIds: told.couponIds && couponIds };
}

/** Empties the cart, later than whatever a device still sends of it. */
export const clearCart = (tx: Tx, parts: CartParts, owner: CartOwner, now: EpochMs): Promise<PersistedCart> =>
  changeCart(tx, parts, owner, now, () => ({ ...emptyCart, updatedAt: now }));

/**
 * Reads, decides and writes while nobody else can. `null` leaves the cart as it is. `joiningCouponIds` lay in another
 * cart of the same buyer before.
 */
export async function changeCart(
  tx: Tx,
  { randomBytes }: Pick<CartParts, 'randomBytes'>,
  owner: CartOwner,
  now: EpochMs,
  change: (kept: PersistedCart) => Cart | null | Promise<Cart | null>,
  joiningCouponIds: readonly string[] = [],
): Promise<PersistedCart> {
  const kept = await holdCart(tx, owner, newId(now, randomBytes));
  const changed = await change(kept);
  if (changed === null) return kept;
  await writeCart(tx, kept.cartId, changed, [...kept.cart.couponIds, ...joiningCouponIds]);
  return await holdCart(tx, owner, kept.cartId);
}

/** A guest's cart, or one of nobody known, is told under a person's session before it has joined the person's. */
export const mustJoinFirst = (
  kept: Pick<PersistedCart, 'cartId'>,
  owner: Pick<CartOwner, 'kind'>,
  { base }: ToldCart,
) => owner.kind === 'person' && base !== null && base.cartId !== kept.cartId;

/**
 * What the server's copy becomes; `null` where it stays. A device that tells of which copy its cart was made loses nothing
 * that another one has changed meanwhile, nor does that one. Of a former version of the app the newer cart is right. The
 * device's times are claims: a clock that runs ahead must not win for ever, so none is later than now.
 */
export function cartWithTold(kept: PersistedCart, told: ToldCart, now: EpochMs): Cart | null {
  const { base } = told;
  const claimed = cartOfTelling({ ...told, couponIds: told.couponIds ?? kept.cart.couponIds }, now);
  const isNewer = claimed.updatedAt > kept.cart.updatedAt;
  if (base === null) return isNewer ? claimed : null;
  if (base.cartId === kept.cartId) {
    if (base.revision !== kept.revision) return unlessSame(uniteCarts(base, claimed, kept.cart), kept.cart);
    return unlessSame(claimed, kept.cart);
  }
  // Whoever left nothing on this device meant all of it; a device that lost everything has a cart of no time.
  if (isEmpty(claimed) && isNewer) return claimed;
  return unlessSame(uniteCarts({ ...unknownBase, sent: base.sent }, claimed, kept.cart), kept.cart);
}

/** Also what the person saw as a price is worth writing down, and nothing else is. */
function unlessSame(cart: Cart, kept: Cart): Cart | null {
  const prices = ({ lines }: Cart) => lines.map(({ itemId, seenPrice }) => `${itemId} ${seenPrice}`).toSorted();
  return holdSame(cart, kept) && prices(cart).join() === prices(kept).join() ? null : cart;
}

/** Whether nothing lies in it. */
export const isEmpty = ({ lines, couponIds }: Cart): boolean => lines.length === 0 && couponIds.length === 0;

/** What a device says, no later than now. */
export function cartOfTelling({ lines, couponIds: told, updatedAt }: ToldCart, now: EpochMs): Cart {
  const couponIds = told ?? [];
  if (updatedAt === 0 && lines.length === 0 && couponIds.length === 0) return emptyCart;
  return {
    lines: lines.map((line) => ({ ...line, addedAt: Math.min(line.addedAt, now) })),
    ...{ couponIds, updatedAt: Math.min(updatedAt, now) },
  };
}
