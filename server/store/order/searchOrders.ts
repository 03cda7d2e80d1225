import { and, asc, desc, eq, exists, gte, ilike, isNotNull, lt, lte, min, notExists, or, type SQL } from 'drizzle-orm';
import { addDays } from '../../../src/domain/calendar.ts';
import type { WaitingRefund } from '../../../src/domain/order/orderPayment.ts';
import type { OrderFilter, OrderSort } from '../../../src/domain/order/orderSearch.ts';
import type { OrderStatus } from '../../../src/domain/order/orderStatus.ts';
import type { PaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import { plainEntry } from '../../../src/domain/plainEntry.ts';
import { bangkokDayStart } from '../../../src/domain/time.ts';
import { cachedUntilChanged } from '../database/cachedUntilChanged.ts';
import type { Db } from '../database/connection.ts';
import { orders } from '../schema/orders.ts';
import { paymentAttempts, paymentRefunds, paymentReports, reportSlips } from '../schema/payments.ts';
import {
  bucketsOf,
  dayNumberOf,
  dayNumberStart,
  keyAt,
  type OrderBucket,
  orderBuckets,
  sumOfBuckets,
} from './orderCounts.ts';
import { findOrders, type StoredOrder } from './orders.ts';
import { hasRefund } from './refunds.ts';
import { isInReview } from './reviews.ts';

type Part = { readonly offset: number; readonly limit: number };

/** One page of the orders of a search, and how many it finds. */
export async function searchOrders(
  db: Db,
  search: OrderFilter & Part,
): Promise<{ readonly rows: readonly StoredOrder[]; readonly total: number }> {
  return { rows: await findOrders(db, await foundOrderIds(db, search)), total: await countOrders(db, search) };
}

async function countOrders(db: Db, filter: OrderFilter): Promise<number> {
  const keyword = filter.keyword.trim();
  // Few orders wait, and an index finds them; the counts by day read every order after a change.
  const isOfFew = filter.status === 'pendingApproved' || filter.isUnderReview || filter.refund !== null;
  if (keyword === '' && !isOfFew) return sumOfBuckets(bucketsOf(await orderBuckets(db, 'day'), 'day', filter));
  const { status, isUnderReview, refund, method, from, to } = filter;
  return await countFound(
    db,
    status ?? '',
    Number(isUnderReview),
    refund ?? '',
    method ?? '',
    from ?? '',
    to ?? '',
    keyword,
  );
}

/** Cached for the further pages of a search. */
const countFound = cachedUntilChanged(
  [orders, paymentAttempts, paymentRefunds],
  (
    db,
    status: OrderStatus | '',
    isUnderReview: number,
    refund: WaitingRefund | '',
    method: PaymentMethod | '',
    from: string,
    to: string,
    keyword: string,
  ) =>
    db.$count(
      orders,
      conditionOf({
        ...{
          status: status || null,
          isUnderReview: isUnderReview === 1,
          refund: refund || null,
          method: method || null,
        },
        ...{ from: from || null, to: to || null, keyword, sort: 'queue' },
      }),
    ),
);

/**
 * Ids of the found orders. The queue has the longest waiting reports first, then the newest orders: two queries, so that
 * each uses an index.
 */
export async function foundOrderIds(db: Db, search: OrderFilter & Part): Promise<readonly string[]> {
  const { sort, offset, limit } = search;
  if (sort !== 'queue') return await sortedIds(db, search, sort);
  const waiting = await waitingOrders(db, conditionOf(search));
  const shown = waiting.slice(offset, offset + limit).map(({ id }) => id);
  const left = limit - shown.length;
  if (left === 0) return shown;
  const others = { ...search, offset: Math.max(0, offset - waiting.length), limit: left };
  return [...shown, ...(await sortedIds(db, others, 'newest', waiting))];
}

const conditionOf = ({ status, isUnderReview, refund, method, from, to, keyword }: OrderFilter): SQL | undefined =>
  and(
    status === null ? undefined : eq(orders.status, status),
    isUnderReview ? isInReview : undefined,
    refund === null ? undefined : hasRefund(refund),
    method === null ? undefined : eq(orders.method, method),
    from === null ? undefined : gte(orders.placedAt, bangkokDayStart(from)),
    to === null ? undefined : lt(orders.placedAt, bangkokDayStart(addDays(to, 1))),
    matches(keyword),
  );

type Sequence = Exclude<OrderSort, 'queue'>;

const sequences = {
  newest: [desc(orders.placedAt), desc(orders.id)],
  oldest: [asc(orders.placedAt), asc(orders.id)],
  dearest: [desc(orders.total), desc(orders.id)],
  cheapest: [asc(orders.total), asc(orders.id)],
} satisfies Record<Sequence, readonly SQL[]>;

type WaitingOrder = { readonly id: string; readonly placedAt: number };

/** A page of the found orders without those that wait. */
async function sortedIds(
  db: Db,
  search: OrderFilter & Part,
  sort: Sequence,
  waiting: readonly WaitingOrder[] = [],
): Promise<readonly string[]> {
  const start = await startOfPage(db, search, sort, waiting);
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(conditionOf(search), start.condition, waiting.length > 0 ? isWithoutReport(db) : undefined))
    .orderBy(...sequences[sort])
    .offset(search.offset - start.before)
    .limit(search.limit);
  return rows.map((row) => row.id);
}

/** Rows that the database skips by itself. */
const shortSkip = 200;

/** A condition that leaves out most rows before a page, and their number. */
async function startOfPage(
  db: Db,
  { offset, ...filter }: OrderFilter & Part,
  sort: Sequence,
  waiting: readonly WaitingOrder[],
): Promise<{ readonly condition: SQL | undefined; readonly before: number }> {
  const none = { condition: undefined, before: 0 };
  const kind = sort === 'newest' || sort === 'oldest' ? 'day' : 'total';
  const hasDays = filter.from !== null || filter.to !== null;
  const isUncounted = filter.keyword.trim() !== '' || filter.isUnderReview || filter.refund !== null;
  if (offset < shortSkip || isUncounted || (kind === 'total' && hasDays)) return none;
  const direction = sort === 'oldest' || sort === 'cheapest' ? 'rising' : 'falling';
  const buckets = withoutWaiting(bucketsOf(await orderBuckets(db, kind), kind, filter), waiting);
  const found = keyAt(buckets, offset, direction);
  if (found === null) return none;
  const conditions = {
    newest: lt(orders.placedAt, dayNumberStart(found.key + 1)),
    oldest: gte(orders.placedAt, dayNumberStart(found.key)),
    dearest: lte(orders.total, found.key),
    cheapest: gte(orders.total, found.key),
  } satisfies Record<Sequence, SQL>;
  return { condition: conditions[sort], before: found.before };
}

/** Numbers of orders of each day without those that wait. */
function withoutWaiting(
  buckets: readonly OrderBucket[],
  waiting: readonly WaitingOrder[],
): readonly Pick<OrderBucket, 'key' | 'orders'>[] {
  if (waiting.length === 0) return buckets;
  const left = new Map<number, number>();
  for (const { key, orders: some } of buckets) left.set(key, (left.get(key) ?? 0) + some);
  for (const { placedAt } of waiting) left.set(dayNumberOf(placedAt), (left.get(dayNumberOf(placedAt)) ?? 0) - 1);
  return [...left].map(([key, some]) => ({ key, orders: some }));
}

/** The found orders with a waiting report, the longest waiting first. */
async function waitingOrders(db: Db, condition: SQL | undefined): Promise<readonly WaitingOrder[]> {
  return await db
    .select({ id: orders.id, placedAt: orders.placedAt })
    .from(paymentReports)
    .innerJoin(orders, eq(orders.id, paymentReports.orderId))
    .where(and(eq(paymentReports.decision, 'waiting'), condition))
    .groupBy(orders.id)
    .orderBy(asc(min(paymentReports.reportedAt)), asc(orders.id));
}

const isWithoutReport = (db: Db): SQL =>
  notExists(
    db
      .select({ id: paymentReports.id })
      .from(paymentReports)
      .where(and(eq(paymentReports.orderId, orders.id), eq(paymentReports.decision, 'waiting'))),
  );

/** Orders with a waiting report of the right amount and a read slip, the longest waiting first. */
export async function exactCandidateIds(db: Db, { offset, limit }: Part): Promise<readonly string[]> {
  const readSlip = db
    .select({ id: reportSlips.reportId })
    .from(reportSlips)
    .where(and(eq(reportSlips.reportId, paymentReports.id), isNotNull(reportSlips.slipReference)));
  const rows = await db
    .select({ id: orders.id })
    .from(paymentReports)
    .innerJoin(orders, eq(orders.id, paymentReports.orderId))
    .where(
      and(
        eq(paymentReports.decision, 'waiting'),
        eq(orders.status, 'pendingApproved'),
        eq(paymentReports.amount, orders.total),
        exists(readSlip),
      ),
    )
    .orderBy(asc(paymentReports.reportedAt), asc(orders.id))
    .offset(offset)
    .limit(limit);
  return rows.map((row) => row.id);
}

function matches(keyword: string): SQL | undefined {
  const words = plainEntry(keyword);
  if (words === '') return undefined;
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(orders.number, pattern), ilike(orders.buyerName, pattern), ilike(orders.email, pattern));
}
