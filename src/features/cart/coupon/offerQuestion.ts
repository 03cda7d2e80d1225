import type { Currency } from '../../../domain/pricing/currency.ts';
import type { Coupon } from '../../../domain/pricing/offer.ts';
import { type OfferSwitch, offerSwitch } from '../../../domain/pricing/offerSwitch.ts';
import { countingCoupons } from '../cartCoupons.ts';
import type { CartView } from '../useCart.ts';

/** The question before one kind of offer replaces the other (specification 4). */
export type OfferQuestion = OfferSwitch & { readonly to: 'coupon' | 'promotion'; readonly currency: Currency };

type Figured = Pick<CartView, 'choice' | 'coupons' | 'quote' | 'figureWith'>;

/** The question before a coupon is added; `null` where it excludes no promotion. */
export function questionOfCoupon(
  { choice, coupons, quote, figureWith }: Figured,
  coupon: Coupon,
): OfferQuestion | null {
  if (choice.promotion === null) return null;
  const after = figureWith([...countingCoupons(coupons), coupon]);
  if (after.choice.promotion !== null) return null;
  return { to: 'coupon', currency: quote.currency, ...offerSwitch(quote, after.quote) };
}

/** The question before the promotion replaces the coupons; `null` where they exclude none. */
export function questionOfPromotion({ choice, quote, figureWith }: Figured): OfferQuestion | null {
  if (choice.passedOver === null) return null;
  return { to: 'promotion', currency: quote.currency, ...offerSwitch(quote, figureWith([]).quote) };
}
