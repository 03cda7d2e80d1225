import { queryOptions } from '@tanstack/react-query';
import type { PricingPlan } from '../../domain/pricingPlan.ts';

/** How a person stands with a course. */
export type CourseStanding = {
  /** An order of theirs still waits for money or approval. */
  readonly isWaiting: boolean;
  readonly orderToken: string | null;
  readonly hasAccess: boolean;
  /** There was access, and it has ended. */
  readonly hadAccess: boolean;
  /** Plans that are for this person, as the server named them. */
  readonly ownPlans: readonly PricingPlan[];
};

/** Asked only for somebody who is signed in, so what asks comes only then. */
export const courseStandingQuery = (courseId: string, personId: string) =>
  queryOptions({
    queryKey: ['course', 'standing', courseId, personId],
    queryFn: async ({ signal }) => (await import('./readStanding.ts')).readStanding(courseId, signal),
    meta: { keep: 'private' },
  });
