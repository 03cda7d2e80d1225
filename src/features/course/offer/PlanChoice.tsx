import type { CourseDetail } from '../../../domain/catalogue/course.ts';
import { AddToCart } from './AddToCart.tsx';
import { OrderChoices } from './OrderChoices.tsx';
import { PlanPicker } from './PlanPicker.tsx';
import type { CourseOffer } from './useCourseOffer.ts';
import type { Purchase } from './usePurchase.ts';

type Props = { course: CourseDetail; offer: CourseOffer; purchase: Purchase };

/** The plans to choose from, what goes with an order of them, and the way to collect first where no card beside the page has it. */
export function PlanChoice({ course, offer, purchase }: Props) {
  const hasCard = course.layout === 'one' || course.layout === 'three';
  return (
    <div className="stack">
      <PlanPicker course={course} offer={offer} />
      <OrderChoices course={course} offer={offer} />
      <div className={hasCard ? 'm-only' : undefined}>
        <AddToCart offer={offer} purchase={purchase} />
      </div>
    </div>
  );
}
