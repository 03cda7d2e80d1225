import type { Promotion } from '../../../domain/pricing/offer.ts';
import { offersMessages } from '../../../i18n/buying/offers.ts';
import { formatPrice } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useSiteSettings } from '../../site/useSite.ts';

/** The courses that a promotion still lacks, and its discount then, in numbers. */
export function useLackWords(): (promotion: Promotion, toGo: number) => string {
  const texts = useMessages(offersMessages);
  const { currency } = useSiteSettings();
  return ({ discount, scope }, toGo) => {
    const off =
      discount.kind === 'percent'
        ? texts.offPercent(discount.percent)
        : formatPrice(discount.amounts[currency], currency);
    return texts.lack(toGo, scope.kind === 'perCourse' ? texts.offEach(off) : off);
  };
}
