import { queryOptions } from '@tanstack/react-query';
import type { PricingPlan } from '../../domain/pricing/pricingPlan.ts';
import { persisted } from '../../platform/store/persisted.ts';
import { courseKeys } from './courseKeys.ts';

/** A person's relation to a course. */
export type CourseStanding = {
  /** An order of theirs still waits for money or approval. */
  readonly isWaiting: boolean;
  /** The waiting order was rejected, and its payment can be reported again. */
  readonly isRejected: boolean;
  readonly orderToken: string | null;
  readonly hasAccess: boolean;
  /** Plans of this person in the order of the picker; while access runs, its extensions. */
  readonly ownPlans: readonly PricingPlan[];
};

/** Asked only for somebody who is signed in, so what asks comes only then. */
export const courseStandingQuery = (courseId: string, personId: string) =>
  queryOptions({
    queryKey: courseKeys.standing(courseId, personId),
    queryFn: async ({ signal }) => (await import('./readStanding.ts')).readStanding(courseId, signal),
    ...persisted.private,
  });
