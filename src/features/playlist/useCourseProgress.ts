import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { shopHour } from '../../domain/learning/playedAt.ts';
import type { PlaylistLecture } from '../../domain/learning/playlist.ts';
import type { WatchedInterval } from '../../domain/learning/progress.ts';
import { leftStretches } from '../../platform/learning/leftStretches.ts';
import { deviceId } from '../../platform/store/deviceId.ts';
import { useConnection } from '../../ui/state/useConnection.ts';
import { joinProgress, type LearningProgress, noProgress } from './learningProgress.ts';
import { countdownQuery, courseProgressQuery, deviceLogQuery, lastLectureQuery } from './playlistQueries.ts';
import { toldHour } from './toldHour.ts';

/** Nobody waits longer than this for the place they left on another device. */
const longestWaitMs = 3_000;

/**
 * The person's progress in a course. `isSettled` once the place to start from is known as well as it can be: the server
 * told it, or cannot be reached, or takes too long.
 */
export function useCourseProgress(
  learnerId: string | null,
  courseId: string,
  lectures: readonly PlaylistLecture[],
): { progress: LearningProgress; isSettled: boolean } {
  const asks = { enabled: learnerId !== null };
  const known = useQuery({ ...courseProgressQuery(learnerId ?? '', courseId), ...asks });
  const last = useQuery({ ...lastLectureQuery(learnerId ?? '', courseId), ...asks });
  const log = useQuery({ ...deviceLogQuery(learnerId ?? '', courseId), ...asks });
  // Asked for by whoever asks about the access.
  const access = useQuery({ ...countdownQuery(learnerId ?? '', courseId), enabled: false });
  const isAway = useConnection() !== 'online';
  const waitedLong = useWaitedLong(courseId);

  const progress = useMemo(
    () =>
      learnerId === null
        ? noProgress
        : joinProgress({
            lectures,
            known: known.data ?? null,
            last: last.data ?? null,
            deviceLog: [...(log.data ?? []), ...leftOf(learnerId, courseId)],
            shopNow: shopHour(toldHour(access.data, access.dataUpdatedAt), Date.now()),
          }),
    [learnerId, courseId, lectures, known.data, last.data, log.data, access.data, access.dataUpdatedAt],
  );
  const isTold = last.isFetchedAfterMount && known.isFetchedAfterMount;
  return { progress, isSettled: learnerId === null || isAway || waitedLong || isTold };
}

/** What the page was left with a moment ago and nobody has taken up yet: the film goes on from there. */
const leftOf = (learnerId: string, courseId: string): readonly WatchedInterval[] =>
  leftStretches()
    .filter((left) => left.userId === learnerId && left.courseId === courseId)
    .map(({ watched }) => ({ ...watched, deviceId: deviceId() }));

function useWaitedLong(courseId: string): boolean {
  const [waitedFor, setWaitedFor] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setWaitedFor(courseId), longestWaitMs);
    return () => clearTimeout(timer);
  }, [courseId]);
  return waitedFor === courseId;
}
