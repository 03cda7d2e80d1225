import type { Language } from '../../domain/localText.ts';
import type { RefusalReason } from '../../domain/order/refusalReason.ts';
import { duplicateMessages, failureMessages, waitMessages } from '../app/failures.ts';
import { checkoutMessages } from './checkout.ts';
import { couponMessages } from './coupon.ts';

/** The server's answer about a refused offer, a duplicate, or a limit. */
export function offerFaultWords(fault: RefusalReason, language: Language): string {
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
    case 'twiceInCart':
    case 'openOrder':
      return duplicateMessages[language][fault];
    case 'ordersOfHour':
      return checkoutMessages[language].refusals.ordersOfHour;
    case 'signInTries':
    case 'busy':
      return waitMessages[language][fault];
    default:
      return refusals[fault];
  }
}
