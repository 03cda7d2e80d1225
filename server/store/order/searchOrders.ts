import { and, asc, count, desc, eq, gte, ilike, isNotNull, lt, min, notExists, or, type SQL } from 'drizzle-orm';
import { addDays } from '../../../src/domain/calendar.ts';
import type { OrderFilter, OrderSort } from '../../../src/domain/order/orderSearch.ts';
import { bangkokDayStart } from '../../../src/domain/time.ts';
import type { Db } from '../database/connection.ts';
import { orders } from '../schema/orders.ts';
import { paymentReports, reportSlips } from '../schema/payments.ts';
import { findOrders, type StoredOrder } from './orders.ts';

type Part = { readonly offset: number; readonly limit: number };

/** One page of the orders of a search, and how many it finds. */
export async function searchOrders(
  db: Db,
  search: OrderFilter & Part,
): Promise<{ readonly rows: readonly StoredOrder[]; readonly total: number }> {
  const [counted] = await db.select({ total: count() }).from(orders).where(conditionOf(search));
  return { rows: await findOrders(db, await foundOrderIds(db, search)), total: counted?.total ?? 0 };
}

/**
 * Ids of the found orders. The queue has the longest waiting reports first, then the newest orders: two queries, so that
 * each uses an index.
 */
export async function foundOrderIds(db: Db, search: OrderFilter & Part): Promise<readonly string[]> {
  const { sort, offset, limit } = search;
  const condition = conditionOf(search);
  if (sort !== 'queue') return await sortedIds(db, condition, sort, search);
  const waiting = await waitingIds(db, condition);
  const shown = waiting.slice(offset, offset + limit);
  const left = limit - shown.length;
  const others = left === 0 ? [] : await otherIds(db, condition, Math.max(0, offset - waiting.length), left);
  return [...shown, ...others];
}

const conditionOf = ({ status, isUnderReview, method, from, to, keyword }: OrderFilter): SQL | undefined =>
  and(
    status === null ? undefined : eq(orders.status, status),
    isUnderReview ? eq(orders.underReview, true) : undefined,
    method === null ? undefined : eq(orders.method, method),
    from === null ? undefined : gte(orders.placedAt, bangkokDayStart(from)),
    to === null ? undefined : lt(orders.placedAt, bangkokDayStart(addDays(to, 1))),
    matches(keyword),
  );

const sequences = {
  newest: [desc(orders.placedAt), desc(orders.id)],
  oldest: [asc(orders.placedAt), asc(orders.id)],
  dearest: [desc(orders.total), desc(orders.id)],
  cheapest: [asc(orders.total), asc(orders.id)],
} satisfies Record<Exclude<OrderSort, 'queue'>, readonly SQL[]>;

async function sortedIds(
  db: Db,
  condition: SQL | undefined,
  sort: keyof typeof sequences,
  { offset, limit }: Part,
): Promise<readonly string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(condition)
    .orderBy(...sequences[sort])
    .offset(offset)
    .limit(limit);
  return rows.map((row) => row.id);
}

async function waitingIds(db: Db, condition: SQL | undefined): Promise<readonly string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(paymentReports)
    .innerJoin(orders, eq(orders.id, paymentReports.orderId))
    .where(and(eq(paymentReports.decision, 'waiting'), condition))
    .groupBy(orders.id)
    .orderBy(asc(min(paymentReports.reportedAt)), asc(orders.id));
  return rows.map((row) => row.id);
}

/** Candidates for an exact match that are read at once. */
const candidateMaximum = 200;

/** Orders with a waiting report of the right amount and a read slip, the longest waiting first. */
export async function exactCandidateIds(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ id: orders.id, reportedAt: paymentReports.reportedAt })
    .from(paymentReports)
    .innerJoin(orders, eq(orders.id, paymentReports.orderId))
    .innerJoin(reportSlips, eq(reportSlips.reportId, paymentReports.id))
    .where(
      and(
        eq(paymentReports.decision, 'waiting'),
        eq(orders.status, 'pendingApproved'),
        eq(paymentReports.amount, orders.total),
        isNotNull(reportSlips.slipReference),
      ),
    )
    .orderBy(asc(paymentReports.reportedAt), asc(orders.id))
    .limit(candidateMaximum);
  return rows.map((row) => row.id);
}

async function otherIds(db: Db, condition: SQL | undefined, offset: number, limit: number): Promise<readonly string[]> {
  const report = db
    .select({ id: paymentReports.id })
    .from(paymentReports)
    .where(and(eq(paymentReports.orderId, orders.id), eq(paymentReports.decision, 'waiting')));
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(condition, notExists(report)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .offset(offset)
    .limit(limit);
  return rows.map((row) => row.id);
}

function matches(keyword: string): SQL | undefined {
  const words = keyword.trim();
  if (words === '') return undefined;
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(orders.number, pattern), ilike(orders.buyerName, pattern), ilike(orders.email, pattern));
}
