import type { Currency } from './currency.ts';
import { type DiscountableLine, discountParts, isEligible } from './discount.ts';
import { compareIds } from './idOrder.ts';
import { sumMinor } from './money.ts';
import type { Promotion } from './offer.ts';

type WorthOfPromotion = { readonly promotion: Promotion; readonly discount: number };

/** The promotions that this cart may use, the greatest discount first, ties by the smaller id. */
export const eligiblePromotions = (
  promotions: readonly Promotion[],
  lines: readonly DiscountableLine[],
  currency: Currency,
): readonly WorthOfPromotion[] =>
  promotions
    .filter((promotion) => isEligible(promotion, lines))
    .map((promotion) => ({ promotion, discount: sumMinor(discountParts(promotion, lines, currency)) }))
    .toSorted((a, b) => b.discount - a.discount || compareIds(a.promotion.id, b.promotion.id));

/** The one that is chosen before the person chooses; `null` where none takes anything off. */
export function bestPromotion(
  promotions: readonly Promotion[],
  lines: readonly DiscountableLine[],
  currency: Currency,
): Promotion | null {
  const best = eligiblePromotions(promotions, lines, currency)[0];
  return best && best.discount > 0 ? best.promotion : null;
}
