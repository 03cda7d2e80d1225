import { type CourseDetail, isWatchable, registrationState } from '../../domain/course.ts';
import { mayBuy, type Person } from '../../domain/identity.ts';
import { initialPlan, type ListedPlan, listPlans, type PricingPlan } from '../../domain/pricingPlan.ts';
import type { EpochMs } from '../../domain/time.ts';
import type { CourseStanding } from './courseStanding.ts';

/** What a person can do with a course now. The first that holds is told. */
export type SaleState =
  | { readonly kind: 'study' }
  | { readonly kind: 'ordered' | 'owned'; readonly orderToken: string | null }
  | { readonly kind: 'staff' | 'locked' | 'soldOut' | 'noPlans' }
  | { readonly kind: 'notYet' | 'closed'; readonly at: EpochMs }
  | { readonly kind: 'open' };

type Looker = { readonly person: Person | null; readonly standing: CourseStanding | null };

/** The server decides when ordering; this is what the page says beforehand. */
export function saleState(
  course: CourseDetail,
  looker: Looker,
  listed: readonly ListedPlan[],
  now: EpochMs,
): SaleState {
  return stateOfBuyer(course, looker.standing) ?? refusalOf(course, looker.person, listed, now) ?? { kind: 'open' };
}

function stateOfBuyer(course: CourseDetail, standing: CourseStanding | null): SaleState | null {
  if (standing === null) return null;
  if (standing.isWaiting) return { kind: 'ordered', orderToken: standing.orderToken };
  if (!standing.hasAccess) return null;
  const canBeWatched = course.courseType !== null && isWatchable(course.courseType);
  return canBeWatched ? { kind: 'study' } : { kind: 'owned', orderToken: standing.orderToken };
}

function refusalOf(
  course: CourseDetail,
  person: Person | null,
  listed: readonly ListedPlan[],
  now: EpochMs,
): SaleState | null {
  if (person !== null && !mayBuy(person.role)) return { kind: 'staff' };
  if (course.isLocked) return { kind: 'locked' };
  const { registrationOpensAt, registrationClosesAt } = course.schedule;
  const registration = registrationState(course.schedule, now);
  if (registration === 'notYet') return { kind: 'notYet', at: registrationOpensAt ?? now };
  if (registration === 'closed') return { kind: 'closed', at: registrationClosesAt ?? now };
  if (course.seatsLeft !== null && course.seatsLeft <= 0) return { kind: 'soldOut' };
  return initialPlan(listed) === null ? { kind: 'noPlans' } : null;
}

/**
 * The plans of the picker for this person. A plan for owners of other courses is listed when the server named it; once
 * access has ended, the ways to renew it stand first.
 */
export function plansFor(course: CourseDetail, { person, standing }: Looker): readonly ListedPlan[] {
  const isSignedIn = person !== null;
  const own = (standing?.ownPlans ?? []).filter((plan) => plan.pricingType === 'default');
  const common = listPlans(course.plans, { isSignedIn, ownedCourseIds: [] });
  const added = own.filter((plan) => !common.some((entry) => entry.plan.id === plan.id));
  return [...(standing?.hadAccess ? renewals(course.plans) : []), ...common, ...added.map(enabled)];
}

const renewals = (plans: readonly PricingPlan[]): readonly ListedPlan[] =>
  plans.filter((plan) => plan.pricingType === 'renew' && plan.isShown && plan.prices.THB !== null).map(enabled);

const enabled = (plan: PricingPlan): ListedPlan => ({ plan, disabled: null });
