import type { ItemKind } from '../catalogue/course.ts';
import type { Currency } from './currency.ts';
import { percentOf, prorate, sumMinor } from './money.ts';
import type { Discount, OfferScope } from './offer.ts';

/** The fields that coupons and promotions share. */
export type Offer = {
  readonly id: string;
  readonly courseIds: readonly string[];
  readonly scope: OfferScope;
  readonly discount: Discount;
};

/** A line before a discount; `left` (minor units) is the rest after earlier discounts. */
export type DiscountableLine = { readonly itemId: string; readonly kind: ItemKind; readonly left: number };

const isListed = (offer: Offer, line: DiscountableLine): boolean =>
  line.kind === 'course' && offer.courseIds.includes(line.itemId);

/** The number of listed courses in the cart. Products are never listed. */
export const countListedCourses = (offer: Offer, lines: readonly DiscountableLine[]): number =>
  new Set(lines.filter((line) => isListed(offer, line)).map((line) => line.itemId)).size;

/** Missing listed courses: P1 needs one, P2 its number; 0 if the cart has enough. */
export const coursesToGo = (offer: Offer, lines: readonly DiscountableLine[]): number => {
  const wanted = offer.scope.kind === 'courseCount' ? Math.max(offer.scope.minimumCourses, 1) : 1;
  return Math.max(wanted - countListedCourses(offer, lines), 0);
};

/** Whether the cart meets the offer's minimum. */
export const isEligible = (offer: Offer, lines: readonly DiscountableLine[]): boolean =>
  coursesToGo(offer, lines) === 0;

/**
 * The discount of each line (decisions: money, P1 and P2); zeros if the cart is not eligible. No part exceeds the rest
 * of its line.
 */
export function discountParts(offer: Offer, lines: readonly DiscountableLine[], currency: Currency): readonly number[] {
  if (!isEligible(offer, lines)) return lines.map(() => 0);
  const leftovers = lines.map((line) => (isListed(offer, line) ? line.left : 0));
  if (offer.scope.kind === 'perCourse') return leftovers.map((left) => takenFrom(left, offer.discount, currency));
  return prorate(takenFrom(sumMinor(leftovers), offer.discount, currency), leftovers);
}

/** The discount once the cart is eligible: the amount, or the percent of the listed lines that it has. */
export function promisedDiscount(offer: Offer, lines: readonly DiscountableLine[], currency: Currency): number {
  const listed = sumMinor(lines.map((line) => (isListed(offer, line) ? line.left : 0)));
  return offer.discount.kind === 'percent'
    ? percentOf(listed, offer.discount.percent)
    : offer.discount.amounts[currency];
}

const takenFrom = (left: number, discount: Discount, currency: Currency): number =>
  discount.kind === 'percent' ? percentOf(left, discount.percent) : Math.min(discount.amounts[currency], left);
