import { and, asc, desc, eq, isNull, like, sql } from 'drizzle-orm';
import type { LocalText } from '../../../src/domain/localText.ts';
import type { EpochMs } from '../../../src/domain/time.ts';
import type { Db } from '../database/connection.ts';
import { people, users } from '../schema/identity.ts';
import { orderLines, orders } from '../schema/orders.ts';

/** An order with access: its number, the first watchable title and its day. */
export type WatchableOrder = { readonly number: string; readonly title: LocalText; readonly placedAt: EpochMs };

/** A guest buyer without a sign-in, with the purchases that grant access. */
export type UnclaimedGuest = { readonly userId: string; readonly orders: readonly WatchableOrder[] };

/** More than a person buys as a guest; strangers may enter any address. */
const mostLines = 40;

/**
 * Unblocked guests with this contact address, access, and a `madeUp` sign-in address, so that only the mailbox leads
 * back. Paid purchases first, then the newest.
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

/** A guest who signs in only by mailed links; `null` otherwise. */
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
