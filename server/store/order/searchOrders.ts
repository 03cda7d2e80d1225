import { and, asc, count, desc, eq, ilike, min, notExists, or, type SQL } from 'drizzle-orm';
import type { OrderStatus } from '../../../src/domain/order/orderStatus.ts';
import type { Db } from '../database/connection.ts';
import { orders } from '../schema/orders.ts';
import { paymentReports } from '../schema/payments.ts';
import { findOrders, type StoredOrder } from './orders.ts';

type OrderSearch = {
  readonly status: OrderStatus | null;
  /** Only orders under review. */
  readonly isUnderReview: boolean;
  /** Part of the number, the buyer's name or the e-mail; '' finds all. */
  readonly keyword: string;
  readonly offset: number;
  readonly limit: number;
};

/**
 * Orders waiting for a decision first, longest waiting first; then the newest. Two queries, so that each uses an index.
 */
export async function searchOrders(
  db: Db,
  { status, isUnderReview, keyword, offset, limit }: OrderSearch,
): Promise<{ readonly rows: readonly StoredOrder[]; readonly total: number }> {
  const condition = and(
    status === null ? undefined : eq(orders.status, status),
    isUnderReview ? eq(orders.underReview, true) : undefined,
    matches(keyword),
  );
  const [counted] = await db.select({ total: count() }).from(orders).where(condition);
  const waiting = await waitingIds(db, condition);
  const shown = waiting.slice(offset, offset + limit);
  const left = limit - shown.length;
  const others = left === 0 ? [] : await otherIds(db, condition, Math.max(0, offset - waiting.length), left);
  return { rows: await findOrders(db, [...shown, ...others]), total: counted?.total ?? 0 };
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
