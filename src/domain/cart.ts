import type { ItemKind } from './course.ts';

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

/** The cart as device and server both keep it. `updatedAt` is 0 for a cart nobody has touched. */
export type Cart = { readonly lines: readonly CartLine[]; readonly updatedAt: number };

export const emptyCart: Cart = { lines: [], updatedAt: 0 };

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
  if (!before) return { lines: [...cart.lines, { ...line, quantity }], updatedAt };
  const merged = { ...line, quantity, addedAt: before.addedAt };
  return { lines: cart.lines.map((other) => (other === before ? merged : other)), updatedAt };
}

export const removeFromCart = (cart: Cart, itemId: string, now: number): Cart => ({
  lines: cart.lines.filter((line) => line.itemId !== itemId),
  updatedAt: changedAt(cart, now),
});

/** After the order. */
export const emptiedCart = (cart: Cart, now: number): Cart => ({ lines: [], updatedAt: changedAt(cart, now) });

/** Changes the number of a product; a course stays at one, less than one takes the line out. */
export function setQuantity(cart: Cart, itemId: string, quantity: number, now: number): Cart {
  const whole = Math.min(Math.trunc(quantity), maximumQuantity);
  if (Number.isNaN(whole)) return cart;
  if (whole <= 0) return removeFromCart(cart, itemId, now);
  const lines = cart.lines.map((line) =>
    line.itemId === itemId && line.kind === 'product' ? { ...line, quantity: whole } : line,
  );
  return { lines, updatedAt: changedAt(cart, now) };
}

/** A guest's cart joins the student's: nothing doubles, what is owned or ordered stays out and is named. */
export function mergeCarts(
  own: Cart,
  guest: Cart,
  unavailableIds: readonly string[],
  now: number,
): { readonly cart: Cart; readonly leftOutIds: readonly string[] } {
  const leftOutIds = guest.lines.map((line) => line.itemId).filter((id) => unavailableIds.includes(id));
  const joining = guest.lines.filter((line) => !leftOutIds.includes(line.itemId));
  const kept = own.lines.filter((line) => !joining.some((other) => other.itemId === line.itemId));
  return { cart: { lines: [...kept, ...joining], updatedAt: now }, leftOutIds };
}

/** Whether both hold the same things, in whatever order. */
export function holdSame(one: Cart, other: Cart): boolean {
  const inOrder = ({ lines }: Cart) =>
    lines.map(({ itemId, planId, quantity }) => JSON.stringify([itemId, planId, quantity])).toSorted();
  return inOrder(one).join() === inOrder(other).join();
}
