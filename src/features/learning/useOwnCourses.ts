import { queryOptions, useQuery } from '@tanstack/react-query';
import { ownCourses } from '../../contract/learning/progress.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { learningKeys } from './learningKeys.ts';

/** Kept on the device for whoever is signed in. */
export const ownCoursesQuery = queryOptions({
  queryKey: learningKeys.ownCourses,
  queryFn: async ({ signal }) => (await callServer(ownCourses, {}, { signal })).rows,
  meta: { keep: 'private' },
});

/** The courses that a buyer's approved orders gave; asked only for a learner, never for guests or staff. */
export const useOwnCourses = (learnerId: string | null) =>
  useQuery({ ...ownCoursesQuery, enabled: learnerId !== null });
