import type { CourseDetail } from '../catalogue/course.ts';
import { type RegistrationState, registrationState } from '../catalogue/courseType.ts';
import type { EpochMs } from '../time.ts';

/** Whether a publishing period is over; its end time is exclusive. `null` has no end. */
export const isShowingOver = (publishEndsAt: EpochMs | null, now: EpochMs): boolean =>
  publishEndsAt !== null && publishEndsAt <= now;

/** Whether the sale is closed: it ends with publishing, also in a cached copy. */
export const isSaleClosed = (
  { isLocked, publishEndsAt }: Pick<CourseDetail, 'isLocked' | 'publishEndsAt'>,
  now: EpochMs,
): boolean => isLocked || isShowingOver(publishEndsAt, now);

/** Every time at which the sale state may change; the end of a registration period is inclusive. */
export const turnsOfSale = ({
  schedule: { registrationOpensAt, registrationClosesAt, startsAt, endsAt },
  publishEndsAt,
}: Pick<CourseDetail, 'schedule' | 'publishEndsAt'>): readonly (EpochMs | null)[] => [
  ...[registrationOpensAt, registrationClosesAt, startsAt, endsAt, publishEndsAt],
];

/** Whether a new buyer may register at this time: within the registration period and before publishing ends. */
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
