import { accessOfOrders, type PlayedTime } from '../../../src/domain/learning/accessOfOrders.ts';
import { type AccessState, watchAllowanceMs } from '../../../src/domain/learning/accessTime.ts';
import type { Db } from '../../store/database/connection.ts';
import { type CourseGrant, grantsOf } from '../../store/learning/access.ts';
import { intervalsIn, playedTimes } from '../../store/learning/progress.ts';

type CourseAccess = {
  /** `null`: no order ever granted any. */
  readonly state: AccessState | null;
  readonly grants: readonly CourseGrant[];
  /** Loaded only for an allowance. */
  readonly played: readonly PlayedTime[];
};

/** A person's access to a course over all approved orders, with the played time of an allowance. */
export async function accessTo(db: Db, userId: string, courseId: string, now: number): Promise<CourseAccess> {
  const grants = await grantsOf(db, userId, courseId);
  const isCounted = grants.some((grant) => watchAllowanceMs(grant) !== null);
  const played = isCounted ? playedTimes(await intervalsIn(db, userId, [courseId])) : [];
  return { grants, played, state: accessOfOrders(grants, played, now) };
}
