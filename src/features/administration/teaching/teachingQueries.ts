import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { taughtCourses, taughtStudents } from '../../../contract/administration/teaching.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { administrationKeys } from '../administrationKeys.ts';

export const studentsPageSize = 20;

export const taughtQuery = queryOptions({
  queryKey: administrationKeys.taught(),
  queryFn: ({ signal }) => callServer(taughtCourses, {}, { signal }),
  refetchInterval: 60_000,
  staleTime: 5_000,
});

/** A page of a course's students, counted from 0. */
export const studentsQuery = (courseId: string, page: number) =>
  queryOptions({
    queryKey: administrationKeys.students(courseId, page),
    queryFn: ({ signal }) =>
      callServer(
        taughtStudents,
        { params: { courseId }, query: { page: page + 1, pageSize: studentsPageSize } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
