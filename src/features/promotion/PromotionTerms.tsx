import type { Currency } from '../../domain/pricing/currency.ts';
import type { Promotion } from '../../domain/pricing/offer.ts';
import { promotionMessages } from '../../i18n/buying/promotion.ts';
import { formatPrice } from '../../i18n/format.ts';
import type { promotion as Words } from '../../i18n/th/buying/promotion.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Icon } from '../../ui/show/Icon.tsx';
import { useSiteSettings } from '../site/useSite.ts';

/** The rules of a promotion in plain words. */
export function PromotionTerms({ promotion }: { promotion: Promotion }) {
  const texts = useMessages(promotionMessages).terms;
  const { currency, couponExcludesPromotion } = useSiteSettings();
  const terms = [
    discountWords(promotion, currency, texts),
    texts.byItself,
    texts.one,
    ...(couponExcludesPromotion ? [texts.noCoupon] : []),
  ];
  return (
    <section className="stack stack-3" aria-labelledby="promotion-terms">
      <h2 id="promotion-terms">{texts.heading}</h2>
      <ul className="stack stack-2">
        {terms.map((term) => (
          <li className="row nowrap row-t" key={term}>
            <span className="tick">
              <Icon name="check" />
            </span>
            {term}
          </li>
        ))}
      </ul>
    </section>
  );
}

function discountWords({ scope, discount }: Promotion, currency: Currency, texts: typeof Words.terms): string {
  if (discount.kind === 'percent') {
    return scope.kind === 'perCourse'
      ? texts.percentEach(discount.percent)
      : texts.percentOf(discount.percent, scope.minimumCourses);
  }
  if (discount.amounts[currency] === 0) return texts.otherCurrency;
  const amount = formatPrice(discount.amounts[currency], currency);
  return scope.kind === 'perCourse' ? texts.amountEach(amount) : texts.amountOf(amount, scope.minimumCourses);
}
