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

/** The viewer of the plans: role and owned courses. */
export type PlanViewer = {
  /** A signed-in student. A guest and a non-member are not. */
  readonly isMember: boolean;
  readonly ownedCourseIds: readonly string[];
};

/** The viewer's access to the course. `endless` cannot be extended: access without an end, or a seat at these dates. */
export type OwnAccess = 'none' | 'running' | 'endless' | 'ended';

export type ListedPlan = { readonly plan: PricingPlan; readonly disabled: 'membersOnly' | null };

/**
 * The plans of the picker in order, with the reason that disables one (specification 5). Plans without a baht price,
 * hidden ones and those that are not `default` are left out.
 */
export const listPlans = (plans: readonly PricingPlan[], viewer: PlanViewer): readonly ListedPlan[] =>
  listedOf('default', plans, viewer);

/**
 * The picker of a signed-in person: only renewals while access runs; renewals first, then the others, after its end;
 * nothing for endless access (decisions: plans and access).
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

/** A plan of the picker with the reason why this person cannot choose it. */
export const asListed = (plan: PricingPlan, isMember: boolean): ListedPlan => ({
  plan,
  disabled: plan.membersOnly && !isMember ? 'membersOnly' : null,
});

/**
 * Whether the plan is offered to this person: a hidden plan never is, and a plan for owners of other courses only to
 * members who own them all. Otherwise the person sees no price.
 */
export function isOfferedTo(plan: PricingPlan, viewer: PlanViewer): boolean {
  if (!plan.isShown) return false;
  if (plan.freeForOwnersOf === null) return true;
  return viewer.isMember && plan.freeForOwnersOf.every((id) => viewer.ownedCourseIds.includes(id));
}

/** The preselected plan: the default one, otherwise the first enabled one. */
export function initialPlan(listed: readonly ListedPlan[]): PricingPlan | null {
  const enabled = listed.filter((entry) => entry.disabled === null).map((entry) => entry.plan);
  return enabled.find((plan) => plan.isDefault) ?? enabled[0] ?? null;
}

/** The plans with a price in this currency. */
export const soldIn = (currency: Currency, listed: readonly ListedPlan[]): readonly ListedPlan[] =>
  listed.filter(({ plan }) => plan.prices[currency] !== null);

/**
 * The plans that may replace a line's own, which is among them while it is known: renewals for a renewal, otherwise those
 * of the picker.
 */
export function plansInstead(
  plans: readonly PricingPlan[],
  own: PricingPlan | null,
  viewer: PlanViewer,
  currency: Currency,
): readonly PricingPlan[] {
  const listed = listedOf(own?.pricingType === 'renew' ? 'renew' : 'default', plans, viewer);
  const open = soldIn(currency, listed)
    .filter(isEnabled)
    .map(({ plan }) => plan);
  return own === null || open.some(({ id }) => id === own.id) ? open : [own, ...open];
}

/** The lowest and highest fee of an item (minor units). */
export type FeeSpan = { readonly from: number; readonly to: number };

/**
 * The plans whose fees are shown in a currency: those that anybody may buy; otherwise free ones with approval;
 * otherwise those closed to this person.
 */
export function advertisedPlans(listed: readonly ListedPlan[], currency: Currency): readonly ListedPlan[] {
  const sold = soldIn(currency, listed);
  const told = [isForAnybody, isEnabled].map((counts) => sold.filter(counts)).find((each) => each.length > 0);
  return told ?? sold;
}

/** The lowest and highest fee in a currency; `null` if nothing is sold in it. */
export function feeSpan(listed: readonly ListedPlan[], currency: Currency): FeeSpan | null {
  const fees = advertisedPlans(listed, currency).flatMap(({ plan }) => plan.prices[currency] ?? []);
  return fees.length === 0 ? null : { from: Math.min(...fees), to: Math.max(...fees) };
}

const isEnabled = ({ disabled }: ListedPlan): boolean => disabled === null;
const isForAnybody = (entry: ListedPlan): boolean => isEnabled(entry) && !isGranted(entry.plan);

/** Free, with an administrator's approval. */
const isGranted = ({ type, prices, needsApproval }: PricingPlan): boolean =>
  needsApproval && (type === 'free' || prices.THB === 0);

/** The price in the shop's currency (minor units), or `null` if it is not sold in it. */
export const planPrice = (plan: PricingPlan, currency: Currency): number | null => plan.prices[currency];
