import { queryOptions } from '@tanstack/react-query';
import { partInTime } from '../../platform/net/partInTime.ts';
import { catalogueKeys } from './catalogueKeys.ts';

/** What asks comes with the first question: where the server draws a page, that has them already. */
export const categoriesQuery = queryOptions({
  queryKey: catalogueKeys.categories,
  queryFn: async ({ signal }) => (await partInTime(import('./readCatalogue.ts'))).readCategories(signal),
  staleTime: 5 * 60_000,
  meta: { keep: 'shared' },
});
