import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CatalogueState } from './cachedCatalogue.ts';
import { searchKeys } from './searchKeys.ts';

/** Asks the feed for what changed since the last time, and then for the later texts. */
export const catalogueQuery = queryOptions({
  queryKey: searchKeys.index,
  queryFn: async ({ client }): Promise<CatalogueState> => {
    const { askCatalogue } = await import('./askCatalogue.ts');
    const state = await askCatalogue('update', null);
    // Failures are ignored: the next update asks for the texts again.
    void askCatalogue('texts', null).then(
      (after) => client.setQueryData(searchKeys.index, after),
      () => undefined,
    );
    return state;
  },
  staleTime: 5 * 60_000,
});

/** A number that changes with the rows, for the key of each answer that is made of them. */
export const catalogueRevision = (client: QueryClient): number =>
  client.getQueryData<CatalogueState>(searchKeys.index)?.revision ?? 0;
