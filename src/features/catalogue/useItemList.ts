import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Listing } from '../../domain/course.ts';
import { ServerUnreachable } from '../../platform/callFailed.ts';
import { keptIndex } from '../search/keptIndex.ts';
import { categoriesQuery, itemListQuery } from './catalogueQueries.ts';
import type { ListSearch } from './listSearch.ts';

/** Where the rows come from: the server just now, or this device, read at an instant. */
type ListSource = { readonly from: 'server' } | { readonly from: 'device'; readonly readAt: number };

export type ItemListView =
  | {
      readonly state: 'ready';
      readonly rows: readonly Listing[];
      readonly total: number;
      readonly source: ListSource;
      /** Nothing fits word for word, these come close. */
      readonly isNear: boolean;
      /** The rows of the last question, while the next one is asked. */
      readonly isOld: boolean;
    }
  | { readonly state: 'loading' }
  /** No answer, and nothing kept. */
  | { readonly state: 'notKept'; readonly retry: () => void }
  | { readonly state: 'failed'; readonly retry: () => void };

/** One list, from the server or, when it cannot be reached, from what this device keeps. */
export function useItemList(search: ListSearch): ItemListView {
  const client = useQueryClient();
  const online = useQuery(itemListQuery(search));
  const answer = online.isPlaceholderData ? undefined : online.data;
  const away = online.failureReason instanceof ServerUnreachable;
  const missed = search.keyword !== '' && answer?.total === 0;
  const local = useQuery({ ...localListQuery(client, search), enabled: (away && !answer) || missed }).data;

  if (local && (local.rows.length > 0 || !answer)) {
    const { rows, total, isNear, readAt } = local;
    const source: ListSource = answer ? { from: 'server' } : { from: 'device', readAt };
    return { state: 'ready', rows, total, isNear, source, isOld: false };
  }
  if (online.data && (answer || !away)) {
    const source: ListSource = away ? { from: 'device', readAt: online.dataUpdatedAt } : { from: 'server' };
    return { state: 'ready', ...online.data, source, isNear: false, isOld: online.isPlaceholderData };
  }
  const retry = () => void online.refetch();
  if (away && local === null) return { state: 'notKept', retry };
  return online.isError && !away ? { state: 'failed', retry } : { state: 'loading' };
}

/** The search itself is fetched with the first question that needs it. `null`: nothing is kept. */
const localListQuery = (client: QueryClient, search: ListSearch) =>
  queryOptions({
    queryKey: ['device', 'list', search, keptIndex(client)?.readAt ?? 0],
    queryFn: async () => {
      const kept = keptIndex(client) ?? (await fetchedIndex(client));
      if (kept === null) return null;
      const { searchLocally } = await import('./localSearch.ts');
      const categories = client.getQueryData(categoriesQuery.queryKey) ?? [];
      return { ...searchLocally(kept.index, categories, search), readAt: kept.readAt };
    },
    networkMode: 'always',
    gcTime: 60_000,
    retry: false,
  });

async function fetchedIndex(client: QueryClient) {
  const { catalogueIndexQuery } = await import('../search/catalogueIndex.ts');
  await client.prefetchQuery({ ...catalogueIndexQuery(client), retry: false });
  return keptIndex(client);
}
