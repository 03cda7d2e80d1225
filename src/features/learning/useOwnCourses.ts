import { queryOptions, useQuery } from '@tanstack/react-query';
import { ownCourses } from '../../contract/learning/progress.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { persisted } from '../../platform/store/persisted.ts';
import { learningKeys } from './learningKeys.ts';

/** Persisted for the signed-in person. */
export const ownCoursesQuery = queryOptions({
  queryKey: learningKeys.ownCourses,
  queryFn: async ({ signal }) => (await callServer(ownCourses, {}, { signal })).rows,
  ...persisted.private,
});

/** The courses of the buyer's approved orders; fetched for learners only, never for guests or staff. */
export const useOwnCourses = (learnerId: string | null) =>
  useQuery({ ...ownCoursesQuery, enabled: learnerId !== null });
