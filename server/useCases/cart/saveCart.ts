import type { SavedCart, SentCart } from '../../../src/contract/cart/cart.ts';
import { type Cart, emptyCart, holdSame } from '../../../src/domain/cart/cart.ts';
import { uniteCarts, unknownBase, withoutOrderedSince } from '../../../src/domain/cart/cartUnion.ts';
import type { EpochMs } from '../../../src/domain/time.ts';
import { type CartOwner, lockCart, type PersistedCart, writeCart } from '../../store/cart/carts.ts';
import type { Tx } from '../../store/database/connection.ts';
import { newId } from '../../store/database/newId.ts';
import { transaction } from '../../store/database/transaction.ts';
import { orderedOf } from '../../store/order/purchases.ts';
import type { AppParts } from '../appParts.ts';

type CartParts = Pick<AppParts, 'db' | 'randomBytes'>;

/** Merges the device's cart into the server's copy and answers the result. */
export const saveCart = (parts: CartParts, owner: CartOwner, sent: SentCart, now: EpochMs): Promise<SavedCart> =>
  transaction(parts.db, async (tx) => {
    const stored = await lockCart(tx, owner, newId(now, parts.randomBytes));
    const mustJoin = mustJoinFirst(stored, owner, sent);
    return { ...(mustJoin ? stored : await syncCart(tx, owner, stored, sent, now)), mustJoin };
  });

/** Merges the device's cart with the server's locked copy by their common base. */
export async function syncCart(
  tx: Tx,
  owner: CartOwner,
  stored: PersistedCart,
  sent: SentCart,
  now: EpochMs,
): Promise<PersistedCart> {
  const changed = nextStoredCart(stored, await withoutOrdered(tx, owner, stored, sent, now), now);
  return changed === null ? stored : await writeCart(tx, stored, changed, stored.cart.couponIds);
}

/** The device's cart without lines that this person ordered elsewhere; unchanged copies have none. */
async function withoutOrdered(
  tx: Tx,
  owner: CartOwner,
  stored: PersistedCart,
  sent: SentCart,
  now: EpochMs,
): Promise<SentCart> {
  const { base, sentAt } = sent;
  if (owner.kind !== 'person' || base === null || base.revision === stored.revision) return sent;
  const itemIds = sent.lines.map(({ itemId }) => itemId);
  const ordered = await orderedOf(tx, owner.userId, itemIds);
  const mine = { ...sent, couponIds: sent.couponIds ?? [] };
  const { lines, couponIds } = withoutOrderedSince({ base, mine, theirs: stored.cart, sentAt, now }, ordered);
  return { ...sent, lines, couponIds: sent.couponIds && couponIds };
}

/** Empties the cart with a newer time than anything a device may still send. */
export async function clearCart(tx: Tx, parts: CartParts, owner: CartOwner, now: EpochMs): Promise<void> {
  const stored = await lockCart(tx, owner, newId(now, parts.randomBytes));
  await writeCart(tx, stored, { ...emptyCart, updatedAt: now }, []);
}

/** Whether a guest's or unknown cart was sent under a person's session before the merge. */
export const mustJoinFirst = (
  stored: Pick<PersistedCart, 'cartId'>,
  owner: Pick<CartOwner, 'kind'>,
  { base }: SentCart,
) => owner.kind === 'person' && base !== null && base.cartId !== stored.cartId;

/**
 * The new server copy, or `null` if unchanged. A device that names its base loses nothing to another device and takes
 * nothing from it. Without a base the newer cart wins. Device times are claims: none counts later than now.
 */
export function nextStoredCart(stored: PersistedCart, sent: SentCart, now: EpochMs): Cart | null {
  const { base } = sent;
  const claimed = claimedCart({ ...sent, couponIds: sent.couponIds ?? stored.cart.couponIds }, now);
  const isNewer = claimed.updatedAt > stored.cart.updatedAt;
  if (base === null) return isNewer ? claimed : null;
  if (base.cartId === stored.cartId) {
    if (base.revision !== stored.revision) return unlessSame(uniteCarts(base, claimed, stored.cart), stored.cart);
    return unlessSame(claimed, stored.cart);
  }
  // An emptied cart is meant; a device that lost its data has a cart of time 0.
  if (isEmpty(claimed) && isNewer) return claimed;
  return unlessSame(uniteCarts({ ...unknownBase, sent: base.sent }, claimed, stored.cart), stored.cart);
}

/** A changed seen price is written; equal carts are not. */
function unlessSame(cart: Cart, stored: Cart): Cart | null {
  const prices = ({ lines }: Cart) => lines.map(({ itemId, seenPrice }) => `${itemId} ${seenPrice}`).toSorted();
  return holdSame(cart, stored) && prices(cart).join() === prices(stored).join() ? null : cart;
}

/** Whether the cart is empty. */
export const isEmpty = ({ lines, couponIds }: Cart): boolean => lines.length === 0 && couponIds.length === 0;

/** The device's cart with no time later than now. */
export function claimedCart({ lines, couponIds: sent, updatedAt }: SentCart, now: EpochMs): Cart {
  const couponIds = sent ?? [];
  if (updatedAt === 0 && lines.length === 0 && couponIds.length === 0) return emptyCart;
  return {
    lines: lines.map((line) => ({ ...line, addedAt: Math.min(line.addedAt, now) })),
    ...{ couponIds, updatedAt: Math.min(updatedAt, now) },
  };
}
