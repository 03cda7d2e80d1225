import type { ReactNode } from 'react';
import type { ShopCoupon, ShopPromotion } from '../../../domain/pricing/shopOffer.ts';
import { promotionMessages } from '../../../i18n/buying/promotion.ts';
import { shopOffersMessages } from '../../../i18n/buying/shopOffers.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Link } from '../../../ui/press/Link.tsx';
import { Tag, type Tone } from '../../../ui/show/Tag.tsx';
import { discountWords } from '../../promotion/discountWords.ts';
import { useSiteSettings } from '../../site/useSite.ts';
import { type OfferState, offerState } from './offerState.ts';

const tones: Readonly<Record<OfferState, Tone>> = {
  ...{ running: 'done', off: 'plain', later: 'info', over: 'plain', full: 'here' },
};

/** An offer in a list: its name leads to its form; discount, time and state beside it. */
export function OfferFacts({
  offer,
  name,
  to,
  now,
  children,
}: {
  offer: ShopCoupon | ShopPromotion;
  name: ReactNode;
  to: string;
  now: number;
  children?: ReactNode;
}) {
  const { state: words, courses } = useMessages(shopOffersMessages);
  const { terms } = useMessages(promotionMessages);
  const { currency } = useSiteSettings();
  const format = useFormat();
  const state = offerState(offer, now);
  return (
    <div className="row sb">
      <div>
        <p>
          <Link className="link strong" to={to}>
            {name}
          </Link>
        </p>
        <p className="sm mut">
          {discountWords(offer, currency, terms)} · {courses.count(offer.courseIds.length)}
          {offer.endsAt !== null && ` · ${terms.until(format.dateTime(offer.endsAt))}`}
        </p>
        {children}
      </div>
      <Tag tone={tones[state]}>{words[state]}</Tag>
    </div>
  );
}
