import type { ItemKind } from '../catalogue/course.ts';
import { maximumLines } from './cartRoom.ts';

/** At most so many units of one product; a course is always one (specification 9, default quantity). */
export const maximumQuantity = 99;

/** One line. `seenPrice` (minor units) is what the person saw when the line was put in, to tell a change later. */
export type CartLine = {
  readonly itemId: string;
  readonly kind: ItemKind;
  readonly planId: string;
  readonly quantity: number;
  readonly seenPrice: number | null;
  readonly addedAt: number;
};

/**
 * The cart as device and server both keep it. `couponIds` are the coupons that were put in, in that order; whether each
 * counts is a matter of the rules. `updatedAt` is 0 for a cart nobody has touched.
 */
export type Cart = {
  readonly lines: readonly CartLine[];
  readonly couponIds: readonly string[];
  readonly updatedAt: number;
};

/** At most so many coupons lie in one cart, and go with one quote. */
export const maximumCoupons = 20;

export const emptyCart: Cart = { lines: [], couponIds: [], updatedAt: 0 };

/**
 * When a cart is changed: always later than what it changes. A device's clock may run behind the server's, which would
 * else take the change for the older one and undo it.
 */
const changedAt = (cart: Cart, now: number): number => Math.max(now, cart.updatedAt + 1);

/** Puts an item in. A course stands once: another plan replaces the first. A product's quantity grows. */
export function addToCart(cart: Cart, line: CartLine, now: number): Cart {
  const before = cart.lines.find((other) => other.itemId === line.itemId);
  const wanted = (before?.quantity ?? 0) + line.quantity;
  const quantity = line.kind === 'product' ? Math.min(wanted, maximumQuantity) : 1;
  const updatedAt = changedAt(cart, now);
  if (!before) {
    // By it a line that is put in anew is told from the former one, also by a clock that runs behind.
    const added = { ...line, quantity, addedAt: Math.max(line.addedAt, updatedAt) };
    return { ...cart, lines: [...cart.lines, added], updatedAt };
  }
  const merged = { ...line, quantity, addedAt: before.addedAt };
  return { ...cart, lines: cart.lines.map((other) => (other === before ? merged : other)), updatedAt };
}

export const removeFromCart = (cart: Cart, itemId: string, now: number): Cart => ({
  ...cart,
  lines: cart.lines.filter((line) => line.itemId !== itemId),
  updatedAt: changedAt(cart, now),
});

/** Puts a coupon in, once. A cart that holds as many as it may stays as it is. */
export const addCoupon = (cart: Cart, couponId: string, now: number): Cart =>
  cart.couponIds.includes(couponId) || cart.couponIds.length >= maximumCoupons
    ? cart
    : { ...cart, couponIds: [...cart.couponIds, couponId], updatedAt: changedAt(cart, now) };

export const removeCoupon = (cart: Cart, couponId: string, now: number): Cart => ({
  ...cart,
  couponIds: cart.couponIds.filter((id) => id !== couponId),
  updatedAt: changedAt(cart, now),
});

/** Without any coupon, for the promotion that none of them may stand beside. */
export const withoutCoupons = (cart: Cart, now: number): Cart => ({
  ...cart,
  couponIds: [],
  updatedAt: changedAt(cart, now),
});

type OrderedLine = Pick<CartLine, 'itemId' | 'quantity'>;

/**
 * After the order: what was ordered is out, and so are the coupons it used. What another tab put in meanwhile stays, also more of
 * the same product.
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
    // The rest was put in beside what was ordered, and is not what lay there before, also where it is as many.
    return quantity > 0 ? { ...line, quantity, addedAt: Math.max(line.addedAt + 1, updatedAt) } : [];
  });
  if (left.length === 0) return emptiedCart(cart, now);
  const coupons = cart.couponIds.filter((id) => !couponIds.includes(id));
  return { ...cart, lines: left, couponIds: coupons, updatedAt };
}

/** Whether all of it still lies in the cart: another window may have ordered it. */
export const holdsAll = (cart: Cart, ordered: readonly OrderedLine[]): boolean =>
  ordered.every((line) =>
    cart.lines.some(({ itemId, quantity }) => itemId === line.itemId && quantity >= line.quantity),
  );

/** With nothing in it, and newer than it was. */
export const emptiedCart = (cart: Cart, now: number): Cart => ({ ...emptyCart, updatedAt: changedAt(cart, now) });

/** Changes the number of a product; a course stays at one, less than one takes the line out. */
export function setQuantity(cart: Cart, itemId: string, quantity: number, now: number): Cart {
  const whole = Math.min(Math.trunc(quantity), maximumQuantity);
  if (Number.isNaN(whole)) return cart;
  if (whole <= 0) return removeFromCart(cart, itemId, now);
  const lines = cart.lines.map((line) =>
    line.itemId === itemId && line.kind === 'product' ? { ...line, quantity: whole } : line,
  );
  return { ...cart, lines, updatedAt: changedAt(cart, now) };
}

/** What of a guest's cart stayed outside: owned or ordered already, or one too many for the cart. */
export type NotJoined = { readonly leftOutIds: readonly string[]; readonly withoutRoomIds: readonly string[] };

/**
 * A guest's cart joins the student's: nothing doubles, what is owned or ordered stays out and is named. The guest's
 * coupons are the newer choice and stand first. Where there is no room for all lines the student's own stay, and the
 * others are named.
 */
export function mergeCarts(
  own: Cart,
  guest: Cart,
  unavailableIds: readonly string[],
  now: number,
): NotJoined & { readonly cart: Cart } {
  const leftOutIds = guest.lines.map((line) => line.itemId).filter((id) => unavailableIds.includes(id));
  const joining = guest.lines.filter((line) => !leftOutIds.includes(line.itemId));
  const kept = own.lines.filter((line) => !joining.some((other) => other.itemId === line.itemId));
  const couponIds = [...new Set([...guest.couponIds, ...own.couponIds])].slice(0, maximumCoupons);
  const isNew = ({ itemId }: CartLine) => own.lines.every((line) => line.itemId !== itemId);
  const withoutRoom = joining.filter(isNew).slice(Math.max(maximumLines - own.lines.length, 0));
  const lines = [...kept, ...joining.filter((line) => !withoutRoom.includes(line))];
  const withoutRoomIds = withoutRoom.map(({ itemId }) => itemId);
  return { cart: { lines, couponIds, updatedAt: now }, leftOutIds, withoutRoomIds };
}

/** Whether both hold the same things, in whatever order. */
export function holdSame(one: Cart, other: Cart): boolean {
  const inOrder = ({ lines, couponIds }: Cart) =>
    [
      ...lines.map(({ itemId, planId, quantity }) => JSON.stringify([itemId, planId, quantity])),
      ...couponIds.map((id) => JSON.stringify(id)),
    ].toSorted();
  return inOrder(one).join() === inOrder(other).join();
}
