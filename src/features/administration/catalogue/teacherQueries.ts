import { queryOptions } from '@tanstack/react-query';
import { adminTeachers } from '../../../contract/catalogue/teacher.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { administrationKeys } from '../administrationKeys.ts';

/** All instructors. */
export const teachersQuery = queryOptions({
  queryKey: administrationKeys.teachers(),
  queryFn: ({ signal }) => callServer(adminTeachers, {}, { signal }),
  staleTime: 60_000,
});
