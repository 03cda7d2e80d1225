import * as z from 'zod/mini';
import { type OrderStatus, orderStatuses } from '../../domain/order/orderStatus.ts';
import type { PricingPlan } from '../../domain/pricing/pricingPlan.ts';
import { defineCall } from '../call.ts';
import { field, object } from '../field.ts';
import { dataOf, flag, list } from '../primitives.ts';
import { pricingPlanCodec } from './pricingPlan.ts';

/** The viewer's part of a course: own order, its state, own plans. */
export const courseViewer = defineCall('courseViewer', 'GET /public/courses/{id}/viewer', 'public', {
  summary: "The caller's own standing with a course: running order, access, and plans of one's own.",
  response: dataOf(
    object<CourseViewer>({
      orderId: field('orderCourseId', z.nullable(z.string())),
      orderStatus: field('statusOrder', z.nullable(z.enum(orderStatuses))),
      orderToken: field('order_token', z.nullable(z.string())),
      hasAccess: field('has_access', flag),
      ownPlans: field('priceDetailByUserId', list(pricingPlanCodec)),
    }),
  ),
});

/**
 * The viewer's order of a course with its status, and their plans (`listOwnPlans`); all empty for a guest, who uses the
 * public plans.
 */
export type CourseViewer = {
  readonly orderId: string | null;
  readonly orderStatus: OrderStatus | null;
  readonly orderToken: string | null;
  readonly hasAccess: boolean;
  readonly ownPlans: readonly PricingPlan[];
};
