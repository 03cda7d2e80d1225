import { lazy } from 'react';
import type { CourseDetail } from '../../domain/course.ts';
import type { PricingPlan } from '../../domain/pricingPlan.ts';
import { LaterPart } from './LaterPart.tsx';

const CourseFacts = lazy(async () => ({ default: (await import('./CourseFacts.tsx')).CourseFacts }));

/** The facts of a course, whose code comes after the first screen. */
export function OfferFacts({ course, plan }: { course: CourseDetail; plan: PricingPlan | null }) {
  return (
    <LaterPart height="6rem">
      <CourseFacts course={course} plan={plan} />
    </LaterPart>
  );
}
