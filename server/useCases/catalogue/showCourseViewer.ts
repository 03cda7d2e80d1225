import type { CourseViewer } from '../../../src/contract/catalogue/courseViewer.ts';
import { noPurchases, ownAccessTo } from '../../../src/domain/order/buyAgain.ts';
import { listOwnPlans } from '../../../src/domain/pricing/pricingPlan.ts';
import type { Caller } from '../../base/caller.ts';
import { itemsForSale } from '../../store/catalogue/items.ts';
import { plansOfItems } from '../../store/catalogue/plans.ts';
import type { Db } from '../../store/database/connection.ts';
import { latestOrderOf, ownedCourseIds, purchaseHistories } from '../../store/order/purchases.ts';
import { mayEnterCourse } from './groupRight.ts';

const nobodys: CourseViewer = { orderId: null, orderStatus: null, orderToken: null, hasAccess: false, ownPlans: [] };

/** The caller's relation to a course and the plans they may choose. A guest has none. */
export async function showCourseViewer(db: Db, courseId: string, caller: Caller, now: number): Promise<CourseViewer> {
  if (caller.kind !== 'person') return nobodys;
  const [course] = await itemsForSale(db, [courseId]);
  const order = await latestOrderOf(db, caller.userId, courseId);
  const history = (await purchaseHistories(db, caller.userId, [courseId], now)).get(courseId) ?? noPurchases;
  const access = course?.courseType
    ? ownAccessTo({ type: course.courseType, dates: course.schedule }, history)
    : 'none';
  const viewer = { isMember: caller.role === 'student', ownedCourseIds: await ownedCourseIds(db, caller.userId) };
  const plans = (await mayEnterCourse(db, courseId, caller)) ? await plansOfItems(db, [courseId]) : [];
  return {
    orderId: order?.id ?? null,
    orderStatus: order?.status ?? null,
    orderToken: order?.token ?? null,
    hasAccess: access === 'running' || access === 'endless',
    ownPlans: listOwnPlans(plans, viewer, access).map(({ plan }) => plan),
  };
}
