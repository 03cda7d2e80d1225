import type { QueryClient } from '@tanstack/react-query';
import type { PricingPlan } from '../../domain/pricing/pricingPlan.ts';
import { applyCartChange, rememberCartItem } from '../cart/cartStore.ts';
import { persistedOrTold } from '../cart/persistedOrTold.ts';
import { type PlannedCourse, withAll } from './promotionCourses.ts';

/** Puts courses into the cart in one step; works without a network. `seenAt` is when their prices were read. False: none is in there, which was told. */
export const addAll = (
  client: QueryClient,
  courses: readonly PlannedCourse[],
  { plans, seenAt }: { readonly plans: readonly PricingPlan[]; readonly seenAt: number },
): Promise<boolean> =>
  persistedOrTold(async () => {
    for (const { course } of courses) {
      const item = { listing: course, plans: plans.filter(({ itemId }) => itemId === course.id), seenAt };
      await rememberCartItem(client, item);
    }
    const now = Date.now();
    await applyCartChange(client, (cart) => withAll(cart, courses, now));
  });
