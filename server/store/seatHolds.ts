import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { ItemKind } from '../../src/domain/course.ts';
import type { Tx } from './database.ts';
import { items } from './schema/catalogue.ts';
import { orderLines } from './schema/orders.ts';

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

/** What the lines of a placed order hold. */
export async function claimsOfOrder(tx: Tx, orderId: string): Promise<readonly SeatClaim[]> {
  return claimsOf(await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId)));
}
