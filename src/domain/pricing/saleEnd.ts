import type { CourseDetail } from '../catalogue/course.ts';
import { type RegistrationState, registrationState } from '../catalogue/courseType.ts';
import type { EpochMs } from '../time.ts';

/** Whether what is shown until an instant is over; that instant is not in it any more. `null` has no end. */
export const isShowingOver = (publishEndsAt: EpochMs | null, now: EpochMs): boolean =>
  publishEndsAt !== null && publishEndsAt <= now;

/** A sale ends with the showing, to the instant, also where what was shown is kept somewhere. */
export const isSaleClosed = (
  { isLocked, publishEndsAt }: Pick<CourseDetail, 'isLocked' | 'publishEndsAt'>,
  now: EpochMs,
): boolean => isLocked || isShowingOver(publishEndsAt, now);

/** Each instant with which the time of sale may turn; the end of a period is itself within it. */
export const turnsOfSale = ({
  schedule: { registrationOpensAt, registrationClosesAt, startsAt, endsAt },
  publishEndsAt,
}: Pick<CourseDetail, 'schedule' | 'publishEndsAt'>): readonly (EpochMs | null)[] => [
  ...[registrationOpensAt, registrationClosesAt, startsAt, endsAt, publishEndsAt],
];

/** Whether the time is one in which a new buyer may register: that of the registration, and none after the showing. */
export function timeOfSale(
  { courseType, schedule, publishEndsAt }: Pick<CourseDetail, 'courseType' | 'schedule' | 'publishEndsAt'>,
  now: EpochMs,
): RegistrationState {
  const registration = registrationState(courseType, schedule, now);
  if (registration.kind === 'closed' || publishEndsAt === null || !isShowingOver(publishEndsAt, now)) {
    return registration;
  }
  return { kind: 'closed', at: publishEndsAt };
}
