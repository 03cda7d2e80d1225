import { and, asc, count, desc, eq, ilike, inArray, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { OrderStatus } from '../../src/domain/orderStatus.ts';
import { runningStates } from './attempts.ts';
import type { Db } from './database.ts';
import { orderOf, type StoredOrder } from './orderRows.ts';
import { orderEvents, orderLines, orders } from './schema/orders.ts';
import { paymentAttempts, paymentReports, reportSlips } from './schema/payments.ts';

export type { StoredOrder } from './orderRows.ts';

export const findOrder = async (db: Db, orderId: string): Promise<StoredOrder | null> =>
  (await readOrders(db, eq(orders.id, orderId)))[0] ?? null;

export const findOrderByToken = async (db: Db, token: string): Promise<StoredOrder | null> =>
  (await readOrders(db, eq(orders.token, token)))[0] ?? null;

/** Of one buyer, the newest first. */
export const ordersOfUser = (db: Db, userId: string): Promise<readonly StoredOrder[]> =>
  readOrders(db, eq(orders.userId, userId));

/** Unpaid orders whose time is over at this instant and of which no charge is under way. */
export async function overdueOrderIds(db: Db, now: number, limit: number): Promise<readonly string[]> {
  const charge = db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orders.id), inArray(paymentAttempts.state, [...runningStates])));
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.status, ['notYetReceived', 'rejected']), lte(orders.cancelAt, now), notExists(charge)))
    .orderBy(asc(orders.cancelAt))
    .limit(limit);
  return rows.map((row) => row.id);
}

export type OrderSearch = {
  readonly status: OrderStatus | null;
  /** Part of the number, the buyer's name or the e-mail; '' finds all. */
  readonly keyword: string;
  readonly offset: number;
  readonly limit: number;
};

/** What waits for a decision stands first, the longest waiting before the others; then the newest. */
export async function searchOrders(
  db: Db,
  { status, keyword, offset, limit }: OrderSearch,
): Promise<{ readonly rows: readonly StoredOrder[]; readonly total: number }> {
  const condition = and(status === null ? undefined : eq(orders.status, status), matches(keyword));
  const [counted] = await db.select({ total: count() }).from(orders).where(condition);
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(condition)
    .orderBy(sql`${waitingSince} asc nulls last`, desc(orders.placedAt), desc(orders.id))
    .offset(offset)
    .limit(limit);
  const ids = found.map((row) => row.id);
  const rows = ids.length === 0 ? [] : await readOrders(db, inArray(orders.id, ids));
  return { rows: inOrderOf(ids, rows), total: counted?.total ?? 0 };
}

const waitingSince = sql`(
  select min(${paymentReports.reportedAt}) from ${paymentReports}
  where ${paymentReports.orderId} = ${orders.id} and ${paymentReports.decision} = 'waiting'
)`;

function matches(keyword: string): SQL | undefined {
  const words = keyword.trim();
  if (words === '') return undefined;
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(orders.number, pattern), ilike(orders.buyerName, pattern), ilike(orders.email, pattern));
}

const inOrderOf = (ids: readonly string[], rows: readonly StoredOrder[]): readonly StoredOrder[] =>
  ids.flatMap((id) => rows.find((row) => row.order.id === id) ?? []);

/** Reads whole orders in four statements, however many they are; the newest first. */
async function readOrders(db: Db, condition: SQL): Promise<readonly StoredOrder[]> {
  const rows = await db.select().from(orders).where(condition).orderBy(desc(orders.placedAt), desc(orders.id));
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position));
  const events = await db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.id));
  const reports = await readReports(db, ids);
  return rows.map((row) =>
    orderOf(row, {
      lines: lines.filter((line) => line.orderId === row.id),
      events: events.filter((event) => event.orderId === row.id),
      reports: reports.filter((report) => report.row.orderId === row.id),
    }),
  );
}

async function readReports(db: Db, orderIds: readonly string[]) {
  const rows = await db
    .select()
    .from(paymentReports)
    .where(inArray(paymentReports.orderId, [...orderIds]))
    .orderBy(asc(paymentReports.reportedAt), asc(paymentReports.id));
  if (rows.length === 0) return [];
  const slips = await db
    .select()
    .from(reportSlips)
    .where(
      inArray(
        reportSlips.reportId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(reportSlips.position));
  return rows.map((row) => ({
    row,
    slipNames: slips.filter((slip) => slip.reportId === row.id).map((slip) => slip.uploadName),
  }));
}
