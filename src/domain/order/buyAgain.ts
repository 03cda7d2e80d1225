import type { CourseType, Schedule } from '../catalogue/course.ts';
import { isBoughtByDates } from '../catalogue/courseType.ts';
import type { AccessState } from '../learning/accessTime.ts';
import type { OwnAccess, PricingType } from '../pricing/pricingPlan.ts';
import type { EpochMs } from '../time.ts';
import { blocksBuying, type OrderStatus } from './orderStatus.ts';

type CourseDates = Pick<Schedule, 'startsAt' | 'endsAt'>;

/** A buyer's history with one course. A guest has none. */
export type PurchaseHistory = {
  readonly orderStatuses: readonly OrderStatus[];
  /** Access over all approved orders; `null` without an approved order. */
  readonly access: AccessState | null;
  /** The dates for which the approved orders were bought. */
  readonly ownedDates: readonly CourseDates[];
};

export const noPurchases: PurchaseHistory = { orderStatuses: [], access: null, ownedDates: [] };

type BuyAgainRefusal =
  | { readonly code: 'COURSE_DUPLICATE' | 'ALREADY_OWNED' }
  /** `endsAt` is `null` if only watch time is counted. */
  | { readonly code: 'TIME_LEFT'; readonly endsAt: EpochMs | null };

/**
 * The reason why a course cannot be bought again (decisions: plans and access). A pending order blocks every course;
 * watchable courses allow renewals unless access is endless, others only other dates.
 */
export function refuseBuyingAgain(
  course: { readonly type: CourseType; readonly dates: CourseDates },
  pricingType: PricingType,
  history: PurchaseHistory,
): BuyAgainRefusal | null {
  if (history.orderStatuses.some(blocksBuying)) return { code: 'COURSE_DUPLICATE' };
  if (isBoughtByDates(course.type)) return ownsDates(course.dates, history) ? { code: 'ALREADY_OWNED' } : null;
  if (history.access === null) return null;
  if (history.access.kind === 'open' || pricingType === 'other') return { code: 'ALREADY_OWNED' };
  if (history.access.kind === 'ended' || pricingType === 'renew') return null;
  return { code: 'TIME_LEFT', endsAt: history.access.endsAt };
}

/** The buyer's access to a course: by watch access, otherwise by a seat at these dates. */
export function ownAccessTo(
  course: { readonly type: CourseType; readonly dates: CourseDates },
  history: PurchaseHistory,
): OwnAccess {
  if (isBoughtByDates(course.type)) return ownsDates(course.dates, history) ? 'endless' : 'none';
  if (history.access === null) return 'none';
  return history.access.kind === 'open' ? 'endless' : history.access.kind;
}

const ownsDates = (dates: CourseDates, history: PurchaseHistory): boolean =>
  history.ownedDates.some((owned) => owned.startsAt === dates.startsAt && owned.endsAt === dates.endsAt);
