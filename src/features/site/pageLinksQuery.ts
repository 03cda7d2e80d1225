import { queryOptions } from '@tanstack/react-query';
import { partInTime } from '../../platform/net/partInTime.ts';
import { persisted } from '../../platform/store/persisted.ts';
import { siteKeys } from './siteKeys.ts';

/**
 * Links to the published pages. The call is imported with the first request, and the server renders with the data at
 * hand.
 */
export const pageLinksQuery = queryOptions({
  queryKey: siteKeys.pageLinks,
  queryFn: async ({ signal }) => (await partInTime(import('./readPageLinks.ts'))).readPageLinks(signal),
  staleTime: 5 * 60_000,
  ...persisted.shared,
});
