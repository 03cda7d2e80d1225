import type { ItemKind } from '../catalogue/course.ts';
import type { Duration, DurationUnit } from '../learning/duration.ts';
import { plainEntry } from '../plainEntry.ts';
import { neededText, noText, refuseText, type TextProblem, type TypedText, typedText } from '../typedText.ts';
import type { Currency } from './currency.ts';
import type { PlanType, PricingPlan, PricingType } from './pricingPlan.ts';
import { amountOf, isFaultyAmount, noAmounts, type TypedAmounts, typedAmounts } from './typedAmount.ts';

export const plansMaximum = 20;
export const planNameMaximum = 255;
export const ownedCoursesMaximum = 20;
/** In the longest unit it still ends within the calendar. */
const termMaximum = 99_999;
/** One satang below a thousand million. */
const priceMaximum = 99_999_999_999;

/** A term as typed; '' for none. */
export type TypedTerm = { readonly amount: string; readonly unit: DurationUnit };

/** A pricing plan as typed. */
export type TypedPlan = {
  readonly id: string;
  readonly type: PlanType;
  readonly pricingType: PricingType;
  readonly name: TypedText;
  readonly term: TypedTerm;
  readonly extension: TypedTerm;
  readonly prices: TypedAmounts;
  readonly isShown: boolean;
  readonly isDefault: boolean;
  readonly needsApproval: boolean;
  readonly membersOnly: boolean;
  /** Offered only to students who own all courses of the list. */
  readonly isForOwners: boolean;
  readonly ownedCourseIds: readonly string[];
};
export type TypedPlans = { readonly plans: readonly TypedPlan[] };
/** A plan as stored; the item is known. */
export type StoredPlan = Omit<PricingPlan, 'itemId'>;

export type PlanProblem =
  | TextProblem
  | 'plans.max'
  | 'plans.twice'
  | 'plans.required'
  | 'plans.onePrice'
  | 'plan.foreign'
  | 'plan.term.required'
  | 'plan.term.invalid'
  | 'plan.price.invalid'
  | 'plan.price.required'
  | 'plan.free.price'
  | 'plan.default.twice'
  | 'plan.owned.required'
  | 'plan.owned.itself'
  | 'plan.owned.unknown';

/** A new plan: paid once for endless access. A product has a single one. */
export const noPlan = (id: string, isDefault: boolean): TypedPlan => ({
  ...{ id, type: 'oneTime', pricingType: 'default', name: noText, prices: noAmounts },
  ...{ term: { amount: '', unit: 'year' }, extension: { amount: '', unit: 'month' } },
  ...{ isShown: true, isDefault, needsApproval: false, membersOnly: false, isForOwners: false, ownedCourseIds: [] },
});

export const typedPlans = (plans: readonly StoredPlan[]): TypedPlans => ({
  plans: plans.map(({ name, term, extension, prices, freeForOwnersOf, ...same }) => ({
    ...same,
    name: typedText(name),
    term: typedTerm(term, 'year'),
    extension: typedTerm(extension, 'month'),
    prices: typedAmounts(prices),
    isForOwners: freeForOwnersOf !== null,
    ownedCourseIds: freeForOwnersOf ?? [],
  })),
});

const typedTerm = (term: Duration | null, unit: DurationUnit): TypedTerm =>
  term === null ? { amount: '', unit } : { amount: String(term.amount), unit: term.unit };

/** The plans as stored, if nothing is refused. What a plan's type does not have is dropped; a free plan costs 0. */
export const storedPlans = ({ plans }: TypedPlans): readonly StoredPlan[] =>
  plans.map(({ isForOwners, ownedCourseIds, ...plan }) => ({
    ...plan,
    name: neededText(plan.name),
    term: plan.type === 'oneTime' ? null : termOf(plan.term),
    extension: plan.type === 'actual' ? termOf(plan.extension) : null,
    prices: plan.type === 'free' ? { THB: 0, USD: 0 } : pricesOf(plan.prices),
    freeForOwnersOf: isForOwners ? ownedCourseIds : null,
  }));

const pricesOf = ({ THB, USD }: TypedAmounts) => ({
  THB: amountOf(THB, priceMaximum),
  USD: amountOf(USD, priceMaximum),
});

/** The plan's item, whether buyers see it, and the shop's currency. */
export type PlansStanding = {
  readonly itemId: string;
  readonly kind: ItemKind;
  readonly isPublished: boolean;
  readonly currency: Currency;
};

/** Problems by `plans` or `plans.<number>.<field>`. */
export function refusePlans({ plans }: TypedPlans, standing: PlansStanding): Record<string, PlanProblem> {
  if (plans.length > plansMaximum) return { plans: 'plans.max' };
  if (new Set(plans.map(({ id }) => id)).size < plans.length) return { plans: 'plans.twice' };
  if (standing.kind === 'product' && plans.length > 1) return { plans: 'plans.onePrice' };
  if (standing.isPublished && !plans.some((plan) => isSold(plan, standing))) return { plans: 'plans.required' };
  const firstDefault = plans.findIndex(({ isDefault }) => isDefault);
  return Object.assign(
    {},
    ...plans.map((plan, at) => ({
      ...refusePlan(plan, `plans.${at}`, standing),
      ...(plan.isDefault && at !== firstDefault ? { [`plans.${at}.isDefault`]: 'plan.default.twice' } : {}),
    })),
  );
}

/** Whether a new buyer can choose the plan: shown, in the picker, with a price in the shop's currency. */
const isSold = (
  { isShown, pricingType, type, prices }: TypedPlan,
  { currency }: Pick<PlansStanding, 'currency'>,
): boolean =>
  isShown && pricingType === 'default' && (type === 'free' || amountOf(prices[currency], priceMaximum) !== null);

function refusePlan(plan: TypedPlan, field: string, standing: PlansStanding): Record<string, PlanProblem> {
  const { type, prices } = plan;
  const needsTerm = type === 'period' || type === 'actual';
  const hasTerm = plan.term.amount.trim() !== '';
  return {
    ...refuseText(`${field}.name`, plan.name, { maximum: planNameMaximum, isRequired: true }),
    ...(needsTerm && !hasTerm ? { [`${field}.term.amount`]: 'plan.term.required' as const } : {}),
    ...(type !== 'oneTime' && hasTerm && termOf(plan.term) === null
      ? { [`${field}.term.amount`]: 'plan.term.invalid' as const }
      : {}),
    ...(type === 'actual' && plan.extension.amount.trim() !== '' && termOf(plan.extension) === null
      ? { [`${field}.extension.amount`]: 'plan.term.invalid' as const }
      : {}),
    ...(type === 'free' ? refuseFreePrices(prices, field) : refusePrices(prices, field, standing)),
    ...refuseOwned(plan, field, standing.itemId),
  };
}

function refusePrices(
  prices: TypedAmounts,
  field: string,
  { kind, currency }: PlansStanding,
): Record<string, PlanProblem> {
  return {
    ...(kind === 'product' && prices[currency].trim() === ''
      ? { [`${field}.prices.${currency}`]: 'plan.price.required' as const }
      : {}),
    ...(isFaultyAmount(prices.THB, priceMaximum) ? { [`${field}.prices.THB`]: 'plan.price.invalid' as const } : {}),
    ...(isFaultyAmount(prices.USD, priceMaximum) ? { [`${field}.prices.USD`]: 'plan.price.invalid' as const } : {}),
  };
}

const refuseFreePrices = ({ THB, USD }: TypedAmounts, field: string): Record<string, PlanProblem> => ({
  ...(isNothing(THB) ? {} : { [`${field}.prices.THB`]: 'plan.free.price' as const }),
  ...(isNothing(USD) ? {} : { [`${field}.prices.USD`]: 'plan.free.price' as const }),
});

const isNothing = (typed: string): boolean => typed.trim() === '' || amountOf(typed, priceMaximum) === 0;

function refuseOwned(plan: TypedPlan, field: string, itemId: string): Record<string, PlanProblem> {
  if (!plan.isForOwners) return {};
  if (plan.ownedCourseIds.length === 0) return { [`${field}.ownedCourseIds`]: 'plan.owned.required' };
  return plan.ownedCourseIds.includes(itemId) ? { [`${field}.ownedCourseIds`]: 'plan.owned.itself' } : {};
}

/** A positive whole number of a unit, or `null`. */
function termOf({ amount, unit }: TypedTerm): Duration | null {
  const text = plainEntry(amount);
  const read = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return read >= 1 && read <= termMaximum ? { amount: read, unit } : null;
}
