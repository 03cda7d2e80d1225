import { and, asc, desc, eq, like, sql } from 'drizzle-orm';
import type { LocalText } from '../../src/domain/localText.ts';
import type { Db } from './connection.ts';
import { people, users } from './schema/identity.ts';
import { orderLines, orders } from './schema/orders.ts';

/** An order by which something can be watched: its number and the first such title. */
export type WatchableOrder = { readonly number: string; readonly title: LocalText };

/** Who bought without registering and signs in by nothing yet, with what that has opened. */
export type ApartBuyer = { readonly userId: string; readonly orders: readonly WatchableOrder[] };

/** More than a person buys as a guest; strangers may write any address into as many orders as they like. */
const mostLines = 40;

/**
 * Who gave this address, bought something to watch with it, and has a `madeUp` one to sign in with, so that only the mailbox
 * leads back to it. What was paid for stands first, then the newest.
 */
export async function apartBuyersWith(db: Db, email: string, madeUp: string): Promise<readonly ApartBuyer[]> {
  const rows = await db
    .select({ userId: users.id, number: orders.number, th: orderLines.titleTh, en: orderLines.titleEn })
    .from(users)
    .innerJoin(people, eq(people.userId, users.id))
    .innerJoin(orders, eq(orders.userId, users.id))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        ...[eq(people.contactEmail, email), eq(users.role, 'nonMember'), like(users.email, `%${madeUp}`)],
        ...[eq(orders.status, 'approved'), eq(orderLines.isWatchable, true)],
      ),
    )
    .orderBy(desc(sql`${orders.total} > 0`), desc(orders.id), asc(orderLines.position))
    .limit(mostLines);
  return [...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, lines]) => ({
    userId,
    orders: [...Map.groupBy(lines, ({ number }) => number)].map(([number, [first]]) => ({
      number,
      title: { th: first?.th ?? '', en: first?.en ?? null },
    })),
  }));
}
