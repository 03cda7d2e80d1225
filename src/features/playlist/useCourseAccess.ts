import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AccessCountdown } from '../../contract/learning/progress.ts';
import { accessByStatement, type StatementUse } from '../../domain/learning/accessStatement.ts';
import { type AccessState, accessUntil, mayWatch } from '../../domain/learning/accessTime.ts';
import type { WatchedInterval } from '../../domain/learning/progress.ts';
import { useNow } from '../../ui/page/useNow.ts';
import { useOwnCourses } from '../learning/useOwnCourses.ts';
import { skewOf } from './accessClock.ts';
import { useDeviceProgress } from './deviceProgress.ts';
import { countdownQuery } from './playlistQueries.ts';
import { useIsForged } from './useIsForged.ts';
import { useSeenTimes } from './useSeenTimes.ts';

const lookEveryMs = 5_000;

/**
 * A person's access to a course. `none`: previews only. `ended`: expired, offline by the device's clock. `state`:
 * `null` if the server has not told how much is left.
 */
export type CourseAccess =
  | { readonly kind: 'none' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'open'; readonly state: AccessState | null };

/** Combines the server's statement with the clock and the playback since. `hasAccess` comes from the playlist. */
export function useCourseAccess(learnerId: string | null, courseId: string, hasAccess: boolean): CourseAccess {
  const now = useNow(lookEveryMs);
  const enabled = learnerId !== null && hasAccess;
  const countdown = useQuery({ ...countdownQuery(learnerId ?? '', courseId), enabled });
  const log = useDeviceProgress(enabled ? learnerId : null).byCourse[courseId];
  const hadIt = useOwnCourses(learnerId !== null && !hasAccess ? learnerId : null).data?.some(
    (course) => course.courseId === courseId,
  );

  const { data, dataUpdatedAt } = countdown;
  const skew = skewOf(data, dataUpdatedAt);
  const answeredAt = data === undefined ? 0 : dataUpdatedAt + skew;
  const { seen, earliest } = useSeenTimes(enabled ? learnerId : null, courseId, answeredAt, now + skew);
  const isForged = useIsForged(enabled ? (data?.signed ?? null) : null, countdown.refetch);
  return useMemo(() => {
    if (!hasAccess) return hadIt ? { kind: 'ended' } : { kind: 'none' };
    if (!data) return { kind: 'open', state: null };
    if (isForged) return { kind: 'ended' };
    const playedSinceMs = playedSince(log ?? [], earliest) * 1_000;
    const state = stateOf(data, { courseId, userId: learnerId ?? '', seen, now: seen, playedSinceMs });
    return mayWatch(state) ? { kind: 'open', state } : { kind: 'ended' };
  }, [hasAccess, hadIt, data, log, seen, earliest, isForged, courseId, learnerId]);
}

/** The access state of a signed statement, or of the answer if it has none. `null`: it is about something else. */
function stateOf({ signed, endsAt, allowanceMs, watchedMs }: AccessCountdown, use: StatementUse): AccessState | null {
  if (signed !== null) return accessByStatement(signed.statement, use);
  const leftToWatch = allowanceMs === null ? null : allowanceMs - watchedMs - use.playedSinceMs;
  return accessUntil(endsAt, leftToWatch, use.seen);
}

/** A stretch that began before `since` counts with the part that may lie after it. */
const playedSince = (log: readonly WatchedInterval[], since: number): number =>
  log.reduce(
    (sum, { from, to, recordedAt }) => sum + Math.max(0, Math.min(to - from, (recordedAt - since) / 1_000)),
    0,
  );
