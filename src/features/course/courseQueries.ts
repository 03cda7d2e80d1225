import { queryOptions } from '@tanstack/react-query';
import { failsThePage, partInTime } from '../../platform/net/partInTime.ts';
import { persisted } from '../../platform/store/persisted.ts';
import { courseKeys } from './courseKeys.ts';

/**
 * A course by the last segment of its address, cached under its id, whatever the slug. The call is imported with the
 * first request, because a server-rendered page has the answer.
 */
export const courseDetailQuery = (slug: string) =>
  queryOptions({
    queryKey: courseKeys.detail(slug),
    queryFn: async ({ signal }) => (await partInTime(import('./readCourse.ts'))).readCourse(slug, signal),
    throwOnError: failsThePage,
    ...persisted.shared,
  });
