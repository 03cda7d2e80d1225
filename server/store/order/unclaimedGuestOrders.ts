import { and, asc, desc, eq, isNull, like, sql } from 'drizzle-orm';
import type { LocalText } from '../../../src/domain/localText.ts';
import type { EpochMs } from '../../../src/domain/time.ts';
import type { Db } from '../database/connection.ts';
import { people, users } from '../schema/identity.ts';
import { orderLines, orders } from '../schema/orders.ts';

/** An order by which something can be watched: its number, the first such title and its day. */
export type WatchableOrder = { readonly number: string; readonly title: LocalText; readonly placedAt: EpochMs };

/** Who bought without registering and signs in by nothing yet, with what that has opened. */
export type UnclaimedGuest = { readonly userId: string; readonly orders: readonly WatchableOrder[] };

/** More than a person buys as a guest; strangers may write any address into as many orders as they like. */
const mostLines = 40;

/**
 * Who gave this address, bought something to watch with it, and has a `madeUp` one to sign in with, so that only the mailbox
 * leads back to it; nobody who is blocked. What was paid for stands first, then the newest.
 */
export async function unclaimedGuestsWith(db: Db, email: string, madeUp: string): Promise<readonly UnclaimedGuest[]> {
  const rows = await db
    .select({
      ...{ userId: users.id, number: orders.number, placedAt: orders.placedAt },
      ...{ th: orderLines.titleTh, en: orderLines.titleEn },
    })
    .from(users)
    .innerJoin(people, eq(people.userId, users.id))
    .innerJoin(orders, eq(orders.userId, users.id))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        ...[eq(people.contactEmail, email), isApart(madeUp), isNull(users.blockedAt)],
        ...[eq(orders.status, 'approved'), eq(orderLines.isWatchable, true)],
      ),
    )
    .orderBy(desc(sql`${orders.total} > 0`), desc(orders.id), asc(orderLines.position))
    .limit(mostLines);
  return [...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, lines]) => ({
    userId,
    orders: [...Map.groupBy(lines, ({ number }) => number)].map(([number, [first]]) => ({
      number,
      placedAt: first?.placedAt ?? 0,
      title: { th: first?.th ?? '', en: first?.en ?? null },
    })),
  }));
}

/** Whether this person still signs in by nothing but a mailed link; `null` where they do not, or are nobody. */
export async function findUnclaimedGuest(
  db: Db,
  userId: string,
  madeUp: string,
): Promise<{ readonly isBlocked: boolean } | null> {
  const [row] = await db
    .select({ blockedAt: users.blockedAt })
    .from(users)
    .where(and(eq(users.id, userId), isApart(madeUp)));
  return row ? { isBlocked: row.blockedAt !== null } : null;
}

const isApart = (madeUp: string) => and(eq(users.role, 'nonMember'), like(users.email, `%${madeUp}`));
