import type { Promotion } from '../../domain/pricing/offer.ts';
import { promotionMessages } from '../../i18n/buying/promotion.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Icon } from '../../ui/show/Icon.tsx';
import { useSiteSettings } from '../site/useSite.ts';
import { discountWords } from './discountWords.ts';

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
