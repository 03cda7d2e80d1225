import type { CourseType, Schedule } from '../catalogue/course.ts';
import { isBoughtByDates } from '../catalogue/courseType.ts';
import type { AccessState } from '../learning/accessTime.ts';
import type { OwnAccess, PricingType } from '../pricing/pricingPlan.ts';
import type { EpochMs } from '../time.ts';
import { blocksBuying, type OrderStatus } from './orderStatus.ts';

type CourseDates = Pick<Schedule, 'startsAt' | 'endsAt'>;

/** What a buyer already did about one course. A guest has done nothing. */
export type PurchaseHistory = {
  readonly orderStatuses: readonly OrderStatus[];
  /** Access over all approved orders; `null` where none ever gave any. */
  readonly access: AccessState | null;
  /** The dates for which the approved orders were bought. */
  readonly ownedDates: readonly CourseDates[];
};

export const noPurchases: PurchaseHistory = { orderStatuses: [], access: null, ownedDates: [] };

type BuyAgainRefusal =
  | { readonly code: 'COURSE_DUPLICATE' | 'ALREADY_OWNED' }
  /** `endsAt` is `null` where only the watching is counted. */
  | { readonly code: 'TIME_LEFT'; readonly endsAt: EpochMs | null };

/**
 * Why a course cannot be bought again (decisions: plans and access). An order that still waits blocks every course.
 * Watchable ones: while access runs only a renewal, later a renewal or a default plan, and never what has no end.
 * The others: only for other dates.
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

/** How a buyer stands with a course: by the access to what is watched, else by a seat at these very dates. */
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
