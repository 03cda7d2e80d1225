import type { OfferFault } from '../domain/coupon.ts';
import type { Language } from '../domain/localText.ts';
import { couponMessages } from './coupon.ts';
import { failureMessages } from './failures.ts';

/** What the shop answers of an offer that does not count. */
export function offerFaultWords(fault: OfferFault, language: Language): string {
  const { refusals, problems, gone } = couponMessages[language];
  switch (fault) {
    case 'couponFull':
      return failureMessages[language].COUPON_NOT_AVAILABLE;
    case 'noSuchCode':
      return problems.notFound;
    case 'noSuchCoupon':
      return gone.coupon;
    case 'noSuchPromotion':
      return gone.promotion;
    default:
      return refusals[fault];
  }
}
