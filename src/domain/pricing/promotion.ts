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
 * A promotion as the shop shows it: what the shop says of it, line by line, until when it runs (`null`: no end), and the
 * courses of it that are sold, with their plans; of a course that not everybody can buy now there is no plan.
 */
export type ShownPromotion = Promotion & {
  readonly descriptions: readonly LocalText[];
  readonly endsAt: EpochMs | null;
  readonly courses: readonly Listing[];
  readonly plans: readonly PricingPlan[];
};

/** What decides about the promotion of a cart, beside its lines. */
export type PromotionUse = {
  readonly lines: readonly DiscountableLine[];
  readonly currency: Currency;
  /** Coupons that count. */
  readonly couponCount: number;
  readonly couponExcludesPromotion: boolean;
};

/** `passedOver` would count if no coupon did (`couponExcludesPromotion`). */
export type PromotionChoice = { readonly promotion: Promotion | null; readonly passedOver: Promotion | null };

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

/** From its last instant on it takes nothing off. */
export const hasEnded = ({ endsAt }: Pick<ShownPromotion, 'endsAt'>, now: EpochMs): boolean =>
  endsAt !== null && endsAt <= now;

/** The one promotion of a cart, chosen for the person: the best that runs. A coupon takes its place where they exclude each other. */
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
