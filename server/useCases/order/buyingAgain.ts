import type { OrderedCourse } from '../../../src/contract/cart/cart.ts';
import type { CartLine } from '../../../src/domain/cart/cart.ts';
import { noPurchases, refuseBuyingAgain } from '../../../src/domain/order/buyAgain.ts';
import type { PricingType } from '../../../src/domain/pricing/pricingPlan.ts';
import type { EpochMs } from '../../../src/domain/time.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { itemsForSale } from '../../store/catalogue/items.ts';
import { plansOfItems } from '../../store/catalogue/plans.ts';
import type { Db } from '../../store/database/connection.ts';
import type { StoredOrder } from '../../store/order/orders.ts';
import { coursesOfOrder, orderedItemIds, purchaseHistories } from '../../store/order/purchases.ts';

/** The courses that a person owns or has ordered, and which may be bought again. */
export async function orderedCoursesOf(db: Db, userId: string, now: EpochMs): Promise<readonly OrderedCourse[]> {
  const ids = await orderedItemIds(db, userId);
  const wanted = ids.map((itemId) => ({ itemId, pricingType: 'default' as const }));
  const refused = await refusedAgain(db, userId, wanted, now);
  return ids.map((courseId) => ({ courseId, mayBuyAgain: !refused.includes(courseId) }));
}

/** Courses that must stay out of a person's cart: owned or ordered, and not for sale again by that plan. */
export async function linesToLeaveOut(
  db: Db,
  userId: string,
  lines: readonly Pick<CartLine, 'itemId' | 'planId'>[],
  now: EpochMs,
): Promise<readonly string[]> {
  const ordered = await orderedItemIds(db, userId);
  const doubtful = lines.filter(({ itemId }) => ordered.includes(itemId));
  const plans = await plansOfItems(
    db,
    doubtful.map(({ itemId }) => itemId),
  );
  const wanted = doubtful.map(({ itemId, planId }) => ({
    itemId,
    pricingType: plans.find(({ id }) => id === planId)?.pricingType ?? 'default',
  }));
  return await refusedAgain(db, userId, wanted, now);
}

/**
 * The reason why a cancelled order cannot be revived: its buyer ordered a course of it again. The caller holds the
 * buyer's lock (`lockBuyerOf`).
 */
export async function refuseReviving(db: Db, { order, userId }: StoredOrder, now: EpochMs): Promise<Refusal | null> {
  const courses = await coursesOfOrder(db, order.id);
  const ids = courses.map(({ itemId }) => itemId);
  const histories = await purchaseHistories(db, userId, ids, now);
  const itemIds = courses.flatMap(({ itemId, type, pricingType, ...dates }) =>
    refuseBuyingAgain({ type, dates }, pricingType, histories.get(itemId) ?? noPurchases) === null ? [] : [itemId],
  );
  return itemIds.length === 0 ? null : refuse('COURSE_DUPLICATE', { itemIds });
}

type WantedAgain = { readonly itemId: string; readonly pricingType: PricingType };

/** A course that is not sold any more is refused as well. */
async function refusedAgain(
  db: Db,
  userId: string,
  wanted: readonly WantedAgain[],
  now: EpochMs,
): Promise<readonly string[]> {
  const ids = wanted.map(({ itemId }) => itemId);
  const courses = new Map((await itemsForSale(db, ids)).map((item) => [item.id, item]));
  const histories = await purchaseHistories(db, userId, ids, now);
  const isSold = ({ itemId, pricingType }: WantedAgain): boolean => {
    const course = courses.get(itemId);
    if (!course?.courseType) return false;
    const { courseType: type, schedule: dates } = course;
    return refuseBuyingAgain({ type, dates }, pricingType, histories.get(itemId) ?? noPurchases) === null;
  };
  return wanted.filter((one) => !isSold(one)).map(({ itemId }) => itemId);
}
