import { queryOptions } from '@tanstack/react-query';
import { failsThePage, partInTime } from '../../platform/net/partInTime.ts';
import { courseKeys } from './courseKeys.ts';

/**
 * A course by the last part of its address; kept under its id, whatever words stand behind it. What asks comes with the
 * first question, as a page that the server drew has its answer already; where it does not come, the page has not.
 */
export const courseDetailQuery = (slug: string) =>
  queryOptions({
    queryKey: courseKeys.detail(slug),
    queryFn: async ({ signal }) => (await partInTime(import('./readCourse.ts'))).readCourse(slug, signal),
    throwOnError: failsThePage,
    meta: { keep: 'shared' },
  });
