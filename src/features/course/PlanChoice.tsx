import type { CourseDetail } from '../../domain/course.ts';
import { AddToCart } from './AddToCart.tsx';
import { PlanPicker } from './PlanPicker.tsx';
import type { CourseOffer } from './useCourseOffer.ts';
import type { Register } from './useRegister.ts';

type Props = { course: CourseDetail; offer: CourseOffer; register: Register };

/** The plans to choose from, and on phones the way to collect first. */
export function PlanChoice({ course, offer, register }: Props) {
  return (
    <>
      <PlanPicker course={course} offer={offer} />
      <div className="m-only">
        <AddToCart offer={offer} register={register} />
      </div>
    </>
  );
}
