import type { CourseDetail } from '../../../domain/catalogue/course.ts';
import { textIn } from '../../../domain/localText.ts';
import { feeSpan, planPrice } from '../../../domain/pricing/pricingPlan.ts';
import { courseMessages } from '../../../i18n/catalogue/course.ts';
import { listingMessages } from '../../../i18n/catalogue/listing.ts';
import { formatPrice } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Price } from '../../../ui/show/Price.tsx';
import { useSiteSettings } from '../../site/useSite.ts';
import type { CourseOffer } from './useCourseOffer.ts';

/** A longer price in large letters would overflow the narrow card. */
const largeLetters = 9;

/**
 * The price of the plan that is bought, chosen or default. The lowest price stands small under it until a plan is
 * chosen. Without a plan the price of lists. `quiet`: the price only, beside a reason.
 */
export function OfferPrice({
  course,
  offer,
  large = false,
  quiet = false,
}: {
  course: CourseDetail;
  offer: CourseOffer;
  large?: boolean;
  quiet?: boolean;
}) {
  const texts = useMessages(courseMessages).offer;
  const { from: lowest, fromFree } = useMessages(listingMessages);
  const { currency } = useSiteSettings();
  const { language } = useLanguage();
  const { plan, listed, isOwnChoice } = offer;
  const isOwned = offer.state.kind === 'study' || offer.state.kind === 'owned';
  if (isOwned && plan === null) return null;
  const price = plan === null ? course.fromPrices[currency] : planPrice(plan, currency);
  if (price === null) return null;
  const { from, to } = feeSpan(listed, currency) ?? { from: price, to: price };
  const label = plan !== null && (isOwnChoice || from < price) ? texts.chosen(textIn(plan.name, language)) : null;
  const isLarge = large && formatPrice(price, currency).length <= largeLetters;
  return (
    <div>
      <p className={quiet ? 'vh' : large ? 'sm mut' : 'xs mut'}>{label ?? (price < to ? texts.from : texts.fee)}</p>
      <p>
        <Price minor={price} currency={currency} large={isLarge} />
      </p>
      {from < price && !isOwnChoice && (
        <p className="xs mut num">{from === 0 ? fromFree : `${lowest} ${formatPrice(from, currency)}`}</p>
      )}
    </div>
  );
}
