import { and, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { CartLine } from '../../../src/domain/cart/cart.ts';
import { nextRevision } from '../cart/carts.ts';
import type { Db, Tx } from '../database/connection.ts';
import { cartCoupons, cartLines, carts } from '../schema/carts.ts';
import { people, users } from '../schema/identity.ts';
import { orders } from '../schema/orders.ts';

/** The buyer's contact as an order stores it. */
export type BuyerContact = { readonly name: string; readonly email: string; readonly tel: string | null };

/** Locks a person, so that two changes of one person run one after the other. */
export async function lockPerson(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** Locks an order's buyer, before the order: placing an order locks in this sequence too. */
export async function lockBuyerOf(tx: Tx, orderId: string): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(orders, eq(orders.userId, users.id))
    .where(eq(orders.id, orderId))
    .for('no key update', { of: users });
}

/** Locks a buyer like `lockPerson` and answers the contact; `null` if blocked, erased or unknown. */
export async function lockBuyer(tx: Tx, userId: string): Promise<BuyerContact | null> {
  const [row] = await tx
    .select({ person: people })
    .from(users)
    .innerJoin(people, eq(people.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.blockedAt)))
    .for('no key update', { of: users });
  return row ? contactOf(row.person) : null;
}

export async function findBuyer(db: Db, userId: string): Promise<BuyerContact | null> {
  const [row] = await db.select().from(people).where(eq(people.userId, userId));
  return row ? contactOf(row) : null;
}

const contactOf = ({ firstName, lastName, contactEmail, tel }: typeof people.$inferSelect): BuyerContact => ({
  name: `${firstName} ${lastName}`.trim(),
  email: contactEmail,
  tel,
});

/**
 * Whether another account, maybe a former guest's, signs in with this address. It proves nothing about the author of a
 * form.
 */
export async function isAddressOfAnother(db: Db, email: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)))
    .limit(1);
  return rows.length > 0;
}

type OrderedLine = Pick<CartLine, 'itemId' | 'kind' | 'quantity'>;

/** Removes ordered lines and used coupons from the person's cart and the guest's cart. Later additions stay. */
export async function takeOutOfCarts(
  tx: Tx,
  owner: { readonly userId: string; readonly guestKeyHash: string | null },
  ordered: { readonly lines: readonly OrderedLine[]; readonly couponIds: readonly string[] },
  now: number,
): Promise<void> {
  const ofGuest = owner.guestKeyHash === null ? undefined : eq(carts.guestKeyHash, owner.guestKeyHash);
  const isTheirs = or(eq(carts.userId, owner.userId), ofGuest);
  if (ofGuest !== undefined) {
    // The person's row first, as in joining carts: another order would deadlock.
    await tx
      .select({ id: carts.id })
      .from(carts)
      .where(isTheirs)
      .orderBy(sql`${carts.userId} nulls last`)
      .for('update');
  }
  const found = await tx
    .update(carts)
    .set({
      updatedAt: sql`greatest(${carts.updatedAt}, ${new Date(now).toISOString()}::timestamptz)`,
      revision: nextRevision,
    })
    .where(isTheirs)
    .returning({ id: carts.id });
  const cartIds = found.map((cart) => cart.id);
  if (cartIds.length === 0) return;
  await takeOutLines(tx, cartIds, ordered.lines);
  if (ordered.couponIds.length === 0) return;
  await tx
    .delete(cartCoupons)
    .where(and(inArray(cartCoupons.cartId, cartIds), inArray(cartCoupons.couponId, [...ordered.couponIds])));
}

/** Whole lines first, so that a reduced one is not removed. */
async function takeOutLines(tx: Tx, cartIds: readonly string[], ordered: readonly OrderedLine[]): Promise<void> {
  if (ordered.length === 0) return;
  const isIn = inArray(cartLines.cartId, [...cartIds]);
  const isWhole = ordered.map(({ itemId, kind, quantity }) =>
    and(eq(cartLines.itemId, itemId), kind === 'course' ? undefined : lte(cartLines.quantity, quantity)),
  );
  await tx.delete(cartLines).where(and(isIn, or(...isWhole)));
  for (const { itemId, quantity } of ordered.filter(({ kind }) => kind === 'product')) {
    await tx
      .update(cartLines)
      .set({ quantity: sql`${cartLines.quantity} - ${quantity}` })
      .where(and(isIn, eq(cartLines.itemId, itemId), gt(cartLines.quantity, quantity)));
  }
}
