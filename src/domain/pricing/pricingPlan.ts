import type { Duration } from '../learning/duration.ts';
import type { LocalText } from '../localText.ts';
import type { Currency, Prices } from './currency.ts';

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
export type PlanViewer = {
  /** A student who is signed in; a guest, and who bought without registering, is none. */
  readonly isMember: boolean;
  readonly ownedCourseIds: readonly string[];
};

/**
 * How a person stands with the course of the plans. `endless` has nothing to add: access without an end, or a seat at
 * these very dates.
 */
export type OwnAccess = 'none' | 'running' | 'endless' | 'ended';

export type ListedPlan = { readonly plan: PricingPlan; readonly disabled: 'membersOnly' | null };

/**
 * The plans of the picker in their order, with what disables one (specification 5, pricing plan display).
 * A plan without a price in baht, a hidden one and one that is not `default` are left out.
 */
export const listPlans = (plans: readonly PricingPlan[], viewer: PlanViewer): readonly ListedPlan[] =>
  listedOf('default', plans, viewer);

/**
 * The picker of somebody with an account: while access runs only what extends it; once it has ended that first, then
 * the others; nothing beside access without an end (decisions: plans and access).
 */
export function listOwnPlans(
  plans: readonly PricingPlan[],
  viewer: PlanViewer,
  access: OwnAccess,
): readonly ListedPlan[] {
  if (access === 'endless') return [];
  const renewals = access === 'none' ? [] : listedOf('renew', plans, viewer);
  return access === 'running' ? renewals : [...renewals, ...listPlans(plans, viewer)];
}

const listedOf = (pricingType: PricingType, plans: readonly PricingPlan[], viewer: PlanViewer): readonly ListedPlan[] =>
  plans
    .filter((plan) => plan.pricingType === pricingType && plan.prices.THB !== null && isOfferedTo(plan, viewer))
    .map((plan) => asListed(plan, viewer.isMember));

/** A plan of the picker, with what keeps this person from choosing it. */
export const asListed = (plan: PricingPlan, isMember: boolean): ListedPlan => ({
  plan,
  disabled: plan.membersOnly && !isMember ? 'membersOnly' : null,
});

/**
 * A hidden plan is offered to nobody, and one for owners of other courses only to members who own all of them. What is
 * not offered has no price for this person, either.
 */
export function isOfferedTo(plan: PricingPlan, viewer: PlanViewer): boolean {
  if (!plan.isShown) return false;
  if (plan.freeForOwnersOf === null) return true;
  return viewer.isMember && plan.freeForOwnersOf.every((id) => viewer.ownedCourseIds.includes(id));
}

/** The plan that is chosen before the person chooses: the default one, else the first that is enabled. */
export function initialPlan(listed: readonly ListedPlan[]): PricingPlan | null {
  const enabled = listed.filter((entry) => entry.disabled === null).map((entry) => entry.plan);
  return enabled.find((plan) => plan.isDefault) ?? enabled[0] ?? null;
}

/** Those that are sold in this currency. */
export const soldIn = (currency: Currency, listed: readonly ListedPlan[]): readonly ListedPlan[] =>
  listed.filter(({ plan }) => plan.prices[currency] !== null);

/** What the fees of an item start at, and the highest of them (minor units). */
export type FeeSpan = { readonly from: number; readonly to: number };

/**
 * The plans whose fees are told in one currency: what anybody may buy now; what an administrator gives for nothing where
 * there is nothing else, and what is closed to this person where even that is missing.
 */
export function toldPlans(listed: readonly ListedPlan[], currency: Currency): readonly ListedPlan[] {
  const sold = soldIn(currency, listed);
  const told = [isForAnybody, isEnabled].map((counts) => sold.filter(counts)).find((each) => each.length > 0);
  return told ?? sold;
}

/** What fees start at in one currency, and the highest; `null` where nothing is sold in it. */
export function feeSpan(listed: readonly ListedPlan[], currency: Currency): FeeSpan | null {
  const fees = toldPlans(listed, currency).flatMap(({ plan }) => plan.prices[currency] ?? []);
  return fees.length === 0 ? null : { from: Math.min(...fees), to: Math.max(...fees) };
}

const isEnabled = ({ disabled }: ListedPlan): boolean => disabled === null;
const isForAnybody = (entry: ListedPlan): boolean => isEnabled(entry) && !isGranted(entry.plan);

/** It costs nothing, and an administrator decides who gets it. */
const isGranted = ({ type, prices, needsApproval }: PricingPlan): boolean =>
  needsApproval && (type === 'free' || prices.THB === 0);

/** Minor units in the shop's currency, or `null` where the plan is not sold in it. */
export const planPrice = (plan: PricingPlan, currency: Currency): number | null => plan.prices[currency];
