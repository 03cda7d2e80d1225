import type { CourseDetail } from '../../domain/course.ts';
import { courseMessages } from '../../i18n/course.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { AddToCart, OfferActions, OfferReason } from './OfferActions.tsx';
import { OfferFacts } from './OfferFacts.tsx';
import { OfferPrice } from './OfferPrice.tsx';
import type { CourseOffer } from './useCourseOffer.ts';

/** The panel beside the page on wide screens; it stays in sight. */
export function PriceCard({ course, offer }: { course: CourseDetail; offer: CourseOffer }) {
  const texts = useMessages(courseMessages).offer;
  return (
    <aside className="stick d-only" aria-label={texts.label}>
      <div className="leaf stack offer">
        <OfferPrice course={course} offer={offer} large />
        <OfferReason state={offer.state} />
        <div className="stack stack-3">
          <OfferActions course={course} offer={offer} />
          <AddToCart course={course} offer={offer} />
        </div>
        <hr />
        <OfferFacts course={course} plan={offer.plan} />
      </div>
    </aside>
  );
}
