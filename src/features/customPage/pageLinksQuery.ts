import { queryOptions } from '@tanstack/react-query';
import { partInTime } from '../../platform/net/partInTime.ts';
import { customPageKeys } from './customPageKeys.ts';

/**
 * Links to the pages that are published. What asks comes with the first question: where the server draws a page, that has
 * them already.
 */
export const pageLinksQuery = queryOptions({
  queryKey: customPageKeys.links,
  queryFn: async ({ signal }) => (await partInTime(import('./readPageLinks.ts'))).readPageLinks(signal),
  staleTime: 5 * 60_000,
  meta: { keep: 'shared' },
});
