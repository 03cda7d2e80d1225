import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { CourseDetail } from '../../../domain/catalogue/course.ts';
import { initialPlan, type ListedPlan, type PricingPlan, soldIn } from '../../../domain/pricing/pricingPlan.ts';
import { turnsOfSale } from '../../../domain/pricing/saleEnd.ts';
import { shownNow } from '../../../platform/net/shownNow.ts';
import { useNowAt } from '../../../ui/page/useNowAt.ts';
import { useKnownCart } from '../../cart/knownCart.ts';
import { useKnownPerson } from '../../session/knownPerson.ts';
import { useSiteSettings } from '../../site/useSite.ts';
import { courseStandingQuery } from '../courseStanding.ts';
import { plansFor, type SaleState, saleState } from './saleState.ts';

/** The offer of the page to this person, and the chosen plan. */
export type CourseOffer = {
  readonly state: SaleState;
  readonly listed: readonly ListedPlan[];
  readonly plan: PricingPlan | null;
  /** False while the default plan is selected. A plan in the cart counts as chosen. */
  readonly isOwnChoice: boolean;
  readonly choose: (planId: string) => void;
};

/**
 * The offer of a course. A course in the cart shows the plan in the cart until another is chosen. The offer changes
 * with time while the page is open.
 */
export function useCourseOffer(course: CourseDetail): CourseOffer {
  const person = useKnownPerson();
  const { currency } = useSiteSettings();
  const asked = courseStandingQuery(course.id, person?.id ?? '');
  const standing = useQuery({ ...asked, enabled: person !== null }).data ?? null;
  const inCartId = useKnownCart()?.lines.find(({ itemId }) => itemId === course.id)?.planId;
  const [pickedId, choose] = useState<string | null>(null);
  const chosenId = pickedId ?? inCartId;
  const turnedAt = useNowAt(turnsOfSale(course));

  return useMemo(() => {
    const now = Math.max(turnedAt, shownNow());
    const looker = { person, standing: person === null ? null : standing };
    const listed = plansFor(course, looker, now);
    const sold = soldIn(currency, listed);
    const chosen = sold.find((entry) => entry.plan.id === chosenId && entry.disabled === null)?.plan;
    return {
      state: saleState(course, looker, listed, { now, currency }),
      listed,
      plan: chosen ?? initialPlan(sold),
      isOwnChoice: chosen !== undefined,
      choose,
    };
  }, [course, person, standing, chosenId, currency, turnedAt]);
}
