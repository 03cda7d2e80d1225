import * as z from 'zod/mini';
import type { OrderStatus } from '../../domain/order/orderStatus.ts';
import type { PricingPlan } from '../../domain/pricing/pricingPlan.ts';
import { defineCall } from '../call.ts';
import { dataOf, flagCodec, idSchema } from '../primitives.ts';
import { pricingPlanCodec } from './pricingPlan.ts';

/** What of a course depends on the person who looks: own order, its state, own plans. */
export const courseViewer = defineCall({
  name: 'courseViewer',
  method: 'GET',
  path: '/public/courses/{id}/viewer',
  scope: 'public',
  origin: 'addition',
  summary: "The caller's own standing with a course: running order, access, and plans of one's own.",
  params: z.object({ id: idSchema }),
  response: dataOf(
    z.codec(
      z.object({
        orderCourseId: z.nullable(z.string()),
        statusOrder: z.nullable(z.string()),
        order_token: z.nullable(z.string()),
        has_access: flagCodec,
        priceDetailByUserId: z.array(pricingPlanCodec),
      }),
      z.custom<CourseViewer>(),
      {
        decode: (w) => ({
          orderId: w.orderCourseId,
          orderStatus: w.statusOrder as CourseViewer['orderStatus'],
          orderToken: w.order_token,
          hasAccess: w.has_access,
          ownPlans: w.priceDetailByUserId,
        }),
        encode: (v) => ({
          orderCourseId: v.orderId,
          statusOrder: v.orderStatus,
          order_token: v.orderToken,
          has_access: v.hasAccess,
          priceDetailByUserId: [...v.ownPlans],
        }),
      },
    ),
  ),
});

/**
 * The viewer's own order of a course and its status, and the plans they may choose from (`listOwnPlans`); all empty for a
 * guest, who chooses from those of the course's own answer.
 */
export type CourseViewer = {
  readonly orderId: string | null;
  readonly orderStatus: OrderStatus | null;
  readonly orderToken: string | null;
  readonly hasAccess: boolean;
  readonly ownPlans: readonly PricingPlan[];
};
