import { useMemo } from 'react';
import type { CourseDetail } from '../../domain/catalogue/course.ts';
import { type PricingPlan, planPrice } from '../../domain/pricing/pricingPlan.ts';
import { useSiteSettings } from '../site/useSite.ts';
import type { Candidate } from './candidate.ts';
import { useKnownCart } from './knownCart.ts';
import { listingOf } from './listingOf.ts';

/** The course with its chosen plan as a candidate for the cart, and whether it is there already. */
export function useCandidate(
  course: CourseDetail,
  plan: PricingPlan,
): { readonly candidate: Candidate; readonly isInCart: boolean } {
  const { currency } = useSiteSettings();
  const cart = useKnownCart();
  const candidate = useMemo(() => {
    const line = { itemId: course.id, kind: course.kind, planId: plan.id, quantity: 1, addedAt: 0 };
    // Personal plans are not part of the course's public answer.
    const plans = [...course.plans.filter(({ id }) => id !== plan.id), plan];
    return {
      line: { ...line, seenPrice: planPrice(plan, currency) },
      item: { listing: listingOf(course), plans, seenAt: Date.now() },
    };
  }, [course, plan, currency]);
  const isInCart = cart?.lines.some(({ itemId, planId }) => itemId === course.id && planId === plan.id) === true;
  return { candidate, isInCart };
}
