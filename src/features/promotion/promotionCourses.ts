import type { OrderedCourse } from '../../contract/cart/cart.ts';
import { addToCart, type Cart, type CartLine } from '../../domain/cart/cart.ts';
import type { Listing } from '../../domain/catalogue/course.ts';
import type { Currency } from '../../domain/pricing/currency.ts';
import { initialPlan, listPlans, type PricingPlan, planPrice, soldIn } from '../../domain/pricing/pricingPlan.ts';
import type { ShownPromotion } from '../../domain/pricing/promotion.ts';
import type { QuoteLine } from '../../domain/pricing/quote.ts';

/** A course with the plan that it is bought with; `price` in minor units. */
export type PlannedCourse = { readonly course: Listing; readonly plan: PricingPlan; readonly price: number };

/** The courses of a promotion by what can be done with them. */
export type PromotionCourses = {
  readonly toAdd: readonly PlannedCourse[];
  readonly inCart: readonly PlannedCourse[];
  /** Owned, or in an order that runs, and not to be bought again. */
  readonly owned: readonly Listing[];
  /** Full, or without a plan for this person. The server lists locked and expired courses in the same way. */
  readonly closed: readonly Listing[];
};

type Looker = {
  readonly isMember: boolean;
  readonly ordered: readonly OrderedCourse[];
  readonly cartLines: readonly CartLine[];
  readonly currency: Currency;
};

/** Sorts a promotion's courses without duplicates. A course in the cart keeps its plan. */
export function sortCourses({ courses, plans }: ShownPromotion, looker: Looker): PromotionCourses {
  const sorted = courses.map((course) => placeOf(course, plans, looker));
  return {
    toAdd: sorted.flatMap((place) => (place.kind === 'toAdd' ? [place.planned] : [])),
    inCart: sorted.flatMap((place) => (place.kind === 'inCart' ? [place.planned] : [])),
    owned: sorted.flatMap((place) => (place.kind === 'owned' ? [place.course] : [])),
    closed: sorted.flatMap((place) => (place.kind === 'closed' ? [place.course] : [])),
  };
}

type Place =
  | { readonly kind: 'toAdd' | 'inCart'; readonly planned: PlannedCourse }
  | { readonly kind: 'owned' | 'closed'; readonly course: Listing };

function placeOf(course: Listing, plans: readonly PricingPlan[], looker: Looker): Place {
  const { isMember, ordered, cartLines, currency } = looker;
  if (ordered.some((one) => one.courseId === course.id && !one.mayBuyAgain)) return { kind: 'owned', course };
  const offered = plans.filter((plan) => plan.itemId === course.id);
  const line = cartLines.find(({ itemId }) => itemId === course.id);
  const chosen = offered.find(({ id }) => id === line?.planId);
  const viewer = { isMember, ownedCourseIds: ordered.map(({ courseId }) => courseId) };
  const plan = chosen ?? initialPlan(soldIn(currency, listPlans(offered, viewer)));
  const price = plan && planPrice(plan, currency);
  const isFull = course.seatsLeft !== null && course.seatsLeft <= 0;
  if (!plan || price === null || isFull) return { kind: 'closed', course };
  return { kind: line ? 'inCart' : 'toAdd', planned: { course, plan, price } };
}

/** The promotion's lines in the cart, if everything buyable were added. */
export const linesOf = ({ inCart, toAdd }: PromotionCourses): readonly QuoteLine[] =>
  [...inCart, ...toAdd].map(({ course, plan, price }) => ({
    ...{ itemId: course.id, kind: course.kind, planId: plan.id, quantity: 1, unitPrice: price },
  }));

/** The cart with these courses added. A course already in the cart keeps its plan. */
export const withAll = (cart: Cart, courses: readonly PlannedCourse[], now: number): Cart =>
  courses.reduce((filled, { course, plan, price }) => {
    if (filled.lines.some(({ itemId }) => itemId === course.id)) return filled;
    const line = { itemId: course.id, kind: course.kind, planId: plan.id, quantity: 1, seenPrice: price, addedAt: now };
    return addToCart(filled, line, now);
  }, cart);
