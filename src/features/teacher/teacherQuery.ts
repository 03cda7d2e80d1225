import { queryOptions } from '@tanstack/react-query';
import { teacherPage } from '../../contract/catalogue/teacherPage.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { persisted } from '../../platform/store/persisted.ts';
import { teacherKeys } from './teacherKeys.ts';

/** A teacher with their courses, by id. */
export const teacherQuery = (teacherId: string) =>
  queryOptions({
    queryKey: teacherKeys.teacher(teacherId),
    queryFn: ({ signal }) => callServer(teacherPage, { params: { teacherId } }, { signal }),
    staleTime: 60_000,
    ...persisted.shared,
  });
