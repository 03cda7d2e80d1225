import type { ItemKind } from '../catalogue/course.ts';
import { maximumLines } from './cartRoom.ts';

/** Most units of one product in a cart; a course always counts one (specification 9, default quantity). */
export const maximumQuantity = 99;

/**
 * One line of the cart. `seenPrice` (minor units) is the price shown when the line was added; a later price is compared
 * with it.
 */
export type CartLine = {
  readonly itemId: string;
  readonly kind: ItemKind;
  readonly planId: string;
  readonly quantity: number;
  readonly seenPrice: number | null;
  readonly addedAt: number;
};

/**
 * The cart as the device and the server store it. `couponIds` keep the order in which coupons were added; the rules
 * decide which count. `updatedAt` is 0 for an untouched cart.
 */
export type Cart = {
  readonly lines: readonly CartLine[];
  readonly couponIds: readonly string[];
  readonly updatedAt: number;
};

/** Most coupons of one cart, and of one quote. */
export const maximumCoupons = 20;

export const emptyCart: Cart = { lines: [], couponIds: [], updatedAt: 0 };

/**
 * The time of a change, always later than the cart it changes. Otherwise a device whose clock is slow would lose its
 * change to the server's copy.
 */
const changedAt = (cart: Cart, now: number): number => Math.max(now, cart.updatedAt + 1);

/** Adds an item. A course appears once: another plan replaces the first. A product's quantity grows. */
export function addToCart(cart: Cart, line: CartLine, now: number): Cart {
  const before = cart.lines.find((other) => other.itemId === line.itemId);
  const wanted = (before?.quantity ?? 0) + line.quantity;
  const quantity = line.kind === 'product' ? Math.min(wanted, maximumQuantity) : 1;
  const updatedAt = changedAt(cart, now);
  if (!before) {
    // `addedAt` increases when an item is added again. Sync uses it to tell the new line from the old one, even if the
    // device clock is slow.
    const added = { ...line, quantity, addedAt: Math.max(line.addedAt, updatedAt) };
    return { ...cart, lines: [...cart.lines, added], updatedAt };
  }
  const merged = { ...line, quantity, addedAt: before.addedAt };
  return { ...cart, lines: cart.lines.map((other) => (other === before ? merged : other)), updatedAt };
}

/** Changes the plan of a line. `seenPrice`: the price shown with the plan (minor units). */
export const changePlan = (
  cart: Cart,
  itemId: string,
  { planId, seenPrice }: Pick<CartLine, 'planId' | 'seenPrice'>,
  now: number,
): Cart => ({
  ...cart,
  lines: cart.lines.map((line) => (line.itemId === itemId ? { ...line, planId, seenPrice } : line)),
  updatedAt: changedAt(cart, now),
});

export const removeFromCart = (cart: Cart, itemId: string, now: number): Cart => ({
  ...cart,
  lines: cart.lines.filter((line) => line.itemId !== itemId),
  updatedAt: changedAt(cart, now),
});

/** Adds a coupon once. A full list of coupons stays as it is. */
export const addCoupon = (cart: Cart, couponId: string, now: number): Cart =>
  cart.couponIds.includes(couponId) || cart.couponIds.length >= maximumCoupons
    ? cart
    : { ...cart, couponIds: [...cart.couponIds, couponId], updatedAt: changedAt(cart, now) };

export const removeCoupon = (cart: Cart, couponId: string, now: number): Cart => ({
  ...cart,
  couponIds: cart.couponIds.filter((id) => id !== couponId),
  updatedAt: changedAt(cart, now),
});

/** The cart without coupons, for a promotion that excludes them. */
export const withoutCoupons = (cart: Cart, now: number): Cart => ({
  ...cart,
  couponIds: [],
  updatedAt: changedAt(cart, now),
});

type OrderedLine = Pick<CartLine, 'itemId' | 'quantity'>;

/**
 * The cart after an order: the ordered lines and the coupons it used are removed. Lines or units that another tab added
 * meanwhile stay.
 */
export function withoutOrdered(
  cart: Cart,
  { lines, couponIds }: { readonly lines: readonly OrderedLine[]; readonly couponIds: readonly string[] },
  now: number,
): Cart {
  const updatedAt = changedAt(cart, now);
  const left = cart.lines.flatMap((line) => {
    const ordered = lines.find(({ itemId }) => itemId === line.itemId);
    if (!ordered) return line;
    const quantity = line.quantity - ordered.quantity;
    // The rest was added beside the ordered units, so `addedAt` is new even if the number is the same.
    return quantity > 0 ? { ...line, quantity, addedAt: Math.max(line.addedAt + 1, updatedAt) } : [];
  });
  if (left.length === 0) return emptiedCart(cart, now);
  const coupons = cart.couponIds.filter((id) => !couponIds.includes(id));
  return { ...cart, lines: left, couponIds: coupons, updatedAt };
}

/** Whether the cart still holds all of these lines; another window may have ordered them. */
export const holdsAll = (cart: Cart, ordered: readonly OrderedLine[]): boolean =>
  ordered.every((line) =>
    cart.lines.some(({ itemId, quantity }) => itemId === line.itemId && quantity >= line.quantity),
  );

/** An empty cart that is newer than the given one. */
export const emptiedCart = (cart: Cart, now: number): Cart => ({ ...emptyCart, updatedAt: changedAt(cart, now) });

/** Changes the quantity of a product. A course stays at one; less than one removes the line. */
export function setQuantity(cart: Cart, itemId: string, quantity: number, now: number): Cart {
  const whole = Math.min(Math.trunc(quantity), maximumQuantity);
  if (Number.isNaN(whole)) return cart;
  if (whole <= 0) return removeFromCart(cart, itemId, now);
  const lines = cart.lines.map((line) =>
    line.itemId === itemId && line.kind === 'product' ? { ...line, quantity: whole } : line,
  );
  return { ...cart, lines, updatedAt: changedAt(cart, now) };
}

/** Items of a guest's cart that could not join: owned or ordered already, or beyond the limit. */
export type NotJoined = { readonly leftOutIds: readonly string[]; readonly withoutRoomIds: readonly string[] };

/**
 * Merges a guest's cart into the student's without duplicates. Owned or ordered items are left out and named. The
 * guest's coupons are newer and come first. The student's lines win if there is no room for all.
 */
export function mergeCarts(
  own: Cart,
  guest: Cart,
  unavailableIds: readonly string[],
  now: number,
): NotJoined & { readonly cart: Cart } {
  const leftOutIds = guest.lines.map((line) => line.itemId).filter((id) => unavailableIds.includes(id));
  const joining = guest.lines.filter((line) => !leftOutIds.includes(line.itemId));
  const remaining = own.lines.filter((line) => !joining.some((other) => other.itemId === line.itemId));
  const couponIds = [...new Set([...guest.couponIds, ...own.couponIds])].slice(0, maximumCoupons);
  const isNew = ({ itemId }: CartLine) => own.lines.every((line) => line.itemId !== itemId);
  const withoutRoom = joining.filter(isNew).slice(Math.max(maximumLines - own.lines.length, 0));
  const lines = [...remaining, ...joining.filter((line) => !withoutRoom.includes(line))];
  const withoutRoomIds = withoutRoom.map(({ itemId }) => itemId);
  return { cart: { lines, couponIds, updatedAt: now }, leftOutIds, withoutRoomIds };
}

/** Whether both carts hold the same lines and coupons in any order. */
export function holdSame(one: Cart, other: Cart): boolean {
  const inOrder = ({ lines, couponIds }: Cart) =>
    [
      ...lines.map(({ itemId, planId, quantity }) => JSON.stringify([itemId, planId, quantity])),
      ...couponIds.map((id) => JSON.stringify(id)),
    ].toSorted();
  return inOrder(one).join() === inOrder(other).join();
}
