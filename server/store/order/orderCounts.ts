import { count, sql } from 'drizzle-orm';
import type { OrderFilter } from '../../../src/domain/order/orderSearch.ts';
import type { OrderStatus } from '../../../src/domain/order/orderStatus.ts';
import type { PaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import { bangkokDayStart } from '../../../src/domain/time.ts';
import { cachedUntilChanged } from '../database/cachedUntilChanged.ts';
import { orders } from '../schema/orders.ts';

/** Orders of one day or total that agree in status and way to pay. */
export type OrderBucket = {
  /** The day of ordering in Bangkok since 1970-01-01, or the total in minor units. */
  readonly key: number;
  readonly status: OrderStatus;
  readonly method: PaymentMethod;
  readonly orders: number;
};

export type BucketKind = 'day' | 'total';

const keys = {
  day: sql<number>`(${orders.placedAt} at time zone 'UTC' + interval '7 hours')::date - date '1970-01-01'`,
  total: sql<number>`${orders.total}`,
} satisfies Record<BucketKind, unknown>;

/**
 * Numbers of orders, the lowest key first. They answer totals and find pages far behind, because counting and skipping
 * rows takes longer the more there are.
 */
export const orderBuckets = cachedUntilChanged(
  [orders],
  async (db, kind: BucketKind): Promise<readonly OrderBucket[]> => {
    const buckets = await db
      .select({
        key: keys[kind].mapWith(Number).as('key'),
        ...{ status: orders.status, method: orders.method, orders: count() },
      })
      .from(orders)
      .groupBy(sql`key`, orders.status, orders.method);
    return buckets.toSorted((one, other) => one.key - other.key);
  },
);

/** The buckets of a filter's orders; days are compared only where the keys are days. */
export function bucketsOf(
  buckets: readonly OrderBucket[],
  kind: BucketKind,
  { status, method, from, to }: Pick<OrderFilter, 'status' | 'method' | 'from' | 'to'>,
): readonly OrderBucket[] {
  const first = kind === 'day' && from !== null ? dayNumber(from) : Number.NEGATIVE_INFINITY;
  const last = kind === 'day' && to !== null ? dayNumber(to) : Number.POSITIVE_INFINITY;
  return buckets.filter(
    (bucket) =>
      bucket.key >= first &&
      bucket.key <= last &&
      (status === null || bucket.status === status) &&
      (method === null || bucket.method === method),
  );
}

export const sumOfBuckets = (buckets: readonly Pick<OrderBucket, 'orders'>[]): number =>
  buckets.reduce((sum, bucket) => sum + bucket.orders, 0);

/** The key of the row at an offset, and the number of rows with earlier keys; `null` behind the last row. */
export function keyAt(
  buckets: readonly Pick<OrderBucket, 'key' | 'orders'>[],
  offset: number,
  direction: 'rising' | 'falling',
): { readonly key: number; readonly before: number } | null {
  const inOrder = direction === 'rising' ? buckets : buckets.toReversed();
  let [passed, before] = [0, 0];
  let key: number | null = null;
  for (const bucket of inOrder) {
    if (bucket.key !== key) [key, before] = [bucket.key, passed];
    passed += bucket.orders;
    if (passed > offset) return { key: bucket.key, before };
  }
  return null;
}

const dayMs = 86_400_000;
const epochStart = bangkokDayStart('1970-01-01');
export const dayNumber = (day: string): number => (bangkokDayStart(day) - epochStart) / dayMs;
/** The day's first instant. */
export const dayNumberStart = (key: number): number => epochStart + key * dayMs;
/** The day of an instant in Bangkok. */
export const dayNumberOf = (instant: number): number => Math.floor((instant - epochStart) / dayMs);
