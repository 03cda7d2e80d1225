import type { Listing } from '../catalogue/course.ts';
import { compareIds } from '../idOrder.ts';
import type { LocalText } from '../localText.ts';
import type { EpochMs } from '../time.ts';
import type { Currency } from './currency.ts';
import { type DiscountableLine, discountParts, isEligible } from './discount.ts';
import { sumMinor } from './money.ts';
import type { Promotion } from './offer.ts';
import type { PricingPlan } from './pricingPlan.ts';

/**
 * A promotion as shown: its text, its end (`null`: none), and its courses on sale with their plans. A course that not
 * everybody can buy has no plan here.
 */
export type ShownPromotion = Promotion & {
  readonly descriptions: readonly LocalText[];
  readonly endsAt: EpochMs | null;
  readonly courses: readonly Listing[];
  readonly plans: readonly PricingPlan[];
};

/** The facts beside the lines that decide the promotion of a cart. */
export type PromotionUse = {
  readonly lines: readonly DiscountableLine[];
  readonly currency: Currency;
  /** Number of coupons that count. */
  readonly couponCount: number;
  readonly couponExcludesPromotion: boolean;
};

/** `passedOver` would count without a coupon (`couponExcludesPromotion`). */
export type PromotionChoice = { readonly promotion: Promotion | null; readonly passedOver: Promotion | null };

type WorthOfPromotion = { readonly promotion: Promotion; readonly discount: number };

/** The eligible promotions of a cart by greatest discount, ties by the smaller id. */
export const eligiblePromotions = (
  promotions: readonly Promotion[],
  lines: readonly DiscountableLine[],
  currency: Currency,
): readonly WorthOfPromotion[] =>
  promotions
    .filter((promotion) => isEligible(promotion, lines))
    .map((promotion) => ({ promotion, discount: sumMinor(discountParts(promotion, lines, currency)) }))
    .toSorted((a, b) => b.discount - a.discount || compareIds(a.promotion.id, b.promotion.id));

/** The preselected promotion; `null` if none discounts anything. */
export function bestPromotion(
  promotions: readonly Promotion[],
  lines: readonly DiscountableLine[],
  currency: Currency,
): Promotion | null {
  const best = eligiblePromotions(promotions, lines, currency)[0];
  return best && best.discount > 0 ? best.promotion : null;
}

/** Whether the promotion is over; it does not count at its end time. */
export const hasEnded = ({ endsAt }: Pick<ShownPromotion, 'endsAt'>, now: EpochMs): boolean =>
  endsAt !== null && endsAt <= now;

/** The automatic promotion of a cart: the best that runs. A coupon replaces it if they exclude each other. */
export function choosePromotion(
  promotions: readonly ShownPromotion[],
  use: PromotionUse,
  now: EpochMs,
): PromotionChoice {
  const running = promotions.filter((promotion) => !hasEnded(promotion, now));
  const best = bestPromotion(running, use.lines, use.currency);
  return use.couponExcludesPromotion && use.couponCount > 0
    ? { promotion: null, passedOver: best }
    : { promotion: best, passedOver: null };
}
