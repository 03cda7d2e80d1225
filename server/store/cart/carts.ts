import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { type Cart, type CartLine, emptyCart } from '../../../src/domain/cart/cart.ts';
import type { Db, Tx } from '../database/connection.ts';
import { cartCoupons, cartLines, carts } from '../schema/carts.ts';
import { items, pricingPlans } from '../schema/catalogue.ts';
import { coupons } from '../schema/offers.ts';

/** The owner of a cart: a person, or a guest by the hash of the cookie's key. */
export type CartOwner =
  | { readonly kind: 'person'; readonly userId: string }
  | { readonly kind: 'guest'; readonly keyHash: string };

const isOf = (owner: CartOwner) =>
  owner.kind === 'person' ? eq(carts.userId, owner.userId) : eq(carts.guestKeyHash, owner.keyHash);

/** The cart, or an empty one. */
export async function readCart(db: Db, owner: CartOwner): Promise<Cart> {
  const [cart] = await db.select().from(carts).where(isOf(owner));
  if (!cart) return emptyCart;
  const rows = await db
    .select({ line: cartLines, kind: items.kind })
    .from(cartLines)
    .innerJoin(items, eq(items.id, cartLines.itemId))
    .where(eq(cartLines.cartId, cart.id))
    .orderBy(asc(cartLines.position));
  const lines = rows.map(({ line, kind }): CartLine => {
    const { itemId, planId, quantity, seenPrice, addedAt } = line;
    return { itemId, kind, planId, quantity, seenPrice, addedAt };
  });
  return { lines, couponIds: await couponIdsOf(db, cart.id), updatedAt: cart.updatedAt };
}

/** Names, pictures and pricing types of a cart's lines, also of those that are no longer sold. */
export const lineFactsOf = (db: Db, owner: CartOwner) =>
  db
    .select({
      cartId: carts.id,
      itemId: cartLines.itemId,
      name: { th: items.titleTh, en: items.titleEn },
      coverName: items.coverName,
      pricingType: pricingPlans.pricingType,
    })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .innerJoin(items, eq(items.id, cartLines.itemId))
    .innerJoin(pricingPlans, eq(pricingPlans.id, cartLines.planId))
    .where(isOf(owner));

async function couponIdsOf(db: Db, cartId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ couponId: cartCoupons.couponId })
    .from(cartCoupons)
    .where(eq(cartCoupons.cartId, cartId))
    .orderBy(asc(cartCoupons.position));
  return rows.map(({ couponId }) => couponId);
}

/** The given coupons that are in one of these carts. */
export async function couponsInCarts(
  db: Db,
  owners: readonly CartOwner[],
  couponIds: readonly string[],
): Promise<readonly string[]> {
  if (owners.length === 0 || couponIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ couponId: cartCoupons.couponId })
    .from(cartCoupons)
    .innerJoin(carts, eq(carts.id, cartCoupons.cartId))
    .where(and(or(...owners.map(isOf)), inArray(cartCoupons.couponId, [...couponIds])));
  return rows.map(({ couponId }) => couponId);
}

/** A cart with its row's id and revision. */
export type PersistedCart = { readonly cart: Cart; readonly cartId: string; readonly revision: number };

/** For every statement that changes a cart or its contents. */
export const nextRevision = sql<number>`${carts.revision} + 1`;

/** Creates the row if needed and locks it until the transaction ends, so that two devices write one after the other. */
export async function lockCart(tx: Tx, owner: CartOwner, id: string): Promise<PersistedCart> {
  const who = owner.kind === 'person' ? { userId: owner.userId } : { guestKeyHash: owner.keyHash };
  await tx
    .insert(carts)
    .values({ id, ...who, updatedAt: 0 })
    .onConflictDoNothing();
  const held = await lockExistingCart(tx, owner);
  if (held === null) throw new Error('A cart that was just made is gone');
  return held;
}

/** Locks an existing cart; `null` without one. */
export async function lockExistingCart(tx: Tx, owner: CartOwner): Promise<PersistedCart | null> {
  const row = { cartId: carts.id, revision: carts.revision };
  const [held] = await tx.select(row).from(carts).where(isOf(owner)).for('update');
  return held === undefined ? null : { ...held, cart: await readCart(tx, owner) };
}

/** Removes the cart with its row: a device's copy then has no base. */
export async function removeCart(db: Db, owner: CartOwner): Promise<void> {
  await db.delete(carts).where(isOf(owner));
}

/**
 * Replaces the whole cart. Lines with a missing item or plan, and missing coupons, are dropped. A withdrawn coupon is
 * dropped unless it is in `formerCouponIds`: then it stays, so that the buyer learns that it ended.
 */
export async function writeCart(tx: Tx, cartId: string, cart: Cart, formerCouponIds: readonly string[]): Promise<void> {
  await tx.update(carts).set({ updatedAt: cart.updatedAt, revision: nextRevision }).where(eq(carts.id, cartId));
  await writeCoupons(tx, cartId, cart.couponIds, formerCouponIds);
  await tx.delete(cartLines).where(eq(cartLines.cartId, cartId));
  const known = await knownPlans(tx, cart.lines);
  const knownLines = oncePerItem(cart.lines).filter((line) => known.has(`${line.itemId} ${line.planId}`));
  if (knownLines.length === 0) return;
  await tx.insert(cartLines).values(
    knownLines.map(({ itemId, planId, quantity, seenPrice, addedAt }, position) => ({
      ...{ cartId, itemId, planId, seenPrice, addedAt, position },
      quantity,
    })),
  );
}

async function writeCoupons(
  tx: Tx,
  cartId: string,
  couponIds: readonly string[],
  formerIds: readonly string[],
): Promise<void> {
  await tx.delete(cartCoupons).where(eq(cartCoupons.cartId, cartId));
  if (couponIds.length === 0) return;
  const rows = await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(
      and(inArray(coupons.id, [...couponIds]), or(eq(coupons.isListed, true), inArray(coupons.id, [...formerIds]))),
    );
  const known = [...new Set(couponIds)].filter((id) => rows.some((row) => row.id === id));
  if (known.length === 0) return;
  await tx.insert(cartCoupons).values(known.map((couponId, position) => ({ cartId, couponId, position })));
}

const oncePerItem = (lines: readonly CartLine[]): readonly CartLine[] => [
  ...new Map(lines.map((line) => [line.itemId, line])).values(),
];

async function knownPlans(tx: Tx, lines: readonly CartLine[]): Promise<ReadonlySet<string>> {
  if (lines.length === 0) return new Set();
  const ids = lines.map((line) => line.planId);
  const rows = await tx
    .select({ known: sql<string>`${pricingPlans.itemId} || ' ' || ${pricingPlans.id}` })
    .from(pricingPlans)
    .where(inArray(pricingPlans.id, ids));
  return new Set(rows.map(({ known }) => known));
}
