import { and, eq, exists, inArray, isNotNull, isNull, lte, or, type SQL, sql, sum } from 'drizzle-orm';
import type { ItemKind } from '../../../src/domain/catalogue/course.ts';
import { holdsCourse, orderStatuses } from '../../../src/domain/order/orderStatus.ts';
import type { Db, Tx } from '../database/database.ts';
import { items } from '../schema/catalogue.ts';
import { orderLines, orders } from '../schema/orders.ts';

/** Seats (or pieces) of an item. */
export type SeatClaim = { readonly itemId: string; readonly kind: ItemKind; readonly units: number };

/** Takes seats of one item; `false` without change if too few are left. */
export type TakeSeats = (tx: Tx, claim: SeatClaim, now: number) => Promise<boolean>;

/** Check and update in one statement, so that any number of buyers get exactly the available seats. */
export const takeSeats: TakeSeats = async (tx, { itemId, units }, now) => {
  const taken = await tx
    .update(items)
    .set({ seatsTaken: sql`${items.seatsTaken} + ${units}`, updatedAt: now })
    .where(
      and(
        eq(items.id, itemId),
        or(isNull(items.seatsTotal), lte(sql`${items.seatsTaken} + ${units}`, items.seatsTotal)),
      ),
    )
    .returning({ id: items.id });
  return taken.length === 1;
};

export async function releaseSeats(tx: Tx, { itemId, units }: SeatClaim, now: number): Promise<void> {
  await tx
    .update(items)
    .set({ seatsTaken: sql`greatest(${items.seatsTaken} - ${units}, 0)`, updatedAt: now })
    .where(eq(items.id, itemId));
}

/** Sums lines of one item; sorted by id, so that two orders never deadlock. */
export function claimsOf(
  lines: readonly {
    readonly itemId: string;
    readonly kind: ItemKind;
    readonly quantity: number;
    readonly holdsSeats: boolean;
  }[],
): readonly SeatClaim[] {
  const claims = new Map<string, SeatClaim>();
  for (const { itemId, kind, quantity } of lines.filter((each) => each.holdsSeats)) {
    claims.set(itemId, { itemId, kind, units: (claims.get(itemId)?.units ?? 0) + quantity });
  }
  return [...claims.values()].toSorted((a, b) => (a.itemId < b.itemId ? -1 : 1));
}

/** Available units of an item; `null` if not counted. */
export async function unitsLeftOf(tx: Tx, itemId: string): Promise<number | null> {
  const [item] = await tx
    .select({ total: items.seatsTotal, taken: items.seatsTaken })
    .from(items)
    .where(eq(items.id, itemId));
  return item?.total == null ? null : Math.max(item.total - item.taken, 0);
}

/** Keeps limits of these items from being set until the transaction ends, as `countSold` demands. */
export async function holdItemsOfIds(tx: Tx, ids: readonly string[]): Promise<void> {
  await keepItems(tx, inArray(items.id, [...ids]));
}

/** The held seats of an order's lines. Setting a limit changes that (`countSold`), so their items are locked first. */
export async function claimsOfOrder(tx: Tx, orderId: string): Promise<readonly SeatClaim[]> {
  await holdItems(tx, orderId);
  return await writtenClaims(tx, orderId);
}

/** The seats that an order is about to take again, also of lines from before a limit. */
export async function claimsToTake(tx: Tx, orderId: string): Promise<readonly SeatClaim[]> {
  await holdItems(tx, orderId);
  const limited = tx
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.id, orderLines.itemId), isNotNull(items.seatsTotal)));
  await tx
    .update(orderLines)
    .set({ holdsSeats: true })
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.holdsSeats, false), exists(limited)));
  return await writtenClaims(tx, orderId);
}

async function holdItems(tx: Tx, orderId: string): Promise<void> {
  const bought = tx.select({ id: orderLines.itemId }).from(orderLines).where(eq(orderLines.orderId, orderId));
  await keepItems(tx, inArray(items.id, bought));
}

async function keepItems(tx: Tx, which: SQL): Promise<void> {
  await tx.select({ id: items.id }).from(items).where(which).orderBy(items.id).for('key share');
}

const writtenClaims = async (tx: Tx, orderId: string): Promise<readonly SeatClaim[]> =>
  claimsOf(await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId)));

/** A line of a valid order that was sold while its item had no limit. */
const isSoldUncounted = and(
  eq(orderLines.holdsSeats, false),
  inArray(orders.status, orderStatuses.filter(holdsCourse)),
);

/** Sold units of each of these items that were never counted. */
export async function uncountedUnits(db: Db, itemIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .select({ itemId: orderLines.itemId, units: sum(orderLines.quantity).mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(inArray(orderLines.itemId, [...itemIds]), isSoldUncounted))
    .groupBy(orderLines.itemId);
  return new Map(rows.map(({ itemId, units }) => [itemId, units]));
}

/**
 * Counts units sold without a limit before one is set. The caller locks the items (`for update`): every order that is
 * placed, cancelled or revived holds them by a key share, so none is missed.
 */
export async function countSold(tx: Tx, itemIds: SQL): Promise<void> {
  await tx.execute(sql`
    with counted as (
      update ${orderLines} set holds_seats = true from ${orders}
      where ${eq(orders.id, orderLines.orderId)} and ${orderLines.itemId} in ${itemIds} and ${isSoldUncounted}
      returning ${orderLines.itemId} item_id, ${orderLines.quantity} quantity)
    update ${items} set seats_total = null, seats_taken = ${items.seatsTaken} + sold.units
    from (select item_id, sum(quantity) units from counted group by item_id) sold
    where ${items.id} = sold.item_id`);
}

/** Counts the units of one item before it gets a limit (`countSold`). The caller locks the item. */
export const countSoldOfItem = (tx: Tx, itemId: string): Promise<void> => countSold(tx, sql`(${itemId})`);
