import type { Currency } from '../../../domain/pricing/currency.ts';
import { type CouponDraft, type PromotionDraft, refuseTerms } from '../../../domain/pricing/shopOffer.ts';

/** The number of courses that an offer needs in the cart. */
export const neededOf = ({ scope }: Pick<CouponDraft, 'scope'>): number =>
  scope.kind === 'perCourse' ? 1 : scope.minimumCourses || 1;

/** Whether the discount and its courses can be tried. Name, code and times do not count. */
export function isTriable(draft: CouponDraft | PromotionDraft, currency: Currency): boolean {
  return Object.values(refuseTerms({ ...draft, startsAt: null, endsAt: null }, currency)).every(
    (problem) => problem === null,
  );
}
