import { notifyManager, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { OwnedCourse } from '../../contract/learning/progress.ts';
import type { WatchedInterval } from '../../domain/learning/progress.ts';
import type { BegunCourse } from '../learning/begunCourse.ts';
import { useDeviceProgress } from './deviceProgress.ts';
import { joinProgress } from './learningProgress.ts';
import { lecturesInOrder } from './lectureOrder.ts';
import { courseProgressQuery, playlistQuery } from './playlistQueries.ts';

/**
 * A function that joins a learner's course with this device's unsent playback. Fetches nothing: without the course's
 * lectures it only knows that the course was begun.
 */
export function useBegunCourses(learnerId: string | null): (course: OwnedCourse) => BegunCourse {
  const client = useQueryClient();
  const { byCourse } = useDeviceProgress(learnerId);
  const cache = client.getQueryCache();
  const follow = useCallback((change: () => void) => cache.subscribe(notifyManager.batchCalls(change)), [cache]);
  const stand = () => standOf(cache.findAll({ predicate: isLookedAt }));
  useSyncExternalStore(follow, stand, stand);
  return (course) => begunCourse(client, learnerId ?? '', course, byCourse[course.courseId] ?? []);
}

const lookedAt = [playlistQuery(''), courseProgressQuery('', '')].map(({ queryKey: [beginning] }) => beginning);
const isLookedAt = ({ queryKey: [beginning] }: Query): boolean => lookedAt.some((name) => name === beginning);

/** A text that changes with each of these answers. */
const standOf = (queries: readonly Query[]): string =>
  queries.map(({ queryHash, state }) => `${queryHash} ${state.dataUpdateCount}`).join();

function begunCourse(
  client: QueryClient,
  learnerId: string,
  course: OwnedCourse,
  deviceLog: readonly WatchedInterval[],
): BegunCourse {
  if (deviceLog.length === 0) return { ...course, hasBegun: course.percentDone > 0 };
  const playlist = client.getQueryData(playlistQuery(course.courseId).queryKey);
  if (playlist === undefined) return { ...course, hasBegun: true };
  const known = client.getQueryData(courseProgressQuery(learnerId, course.courseId).queryKey) ?? null;
  const lectures = lecturesInOrder(playlist).map(({ lecture }) => lecture);
  const { percentDone, finishedIds } = joinProgress({ lectures, known, deviceLog, last: null });
  return {
    ...course,
    hasBegun: true,
    percentDone: Math.max(course.percentDone, percentDone),
    finishedCount: Math.max(course.finishedCount, Math.min(finishedIds.size, course.lectureCount)),
  };
}
