import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Listing } from '../../domain/catalogue/course.ts';
import type { FilterCounts } from '../../domain/search/itemFilters.ts';
import { ServerUnreachable } from '../../platform/net/callFailed.ts';
import { isMissingPart } from '../../platform/net/partInTime.ts';
import { useConnection } from '../../ui/state/useConnection.ts';
import { catalogueRevision } from '../search/catalogueQuery.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { catalogueKeys } from './catalogueKeys.ts';
import { itemListQuery } from './catalogueQueries.ts';
import type { ListSearch } from './listSearch.ts';
import type { DeviceSearch } from './readDeviceList.ts';

/** The source of the rows: the server just now, or this device, read at an instant. */
type ListSource = { readonly from: 'server' } | { readonly from: 'device'; readonly readAt: number };

export type ReadyList = {
  readonly state: 'ready';
  readonly rows: readonly Listing[];
  readonly total: number;
  readonly counts: FilterCounts;
  readonly source: ListSource;
  /** The matching words of these rows if no row has the typed ones; '' if the rows only come near. */
  readonly foundAs?: string;
  /** The word that each row comes near, one per row. */
  readonly nearWords?: readonly string[];
  /** The rows of the last question, while the next one is asked. */
  readonly isOld: boolean;
};

export type ItemListView =
  | ReadyList
  | { readonly state: 'loading' }
  /** Offline without cached data. */
  | { readonly state: 'notCached'; readonly retry: () => void }
  | { readonly state: 'failed'; readonly retry: () => void };

/** One list, from the server or, when it cannot be reached, from what this device keeps. */
export function useItemList(search: ListSearch): ItemListView {
  const client = useQueryClient();
  const online = useQuery(itemListQuery(search));
  const answer = online.isPlaceholderData ? undefined : online.data;
  // A fresh answer is not fetched again when the network goes, because that request would fail.
  const isCut = useConnection() !== 'online';
  const away = isCut || online.failureReason instanceof ServerUnreachable;
  const { currency } = useSiteSettings();
  const onDevice = useQuery({
    ...localListQuery(client, { ...search, further: 0, currency }),
    enabled: away && !answer,
  });
  const local = onDevice.data;

  if (local && !answer) {
    const { readAt, ...page } = local;
    return { state: 'ready', ...page, source: { from: 'device', readAt }, isOld: false };
  }
  if (online.data && (answer || !away)) {
    const source: ListSource = away ? { from: 'device', readAt: online.dataUpdatedAt } : { from: 'server' };
    return { state: 'ready', ...online.data, source, isOld: online.isPlaceholderData };
  }
  const retry = () => (isMissingPart(online.error?.cause) ? location.reload() : void online.refetch());
  if (away && local === null) return { state: 'notCached', retry };
  if (away && onDevice.isError) return { state: 'failed', retry: () => void onDevice.refetch() };
  return online.isError && !away ? { state: 'failed', retry } : { state: 'loading' };
}

const localListQuery = (client: QueryClient, search: DeviceSearch) =>
  queryOptions({
    queryKey: catalogueKeys.deviceList(search, catalogueRevision(client)),
    queryFn: async () => (await import('./readDeviceList.ts')).readDeviceList(client, search),
    networkMode: 'always',
    gcTime: 60_000,
    retry: false,
  });
