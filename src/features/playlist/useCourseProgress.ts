import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { PlaylistLecture } from '../../domain/learning/playlist.ts';
import { useConnection } from '../../ui/state/useConnection.ts';
import { useDeviceProgress } from './deviceProgress.ts';
import { joinProgress, type LearningProgress, noProgress } from './learningProgress.ts';
import { courseProgressQuery, lastLectureQuery } from './playlistQueries.ts';

/** The longest wait for the position from another device. */
const longestWaitMs = 3_000;

/**
 * The person's progress in a course. `isSettled`: the start position is final, because server and device answered, are
 * unreachable, or are too slow.
 */
export function useCourseProgress(
  learnerId: string | null,
  courseId: string,
  lectures: readonly PlaylistLecture[],
): { progress: LearningProgress; isSettled: boolean } {
  const asks = { enabled: learnerId !== null };
  const known = useQuery({ ...courseProgressQuery(learnerId ?? '', courseId), ...asks });
  const last = useQuery({ ...lastLectureQuery(learnerId ?? '', courseId), ...asks });
  const device = useDeviceProgress(learnerId);
  const deviceLog = device.byCourse[courseId];
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
            deviceLog: deviceLog ?? [],
          }),
    [learnerId, lectures, known.data, last.data, deviceLog],
  );
  const isTold = isAway || (last.isFetchedAfterMount && known.isFetchedAfterMount);
  return { progress, isSettled: learnerId === null || waitedLong || (device.isRead && isTold) };
}

function useWaitedLong(courseId: string): boolean {
  const [waitedFor, setWaitedFor] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setWaitedFor(courseId), longestWaitMs);
    return () => clearTimeout(timer);
  }, [courseId]);
  return waitedFor === courseId;
}
