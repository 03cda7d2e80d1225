import type { CourseDetail } from '../../domain/catalogue/course.ts';
import type { PricingPlan } from '../../domain/pricing/pricingPlan.ts';
import { CourseFacts } from './CourseFacts.tsx';

/** The facts of a course in layout one's left column. */
export function SideFacts({ course, plan }: { course: CourseDetail; plan: PricingPlan | null }) {
  return (
    <div className="leaf stack stack-3 side-facts">
      <CourseFacts course={course} plan={plan} />
    </div>
  );
}
