import type { CourseDetail } from '../../../domain/catalogue/course.ts';
import { CourseFacts } from '../CourseFacts.tsx';
import { AddToCart } from './AddToCart.tsx';
import { OfferActions, OfferReason } from './OfferActions.tsx';
import { OfferPrice } from './OfferPrice.tsx';
import type { CourseOffer } from './useCourseOffer.ts';
import type { Purchase } from './usePurchase.ts';

type Props = { course: CourseDetail; offer: CourseOffer; purchase: Purchase };

/** Price, next step and facts in one leaf, for wide screens. */
export function PriceCard({ course, offer, purchase }: Props) {
  return (
    <div className="leaf stack offer">
      <OfferPrice course={course} offer={offer} large />
      <OfferReason state={offer.state} />
      <div className="stack stack-3">
        <OfferActions course={course} state={offer.state} purchase={purchase} />
        <AddToCart offer={offer} purchase={purchase} />
      </div>
      {course.layout !== 'one' && (
        <>
          <hr />
          <CourseFacts course={course} plan={offer.plan} />
        </>
      )}
    </div>
  );
}
