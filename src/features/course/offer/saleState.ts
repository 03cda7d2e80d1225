import type { CourseDetail } from '../../../domain/catalogue/course.ts';
import { isWatchable } from '../../../domain/catalogue/courseType.ts';
import { mayBuy, type Person } from '../../../domain/people/identity.ts';
import type { Currency } from '../../../domain/pricing/currency.ts';
import { asListed, initialPlan, type ListedPlan, listPlans, soldIn } from '../../../domain/pricing/pricingPlan.ts';
import { isSaleClosed, timeOfSale } from '../../../domain/pricing/saleEnd.ts';
import type { EpochMs } from '../../../domain/time.ts';
import type { CourseStanding } from '../courseStanding.ts';

/** The offer of a course to a person. The first state that applies is shown. */
export type SaleState =
  | { readonly kind: 'study' }
  | { readonly kind: 'ordered' | 'rejected' | 'owned'; readonly orderToken: string | null }
  | { readonly kind: 'staff' | 'locked' | 'soldOut' | 'membersOnly' | 'noPlans' | 'noPrice' }
  | { readonly kind: 'notYet' | 'closed'; readonly at: EpochMs }
  | { readonly kind: 'open' };

/** `currency` is the shop's. */
type SaleContext = { readonly now: EpochMs; readonly currency: Currency };

/** Whether the picker is on the page. Plans for members are shown to guests too (specification 5). */
export const arePlansShown = ({ kind }: SaleState): boolean =>
  kind === 'open' || kind === 'study' || kind === 'membersOnly';

/** A paid course that nobody can register for now: it opens later, is over, or is full. */
export const isOutOfTime = ({ kind }: SaleState): boolean =>
  kind === 'notYet' || kind === 'closed' || kind === 'soldOut' || kind === 'locked';

type Looker = { readonly person: Person | null; readonly standing: CourseStanding | null };

/** The page's estimate; the server decides when ordering. */
export function saleState(
  course: CourseDetail,
  looker: Looker,
  listed: readonly ListedPlan[],
  { now, currency }: SaleContext,
): SaleState {
  return (
    stateOfBuyer(course, looker.standing) ??
    refusalOf(course, looker.person, listed, { now, currency }) ?? { kind: 'open' }
  );
}

function stateOfBuyer(course: CourseDetail, standing: CourseStanding | null): SaleState | null {
  if (standing === null) return null;
  if (standing.isWaiting)
    return { kind: standing.isRejected ? 'rejected' : 'ordered', orderToken: standing.orderToken };
  if (!standing.hasAccess) return null;
  const canBeWatched = course.courseType !== null && isWatchable(course.courseType);
  return canBeWatched ? { kind: 'study' } : { kind: 'owned', orderToken: standing.orderToken };
}

function refusalOf(
  course: CourseDetail,
  person: Person | null,
  listed: readonly ListedPlan[],
  { now, currency }: SaleContext,
): SaleState | null {
  if (person !== null && !mayBuy(person.role)) return { kind: 'staff' };
  if (course.isLocked) return { kind: 'locked' };
  const time = timeOfSale(course, now);
  if (time.kind !== 'open') return time;
  if (course.seatsLeft !== null && course.seatsLeft <= 0) return { kind: 'soldOut' };
  if (initialPlan(soldIn(currency, listed)) !== null) return null;
  if (initialPlan(listed) !== null) return { kind: 'noPrice' };
  return { kind: listed.some(({ disabled }) => disabled === 'membersOnly') ? 'membersOnly' : 'noPlans' };
}

/**
 * The plans of the picker: the server's plans for this person, until then the public ones. Extensions of an access are
 * sold alone, so none is listed once the sale is closed.
 */
export function plansFor(course: CourseDetail, { person, standing }: Looker, now: EpochMs): readonly ListedPlan[] {
  if (standing?.hasAccess && isSaleClosed(course, now)) return [];
  const isMember = person?.role === 'student';
  if (standing !== null) return standing.ownPlans.map((plan) => asListed(plan, isMember));
  return listPlans(course.plans, { isMember, ownedCourseIds: [] });
}
