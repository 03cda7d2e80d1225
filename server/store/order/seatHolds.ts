import { and, eq, exists, inArray, isNotNull, isNull, lte, or, type SQL, sql, sum } from 'drizzle-orm';
import type { ItemKind } from '../../../src/domain/catalogue/course.ts';
import { holdsCourse, orderStatuses } from '../../../src/domain/order/orderStatus.ts';
import type { Db, Tx } from '../database/database.ts';
import { items } from '../schema/catalogue.ts';
import { orderLines, orders } from '../schema/orders.ts';

/** So many seats (or pieces) of an item. */
export type SeatClaim = { readonly itemId: string; readonly kind: ItemKind; readonly units: number };

/** Takes seats of one item; `false`, and nothing changed, where not enough are left. */
export type TakeSeats = (tx: Tx, claim: SeatClaim, now: number) => Promise<boolean>;

/** One statement both looks and takes, so any number of buyers at once gets exactly the seats there are. */
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

/** Lines of one item count together; always in the order of the ids, so that two orders never wait for each other. */
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

/** How many can be had of an item now; `null` where nobody counts. */
export async function unitsLeftOf(tx: Tx, itemId: string): Promise<number | null> {
  const [item] = await tx
    .select({ total: items.seatsTotal, taken: items.seatsTaken })
    .from(items)
    .where(eq(items.id, itemId));
  return item?.total == null ? null : Math.max(item.total - item.taken, 0);
}

/**
 * What the lines of an order hold. Whether they do changes while a limit is set on what was sold without one
 * (`countSold`), so their items are held first: those lines are counted by then, or not before this transaction ends.
 */
export async function claimsOfOrder(tx: Tx, orderId: string): Promise<readonly SeatClaim[]> {
  await holdItems(tx, orderId);
  return await writtenClaims(tx, orderId);
}

/** The same of an order that is about to take them: what was written while there was no limit counts where there is one now. */
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
  await tx.select({ id: items.id }).from(items).where(inArray(items.id, bought)).orderBy(items.id).for('key share');
}

const writtenClaims = async (tx: Tx, orderId: string): Promise<readonly SeatClaim[]> =>
  claimsOf(await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId)));

/** A line of an order that was neither given up nor paid back, sold while its item had no limit. */
const isSoldUncounted = and(
  eq(orderLines.holdsSeats, false),
  inArray(orders.status, orderStatuses.filter(holdsCourse)),
);

/** How many of each of these items are sold that nobody counted, as there was no limit. */
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
 * Counts what was sold of these items without a limit, before one is set; until then they have none, as a former one may be
 * less. Whoever calls this holds the items against everybody (`for update`): no order that is being placed, given up or
 * taken up again is left out, since each holds its items by a share of the key.
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
