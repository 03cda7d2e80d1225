import type { EpochMs } from '../time.ts';
import type { CourseType, Schedule } from './course.ts';

/**
 * The rules of a course type for buyers. Two rules hold for all seven and have no column: an order takes one of a
 * limited number, and a registration period closes the sale.
 */
export type CourseTypeRules = {
  /** Takes place on fixed dates. The others can start at any time. */
  readonly isHeld: boolean;
  /** People meet in a room with an address. */
  readonly hasVenue: boolean;
  /** The limit counts seats in a room or a live session; otherwise it counts registrations. */
  readonly holdsSeats: boolean;
  /** Lectures open right after approval (specification 4). */
  readonly opensPlaylist: boolean;
};

/** The one table of the seven kinds (specification 3 and 4; decisions: plans and access). */
export const courseTypeRules: Readonly<Record<CourseType, CourseTypeRules>> = {
  online: { isHeld: false, hasVenue: false, holdsSeats: false, opensPlaylist: true },
  flex: { isHeld: false, hasVenue: false, holdsSeats: false, opensPlaylist: true },
  inClass: { isHeld: true, hasVenue: true, holdsSeats: true, opensPlaylist: false },
  privateClassroom: { isHeld: true, hasVenue: true, holdsSeats: true, opensPlaylist: false },
  liveBroadcast: { isHeld: true, hasVenue: false, holdsSeats: true, opensPlaylist: false },
  liveRoom: { isHeld: true, hasVenue: false, holdsSeats: true, opensPlaylist: false },
  liveRoomStudentCamera: { isHeld: true, hasVenue: false, holdsSeats: true, opensPlaylist: false },
};

/** Whether lectures can be watched right after approval (specification 4). */
export const isWatchable = (type: CourseType): boolean => courseTypeRules[type].opensPlaylist;

/** Whether the course is bought again only for other dates; the others follow their access. */
export const isBoughtByDates = (type: CourseType): boolean => courseTypeRules[type].isHeld;

/** Whether a new buyer may register, and the time when that changes. */
export type RegistrationState =
  | { readonly kind: 'open' }
  | { readonly kind: 'notYet' | 'closed'; readonly at: EpochMs };

/**
 * Whether a new buyer may register now; both ends of the period are inclusive. A course with dates closes after its
 * last date in any case. `type` is `null` for a product.
 */
export function registrationState(type: CourseType | null, schedule: Schedule, now: EpochMs): RegistrationState {
  const { registrationOpensAt: opensAt, registrationClosesAt: closesAt } = schedule;
  if (opensAt !== null && now < opensAt) return { kind: 'notYet', at: opensAt };
  const heldUntil = type !== null && courseTypeRules[type].isHeld ? (schedule.endsAt ?? schedule.startsAt) : null;
  const last = Math.min(closesAt ?? Number.POSITIVE_INFINITY, heldUntil ?? Number.POSITIVE_INFINITY);
  return now > last ? { kind: 'closed', at: last } : { kind: 'open' };
}
