import type { CourseDetail } from '../../domain/course.ts';
import { courseMessages } from '../../i18n/course.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { OfferActions, useReason } from './OfferActions.tsx';
import { OfferPrice } from './OfferPrice.tsx';
import type { CourseOffer } from './useCourseOffer.ts';
import type { Register } from './useRegister.ts';

type Props = { course: CourseDetail; offer: CourseOffer; register: Register };

/** The bar at the foot of phones: the fee and the one next step. It stays while the page scrolls (layout three). */
export function OfferBar({ course, offer, register }: Props) {
  const texts = useMessages(courseMessages).offer;
  const reason = useReason(offer.state);
  const canBuy = offer.state.kind === 'open';
  return (
    <section className="sticky m-only" aria-label={texts.label}>
      <div className="wrap">
        {canBuy ? <OfferPrice course={course} offer={offer} large={false} /> : <p className="sm">{reason}</p>}
        <OfferActions courseId={course.id} state={offer.state} register={register} bar />
      </div>
    </section>
  );
}
