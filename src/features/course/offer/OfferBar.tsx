import type { CourseDetail } from '../../../domain/catalogue/course.ts';
import { courseMessages } from '../../../i18n/catalogue/course.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { OfferActions, OfferReason } from './OfferActions.tsx';
import { OfferPrice } from './OfferPrice.tsx';
import { isOutOfTime } from './saleState.ts';
import type { CourseOffer } from './useCourseOffer.ts';
import type { Purchase } from './usePurchase.ts';

export type OfferBarProps = {
  course: CourseDetail;
  offer: CourseOffer;
  purchase: Purchase;
  /** Out of sight and out of the way of the keyboard. */
  isAway?: boolean;
};

/**
 * The bar at the foot: the fee and the one next step. On phones, and everywhere in the default layout, which has no
 * column for it. It stays while the page scrolls, but for layout four (`HidingBar`).
 */
export function OfferBar({ course, offer, purchase, isAway = false }: OfferBarProps) {
  const texts = useMessages(courseMessages).offer;
  return (
    <section
      className={course.layout === 'default' ? 'sticky' : 'sticky m-only'}
      data-away={isAway || undefined}
      aria-label={texts.label}
    >
      <div className="wrap">
        {offer.state.kind === 'open' ? (
          <OfferPrice course={course} offer={offer} />
        ) : (
          <div>
            <p className="sm">
              <OfferReason state={offer.state} plain />
            </p>
            {isOutOfTime(offer.state) && <OfferPrice course={course} offer={offer} quiet />}
          </div>
        )}
        <OfferActions course={course} state={offer.state} purchase={purchase} bar />
      </div>
    </section>
  );
}
