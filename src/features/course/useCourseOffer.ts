import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { CourseDetail } from '../../domain/course.ts';
import { initialPlan, type ListedPlan, type PricingPlan } from '../../domain/pricingPlan.ts';
import { useKnownPerson } from '../session/knownPerson.ts';
import { courseStandingQuery } from './courseStanding.ts';
import { plansFor, type SaleState, saleState } from './saleState.ts';

/** What the page offers to the person who looks, and which plan they chose. */
export type CourseOffer = {
  readonly state: SaleState;
  readonly listed: readonly ListedPlan[];
  readonly plan: PricingPlan | null;
  /** False while the plan is still the one chosen for them. */
  readonly isOwnChoice: boolean;
  readonly choose: (planId: string) => void;
};

export function useCourseOffer(course: CourseDetail): CourseOffer {
  const person = useKnownPerson();
  const asked = courseStandingQuery(course.id, person?.id ?? '');
  const standing = useQuery({ ...asked, enabled: person !== null }).data ?? null;
  const [chosenId, choose] = useState<string | null>(null);

  return useMemo(() => {
    const looker = { person, standing: person === null ? null : standing };
    const listed = plansFor(course, looker);
    const chosen = listed.find((entry) => entry.plan.id === chosenId && entry.disabled === null)?.plan;
    return {
      state: saleState(course, looker, listed, Date.now()),
      listed,
      plan: chosen ?? initialPlan(listed),
      isOwnChoice: chosen !== undefined,
      choose,
    };
  }, [course, person, standing, chosenId]);
}
