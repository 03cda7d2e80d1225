import { and, desc, eq, inArray } from 'drizzle-orm';
import type { OrderedItem } from '../../../src/domain/cart/cartUnion.ts';
import { accessOfOrders } from '../../../src/domain/learning/accessOfOrders.ts';
import { noPurchases, type PurchaseHistory } from '../../../src/domain/order/buyAgain.ts';
import { holdsCourse, orderStatuses } from '../../../src/domain/order/orderStatus.ts';
import type { Db } from '../database/connection.ts';
import { type CourseGrant, grantsOf } from '../learning/access.ts';
import { intervalsIn, playedTimes } from '../learning/progress.ts';
import { items } from '../schema/catalogue.ts';
import { couponUses } from '../schema/offers.ts';
import { orderLines, orders } from '../schema/orders.ts';

/** A person's history with each of these items: orders, running access, and bought dates. `known`: all their grants. */
export async function purchaseHistories(
  db: Db,
  userId: string,
  itemIds: readonly string[],
  now: number,
  known?: readonly CourseGrant[],
): Promise<ReadonlyMap<string, PurchaseHistory>> {
  if (itemIds.length === 0) return new Map();
  const bought = await db
    .select({
      itemId: orderLines.itemId,
      status: orders.status,
      startsAt: orderLines.startsAt,
      endsAt: orderLines.endsAt,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.userId, userId), inArray(orderLines.itemId, [...itemIds])));
  const grants = known ?? (await grantsOf(db, userId));
  if (bought.length === 0 && grants.length === 0) return new Map();
  const log = await intervalsIn(db, userId, itemIds);
  return new Map(
    itemIds.map((itemId) => {
      const lines = bought.filter((line) => line.itemId === itemId);
      const own = grants.filter((grant) => grant.itemId === itemId);
      if (lines.length === 0 && own.length === 0) return [itemId, noPurchases];
      return [
        itemId,
        {
          orderStatuses: lines.map((line) => line.status),
          access: accessOfOrders(own, playedTimes(log.filter(({ courseId }) => courseId === itemId)), now),
          ownedDates: lines
            .filter((line) => line.status === 'approved')
            .map(({ startsAt, endsAt }) => ({ startsAt, endsAt })),
        },
      ];
    }),
  );
}

/** Courses that a person owns, owned until their access ended, or has ordered and not cancelled. */
export async function orderedItemIds(db: Db, userId: string): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ itemId: orderLines.itemId, status: orders.status })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.userId, userId), eq(orderLines.kind, 'course')))
    .orderBy(orderLines.itemId);
  return [...new Set(rows.filter(({ status }) => holdsCourse(status)).map(({ itemId }) => itemId))];
}

/** A person's newest uncancelled order with this item, or `null`. */
export async function latestOrderOf(db: Db, userId: string, itemId: string) {
  const [row] = await db
    .select({ id: orders.id, status: orders.status, token: orders.token })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orderLines.itemId, itemId),
        inArray(orders.status, orderStatuses.filter(holdsCourse)),
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(1);
  return row ?? null;
}

/** The courses of an order with their plans and dates. */
export async function coursesOfOrder(db: Db, orderId: string) {
  const { itemId, pricingType, startsAt, endsAt } = orderLines;
  const rows = await db
    .select({ itemId, pricingType, startsAt, endsAt, type: items.courseType })
    .from(orderLines)
    .innerJoin(items, eq(items.id, orderLines.itemId))
    .where(eq(orderLines.orderId, orderId));
  return rows.flatMap(({ type, ...line }) => (type === null ? [] : { ...line, type }));
}

/** Courses that a person owns by approved orders or by hand. */
export const ownedCourseIds = async (db: Db, userId: string): Promise<readonly string[]> =>
  ownedIdsOf(await grantsOf(db, userId));

/** The courses that are owned by all grants of a person. */
export const ownedIdsOf = (grants: readonly CourseGrant[]): readonly string[] => [
  ...new Set(grants.filter(({ status }) => status === 'approved').map(({ itemId }) => itemId)),
];

/** A person's orders of these items with quantities, whatever became of them. */
export async function orderedOf(db: Db, userId: string, itemIds: readonly string[]): Promise<readonly OrderedItem[]> {
  if (itemIds.length === 0) return [];
  const rows = await db
    .select({
      itemId: orderLines.itemId,
      quantity: orderLines.quantity,
      orderId: orders.id,
      placedAt: orders.placedAt,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.userId, userId), inArray(orderLines.itemId, [...itemIds])));
  if (rows.length === 0) return [];
  const orderIds = rows.map(({ orderId }) => orderId);
  const uses = await db
    .select({ orderId: couponUses.orderId, couponId: couponUses.couponId })
    .from(couponUses)
    .where(inArray(couponUses.orderId, orderIds));
  return rows.map(({ orderId, ...ordered }) => {
    const couponIds = uses.filter((use) => use.orderId === orderId).map(({ couponId }) => couponId);
    return { ...ordered, couponIds };
  });
}
