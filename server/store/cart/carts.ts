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
  return cart ? await contentsOf(db, cart) : emptyCart;
}

async function contentsOf(db: Db, cart: typeof carts.$inferSelect): Promise<Cart> {
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
  const known = await lockExistingCart(tx, owner);
  if (known !== null) return known;
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
  const [held] = await tx.select().from(carts).where(isOf(owner)).for('update');
  return held ? { cartId: held.id, revision: held.revision, cart: await contentsOf(tx, held) } : null;
}

/** Removes the cart with its row: a device's copy then has no base. */
export async function removeCart(db: Db, owner: CartOwner): Promise<void> {
  await db.delete(carts).where(isOf(owner));
}

/**
 * Replaces the whole cart, which the caller locked, and answers it. Lines with a missing item or plan, and missing
 * coupons, are dropped. A withdrawn coupon is dropped unless it is in `formerCouponIds`: then it stays, so that the buyer
 * learns that it ended.
 */
export async function writeCart(
  tx: Tx,
  { cartId, cart: stored }: PersistedCart,
  cart: Cart,
  formerCouponIds: readonly string[],
): Promise<PersistedCart> {
  const { updatedAt } = cart;
  const [changed] = await tx
    .update(carts)
    .set({ updatedAt, revision: nextRevision })
    .where(eq(carts.id, cartId))
    .returning({ revision: carts.revision });
  if (!changed) throw new Error('A locked cart is gone');
  if (stored.couponIds.length > 0) await tx.delete(cartCoupons).where(eq(cartCoupons.cartId, cartId));
  const couponIds = await insertCoupons(tx, cartId, cart.couponIds, formerCouponIds);
  if (stored.lines.length > 0) await tx.delete(cartLines).where(eq(cartLines.cartId, cartId));
  const lines = await insertLines(tx, cartId, cart.lines);
  return { cartId, revision: changed.revision, cart: { lines, couponIds, updatedAt } };
}

/** Writes the lines of existing items and plans, and answers them. */
async function insertLines(tx: Tx, cartId: string, lines: readonly CartLine[]): Promise<readonly CartLine[]> {
  const kinds = await kindsOfPlans(tx, lines);
  const known = oncePerItem(lines).flatMap((line) => {
    const kind = kinds.get(`${line.itemId} ${line.planId}`);
    return kind === undefined ? [] : [{ ...line, kind }];
  });
  if (known.length === 0) return [];
  await tx.insert(cartLines).values(
    known.map(({ itemId, planId, quantity, seenPrice, addedAt }, position) => ({
      ...{ cartId, itemId, planId, seenPrice, addedAt, position },
      quantity,
    })),
  );
  return known;
}

/** Writes the existing coupons, and answers their ids. */
async function insertCoupons(
  tx: Tx,
  cartId: string,
  couponIds: readonly string[],
  formerIds: readonly string[],
): Promise<readonly string[]> {
  if (couponIds.length === 0) return [];
  const rows = await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(
      and(inArray(coupons.id, [...couponIds]), or(eq(coupons.isListed, true), inArray(coupons.id, [...formerIds]))),
    );
  const known = [...new Set(couponIds)].filter((id) => rows.some((row) => row.id === id));
  if (known.length === 0) return [];
  await tx.insert(cartCoupons).values(known.map((couponId, position) => ({ cartId, couponId, position })));
  return known;
}

const oncePerItem = (lines: readonly CartLine[]): readonly CartLine[] => [
  ...new Map(lines.map((line) => [line.itemId, line])).values(),
];

/** The kinds of the items of these lines' plans, by ids of item and plan. */
async function kindsOfPlans(tx: Tx, lines: readonly CartLine[]): Promise<ReadonlyMap<string, CartLine['kind']>> {
  if (lines.length === 0) return new Map();
  const ids = lines.map((line) => line.planId);
  const rows = await tx
    .select({ planId: pricingPlans.id, itemId: items.id, kind: items.kind })
    .from(pricingPlans)
    .innerJoin(items, eq(items.id, pricingPlans.itemId))
    .where(inArray(pricingPlans.id, ids));
  return new Map(rows.map(({ planId, itemId, kind }) => [`${itemId} ${planId}`, kind]));
}
