import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ItemKind, Listing } from '../../domain/catalogue/course.ts';
import { patience } from '../../platform/patience.ts';
import { usePassed } from '../../ui/state/usePassed.ts';
import { catalogueKeys } from './catalogueKeys.ts';

/** A page that loads sooner does not need the cached row. */
const patienceMs = patience(2_000);

/**
 * The listing of an item before its page: from a list of this visit, or else from the persisted catalogue, which is
 * asked where the shop cannot be reached (`isAway`) or is late.
 */
export function useLightRow(kind: ItemKind, id: string, isAway: boolean): Listing | null {
  const isLate = usePassed(patienceMs);
  const seen = seenRow(useQueryClient(), kind, id);
  const cached = useQuery({
    queryKey: catalogueKeys.deviceListing(id),
    queryFn: async () => {
      const { askCatalogue } = await import('../search/askCatalogue.ts');
      return (await askCatalogue('listings', [id]))?.find((row) => row.kind === kind) ?? null;
    },
    networkMode: 'always',
    enabled: (isAway || isLate) && seen === undefined,
    retry: false,
  }).data;
  return seen ?? cached ?? null;
}

function seenRow(client: QueryClient, kind: ItemKind, id: string): Listing | undefined {
  const queryKey = catalogueKeys.lists(kind);
  const lists = client.getQueriesData<{ readonly rows: readonly Listing[] }>({ queryKey });
  return lists.flatMap(([, list]) => list?.rows ?? []).find((row) => row.id === id);
}
