import type { CourseDetail } from '../../domain/course.ts';
import { courseMessages } from '../../i18n/course.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { OfferActions, useReason } from './OfferActions.tsx';
import { OfferPrice } from './OfferPrice.tsx';
import type { CourseOffer } from './useCourseOffer.ts';

/** The bar at the foot of phones: the fee and the one next step. It stays while the page scrolls (layout three). */
export function OfferBar({ course, offer }: { course: CourseDetail; offer: CourseOffer }) {
  const texts = useMessages(courseMessages).offer;
  const reason = useReason(offer.state);
  const canBuy = offer.state.kind === 'open';
  return (
    <section className="sticky m-only" aria-label={texts.label}>
      <div className="wrap">
        {canBuy ? <OfferPrice course={course} offer={offer} large={false} /> : <p className="sm">{reason}</p>}
        <OfferActions course={course} offer={offer} bar />
      </div>
    </section>
  );
}
