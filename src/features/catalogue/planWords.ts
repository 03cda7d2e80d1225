import type { Duration } from '../../domain/learning/duration.ts';
import type { PricingPlan } from '../../domain/pricing/pricingPlan.ts';
import type { coursePartsMessages } from '../../i18n/catalogue/courseParts.ts';

type Words = (typeof coursePartsMessages)['th']['plans'];
type Term = (term: Duration) => string;

/** The access of a plan in words. `isWatched` is false for a seat at fixed dates, which has no access term. */
export function accessWords(plan: PricingPlan, texts: Words, term: Term, isWatched: boolean): string {
  if (!isWatched) return texts.seat;
  const isMore = plan.pricingType === 'renew';
  if (plan.type === 'actual' && plan.term !== null) {
    const say = isMore ? texts.renewsActual : texts.actual;
    return say(term(plan.term), plan.extension === null ? null : term(plan.extension));
  }
  if (plan.type === 'oneTime') return texts.open;
  if (plan.term === null) return texts.noEnd;
  return isMore ? texts.renews(term(plan.term)) : texts.access(term(plan.term));
}

/** Below it a price compares with nothing. */
const leastPerYear = 100;

/** Price of a year (minor units) where a plan runs for several, to compare. */
export function pricePerYear(plan: PricingPlan, price: number): number | null {
  const { term } = plan;
  if (plan.type !== 'period' || term === null || term.unit !== 'year' || term.amount < 2) return null;
  const perYear = Math.round(price / term.amount);
  return perYear < leastPerYear ? null : perYear;
}
