import { notifyManager, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { OwnedCourse } from '../../contract/learning/progress.ts';
import type { BegunCourse } from '../learning/begunCourse.ts';
import { joinProgress } from './learningProgress.ts';
import { lecturesInOrder } from './lectureOrder.ts';
import { courseProgressQuery, deviceLogQuery, playlistQuery } from './playlistQueries.ts';

/**
 * A learner's course as its classroom shows it: the shop's answer joined with what this device played and may not have
 * sent yet. Only what is kept is looked at, and followed: a slow disk, the start and a classroom that is being left bring
 * some of it after the page is drawn. Without the course's lectures nobody can tell the percent, only that it was begun.
 */
export function useDeviceProgress(): (learnerId: string, course: OwnedCourse) => BegunCourse {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const follow = useCallback((change: () => void) => cache.subscribe(notifyManager.batchCalls(change)), [cache]);
  const stand = () => standOf(cache.findAll({ predicate: isLookedAt }));
  useSyncExternalStore(follow, stand, stand);
  return (learnerId, course) => withDeviceLog(client, learnerId, course);
}

const lookedAt = [deviceLogQuery('', ''), playlistQuery(''), courseProgressQuery('', '')].map(
  ({ queryKey: [beginning] }) => beginning,
);
const isLookedAt = ({ queryKey: [beginning] }: Query): boolean => lookedAt.some((name) => name === beginning);

/** Another text with each answer that comes or goes. */
const standOf = (queries: readonly Query[]): string =>
  queries.map(({ queryHash, state }) => `${queryHash} ${state.dataUpdateCount}`).join();

/** How far somebody is depends on no hour. */
const noPlaceAsked = { last: null, shopNow: Number.POSITIVE_INFINITY };

function withDeviceLog(client: QueryClient, learnerId: string, course: OwnedCourse): BegunCourse {
  const deviceLog = client.getQueryData(deviceLogQuery(learnerId, course.courseId).queryKey) ?? [];
  if (deviceLog.length === 0) return { ...course, hasBegun: course.percentDone > 0 };
  const playlist = client.getQueryData(playlistQuery(course.courseId).queryKey);
  if (playlist === undefined) return { ...course, hasBegun: true };
  const known = client.getQueryData(courseProgressQuery(learnerId, course.courseId).queryKey) ?? null;
  const lectures = lecturesInOrder(playlist).map(({ lecture }) => lecture);
  const { percentDone, finishedIds } = joinProgress({ lectures, known, deviceLog, ...noPlaceAsked });
  return {
    ...course,
    hasBegun: true,
    percentDone: Math.max(course.percentDone, percentDone),
    finishedCount: Math.max(course.finishedCount, Math.min(finishedIds.size, course.lectureCount)),
  };
}
