import type { Currency, Prices } from './currency.ts';
import type { Duration } from './duration.ts';
import type { LocalText } from './localText.ts';

/** Period: until start + term. Actual: an allowance of watched time. One-time: no end. Free: as its term says. */
export type PlanType = 'period' | 'actual' | 'oneTime' | 'free';

/** Only `default` is listed in the picker (specification 3); `renew` extends running access. */
export type PricingType = 'default' | 'renew' | 'other';

/** A pricing plan of a course, or the single price of a product. */
export type PricingPlan = {
  readonly id: string;
  readonly itemId: string;
  readonly type: PlanType;
  readonly pricingType: PricingType;
  readonly name: LocalText;
  readonly term: Duration | null;
  /** For `actual`: the calendar window around the allowance (`term_2`). */
  readonly extension: Duration | null;
  readonly prices: Prices;
  readonly isShown: boolean;
  readonly isDefault: boolean;
  readonly needsApproval: boolean;
  readonly membersOnly: boolean;
  /** Only for students who own all of these courses (`free_for`). */
  readonly freeForOwnersOf: readonly string[] | null;
};

/** What the person who looks at the plans is and owns. */
export type PlanViewer = { readonly isSignedIn: boolean; readonly ownedCourseIds: readonly string[] };

export type ListedPlan = { readonly plan: PricingPlan; readonly disabled: 'membersOnly' | null };

/**
 * The plans of the picker in their order, with what disables one (specification 5, pricing plan display).
 * A plan without a price in the shop's currency, a hidden one and one that is not `default` are left out.
 */
export function listPlans(plans: readonly PricingPlan[], viewer: PlanViewer): readonly ListedPlan[] {
  return plans
    .filter((plan) => plan.pricingType === 'default' && plan.isShown && plan.prices.THB !== null)
    .filter((plan) => isOfferedTo(plan, viewer))
    .map((plan) => ({ plan, disabled: plan.membersOnly && !viewer.isSignedIn ? 'membersOnly' : null }));
}

/** A plan for owners of other courses is only for those who own all of them. */
export function isOfferedTo(plan: PricingPlan, viewer: PlanViewer): boolean {
  if (plan.freeForOwnersOf === null) return true;
  return viewer.isSignedIn && plan.freeForOwnersOf.every((id) => viewer.ownedCourseIds.includes(id));
}

/** The plan that is chosen before the person chooses: the default one, else the first that is enabled. */
export function initialPlan(listed: readonly ListedPlan[]): PricingPlan | null {
  const enabled = listed.filter((entry) => entry.disabled === null).map((entry) => entry.plan);
  return enabled.find((plan) => plan.isDefault) ?? enabled[0] ?? null;
}

/** Minor units in the shop's currency, or `null` where the plan is not sold in it. */
export const planPrice = (plan: PricingPlan, currency: Currency): number | null => plan.prices[currency];
