import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type AccessState, accessUntil, mayWatch } from '../../domain/accessTime.ts';
import type { WatchedInterval } from '../../domain/progress.ts';
import { useNow } from '../../ui/useNow.ts';
import { useOwnCourses } from '../learning/useOwnCourses.ts';
import { countdownQuery, deviceLogQuery } from './playlistQueries.ts';
import { useLatestSeen } from './useLatestSeen.ts';

const lookEveryMs = 5_000;

/**
 * What a person may watch of a course. `none`: only previews; `ended`: they had access, and it is over, also by this
 * device's own clock without a network. `state` is `null` where the server has not said how much is left.
 */
export type CourseAccess =
  | { readonly kind: 'none' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'open'; readonly state: AccessState | null };

/** Joins the server's word with the clock and with what was played since. `hasAccess` is the playlist's. */
export function useCourseAccess(learnerId: string | null, courseId: string, hasAccess: boolean): CourseAccess {
  const now = useNow(lookEveryMs);
  const enabled = learnerId !== null && hasAccess;
  const countdown = useQuery({ ...countdownQuery(learnerId ?? '', courseId), enabled });
  const log = useQuery({ ...deviceLogQuery(learnerId ?? '', courseId), enabled }).data;
  const hadIt = useOwnCourses(learnerId !== null && !hasAccess ? learnerId : null).data?.some(
    (course) => course.courseId === courseId,
  );

  const { data, dataUpdatedAt } = countdown;
  const { seen, earliest } = useLatestSeen(enabled ? learnerId : null, courseId, dataUpdatedAt, now);
  return useMemo(() => {
    if (!hasAccess) return hadIt ? { kind: 'ended' } : { kind: 'none' };
    if (!data) return { kind: 'open', state: null };
    const playedMs = playedSince(log ?? [], earliest) * 1_000;
    const leftToWatch = data.allowanceMs === null ? null : data.allowanceMs - data.watchedMs - playedMs;
    const state = accessUntil(data.endsAt, leftToWatch, seen);
    return mayWatch(state) ? { kind: 'open', state } : { kind: 'ended' };
  }, [hasAccess, hadIt, data, log, seen, earliest]);
}

/** A stretch that began before `since` counts with what of it can have been played after. */
const playedSince = (log: readonly WatchedInterval[], since: number): number =>
  log.reduce(
    (sum, { from, to, recordedAt }) => sum + Math.max(0, Math.min(to - from, (recordedAt - since) / 1_000)),
    0,
  );
