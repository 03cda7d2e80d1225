import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CatalogueState } from './cachedCatalogue.ts';

/** Metadata of the cached catalogue; its rows have their own store. */
const catalogueKey = ['catalogue', 'index'] as const;

/** Asks the feed for what changed since the last time. */
export const catalogueQuery = queryOptions({
  queryKey: catalogueKey,
  queryFn: async (): Promise<CatalogueState> => {
    const { askCatalogue } = await import('./askCatalogue.ts');
    return askCatalogue('update', null);
  },
  staleTime: 5 * 60_000,
});

/** Changes with the rows: part of the key of whatever is answered out of them. */
export const catalogueRevision = (client: QueryClient): number =>
  client.getQueryData<CatalogueState>(catalogueKey)?.revision ?? 0;
