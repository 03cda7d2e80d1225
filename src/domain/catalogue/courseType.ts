import type { EpochMs } from '../time.ts';
import type { CourseType, Schedule } from './course.ts';

/**
 * What a kind of course means for those who buy it. What holds for all seven stands in no column: an order takes one of
 * what is limited, and a registration period closes the sale.
 */
export type CourseTypeRules = {
  /** Held on its dates, so that a buyer is there or misses it. The others are begun whenever it suits. */
  readonly isHeld: boolean;
  /** People meet in a room with an address. */
  readonly hasVenue: boolean;
  /** A limited number counts seats in a room or a live session; of the others it counts how many may sign up. */
  readonly holdsSeats: boolean;
  /** Lectures that open at once after approval (specification 4). */
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

/** Lectures can be watched at once after approval (specification 4). */
export const isWatchable = (type: CourseType): boolean => courseTypeRules[type].opensPlaylist;

/** A course that is held is bought again only for other dates; the others follow their access. */
export const isBoughtByDates = (type: CourseType): boolean => courseTypeRules[type].isHeld;

/** Whether a new buyer may register, and since or until when not. */
export type RegistrationState =
  | { readonly kind: 'open' }
  | { readonly kind: 'notYet' | 'closed'; readonly at: EpochMs };

/**
 * Whether a new buyer may register at this instant, both ends of the period included. What is held ends with its last
 * date, whatever the period says; `type` is `null` for a product.
 */
export function registrationState(type: CourseType | null, schedule: Schedule, now: EpochMs): RegistrationState {
  const { registrationOpensAt: opensAt, registrationClosesAt: closesAt } = schedule;
  if (opensAt !== null && now < opensAt) return { kind: 'notYet', at: opensAt };
  const heldUntil = type !== null && courseTypeRules[type].isHeld ? (schedule.endsAt ?? schedule.startsAt) : null;
  const last = Math.min(closesAt ?? Number.POSITIVE_INFINITY, heldUntil ?? Number.POSITIVE_INFINITY);
  return now > last ? { kind: 'closed', at: last } : { kind: 'open' };
}
