import { gte, sql } from 'drizzle-orm';
import type { Day } from '../../../src/domain/calendar.ts';
import type { VisitKind, Visits } from '../../../src/domain/site/visits.ts';
import type { Db } from '../database/connection.ts';
import { visitDays } from '../schema/visits.ts';

/** Counts one event of a day. */
export async function countVisit(db: Db, kind: VisitKind, day: Day): Promise<void> {
  const column = kind === 'view' ? 'views' : 'purchases';
  await db
    .insert(visitDays)
    .values({ day, [column]: 1 })
    .onConflictDoUpdate({ target: visitDays.day, set: { [column]: sql`${visitDays[column]} + 1` } });
}

/** The events counted from a day on, and those of the period before it. */
export async function visitsSince(
  db: Db,
  from: Day,
  beforeFrom: Day,
): Promise<{ readonly now: Visits; readonly before: Visits }> {
  const isNow = gte(visitDays.day, from);
  const sumOf = (column: 'views' | 'purchases', isIn: typeof isNow) =>
    sql<number>`coalesce(sum(${visitDays[column]}) filter (where ${isIn}), 0)`.mapWith(Number);
  const isBefore = sql`not (${isNow})`;
  const [sums] = await db
    .select({
      views: sumOf('views', isNow),
      purchases: sumOf('purchases', isNow),
      viewsBefore: sumOf('views', isBefore),
      purchasesBefore: sumOf('purchases', isBefore),
    })
    .from(visitDays)
    .where(gte(visitDays.day, beforeFrom));
  const { views = 0, purchases = 0, viewsBefore = 0, purchasesBefore = 0 } = sums ?? {};
  return { now: { views, purchases }, before: { views: viewsBefore, purchases: purchasesBefore } };
}
