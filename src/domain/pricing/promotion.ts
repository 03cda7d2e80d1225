import type { Listing } from '../catalogue/course.ts';
import { compareIds } from '../idOrder.ts';
import type { LocalText } from '../localText.ts';
import type { EpochMs } from '../time.ts';
import type { Currency } from './currency.ts';
import {
  countListedCourses,
  coursesToGo,
  type DiscountableLine,
  discountParts,
  isEligible,
  promisedDiscount,
} from './discount.ts';
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
  readonly wish?: PromotionWish | null;
};

/** The buyer's own choice of a promotion; `null` is none. It counts while the cart allows it. */
export type PromotionWish = { readonly promotionId: string | null };

/**
 * `passedOver` would count without a coupon (`couponExcludesPromotion`). `better` takes off more than the buyer's own
 * choice.
 */
export type PromotionChoice = {
  readonly promotion: Promotion | null;
  readonly passedOver: Promotion | null;
  readonly better: Promotion | null;
};

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

/** The promotion that counts: the wished one while the cart allows it, otherwise the best. */
export function promotionFor(
  promotions: readonly Promotion[],
  lines: readonly DiscountableLine[],
  currency: Currency,
  wish: PromotionWish | null,
): Promotion | null {
  if (wish?.promotionId === null) return null;
  const wished = promotions.filter(({ id }) => id === wish?.promotionId);
  return bestPromotion(wished, lines, currency) ?? bestPromotion(promotions, lines, currency);
}

/**
 * A promotion of which the cart has some courses and lacks `toGo`. `discount` is its amount, or its percent of the courses
 * that the cart has.
 */
export type NearPromotion<Offered extends Promotion = Promotion> = {
  readonly promotion: Offered;
  readonly toGo: number;
  readonly discount: number;
};

/** The promotions that a cart nearly meets: the nearest first, then the greatest discount, ties by the smaller id. */
export const nearPromotions = <Offered extends Promotion>(
  promotions: readonly Offered[],
  lines: readonly DiscountableLine[],
  currency: Currency,
): readonly NearPromotion<Offered>[] =>
  promotions
    .filter((promotion) => countListedCourses(promotion, lines) > 0 && !isEligible(promotion, lines))
    .map((promotion) => ({
      ...{ promotion, toGo: coursesToGo(promotion, lines) },
      discount: promisedDiscount(promotion, lines, currency),
    }))
    .toSorted((a, b) => a.toGo - b.toGo || b.discount - a.discount || compareIds(a.promotion.id, b.promotion.id));

/** Whether the promotion is over; it does not count at its end time. */
export const hasEnded = ({ endsAt }: Pick<ShownPromotion, 'endsAt'>, now: EpochMs): boolean =>
  endsAt !== null && endsAt <= now;

/** The promotion of a cart: the wished or the best one that runs. A coupon replaces it if they exclude each other. */
export function choosePromotion(
  promotions: readonly ShownPromotion[],
  use: PromotionUse,
  now: EpochMs,
): PromotionChoice {
  const running = promotions.filter((promotion) => !hasEnded(promotion, now));
  const best = bestPromotion(running, use.lines, use.currency);
  const counting = promotionFor(running, use.lines, use.currency, use.wish ?? null);
  const better = best?.id === counting?.id ? null : best;
  return use.couponExcludesPromotion && use.couponCount > 0
    ? { promotion: null, passedOver: counting, better }
    : { promotion: counting, passedOver: null, better };
}
