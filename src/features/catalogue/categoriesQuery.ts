import { queryOptions } from '@tanstack/react-query';
import { partInTime } from '../../platform/net/partInTime.ts';
import { persisted } from '../../platform/store/persisted.ts';
import { catalogueKeys } from './catalogueKeys.ts';

/** The categories. Their reader is lazy: a server-rendered page has them already. */
export const categoriesQuery = queryOptions({
  queryKey: catalogueKeys.categories,
  queryFn: async ({ signal }) => (await partInTime(import('./readCatalogue.ts'))).readCategories(signal),
  staleTime: 5 * 60_000,
  ...persisted.shared,
});
