import type { CourseDetail } from '../../domain/course.ts';
import { textIn } from '../../domain/localText.ts';
import { planPrice } from '../../domain/pricingPlan.ts';
import { courseMessages } from '../../i18n/course.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Price } from '../../ui/Price.tsx';
import { useSiteSettings } from '../site/useSite.ts';
import type { CourseOffer } from './useCourseOffer.ts';

/** The starting fee, or the price of the plan that the person chose. */
export function OfferPrice({ course, offer, large }: { course: CourseDetail; offer: CourseOffer; large: boolean }) {
  const texts = useMessages(courseMessages).offer;
  const { currency } = useSiteSettings();
  const { language } = useLanguage();
  const price = offer.plan === null ? course.fromPrices[currency] : planPrice(offer.plan, currency);
  if (price === null) return null;
  const label = offer.plan !== null && offer.isOwnChoice ? texts.chosen(textIn(offer.plan.name, language)) : texts.from;
  return (
    <div>
      <p className={large ? 'sm mut' : 'xs mut'}>{label}</p>
      <p>
        <Price minor={price} currency={currency} large={large} />
      </p>
    </div>
  );
}
