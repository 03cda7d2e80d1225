import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { catalogueDelta } from '../../contract/catalogue.ts';
import type { CatalogueDelta } from '../../domain/course.ts';
import { callServer } from '../../platform/callServer.ts';
import { type CatalogueIndex, indexKey } from './keptIndex.ts';

/** The kept rows with what changed since: replaced, added, taken out. */
export function mergeDelta(kept: CatalogueIndex | undefined, delta: CatalogueDelta): CatalogueIndex {
  const rows = new Map((kept?.rows ?? []).map((row) => [row.id, row]));
  for (const id of delta.removedIds) rows.delete(id);
  for (const row of delta.rows) rows.set(row.id, row);
  return { rows: [...rows.values()], asOf: delta.asOf };
}

/** Asks only for what changed since the last time. */
export const catalogueIndexQuery = (client: QueryClient) =>
  queryOptions({
    queryKey: indexKey,
    queryFn: async ({ signal }): Promise<CatalogueIndex> => {
      const kept = client.getQueryData<CatalogueIndex>(indexKey);
      const query = kept === undefined ? {} : { since: kept.asOf };
      return mergeDelta(kept, await callServer(catalogueDelta, { query }, { signal }));
    },
    staleTime: 5 * 60_000,
    meta: { keep: 'shared' },
  });
