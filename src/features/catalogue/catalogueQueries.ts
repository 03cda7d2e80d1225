import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ServerUnreachable } from '../../platform/net/callFailed.ts';
import { reportSilence } from '../../platform/net/connection.ts';
import { partInTime } from '../../platform/net/partInTime.ts';
import { persisted } from '../../platform/store/persisted.ts';
import { catalogueKeys } from './catalogueKeys.ts';
import { isNarrowed, type ListSearch, listCallQuery } from './listSearch.ts';

/**
 * One page of courses or products. Searches are rendered but not persisted, because the cached index answers them
 * offline.
 */
export function itemListQuery(search: ListSearch) {
  const query = listCallQuery(search);
  return queryOptions({
    queryKey: catalogueKeys.list(search.kind, query),
    queryFn: async ({ signal }) => (await fetchReader()).readList(search.kind, query, signal),
    placeholderData: keepPreviousData,
    ...(isNarrowed(search) ? { meta: { onServer: true } } : persisted.shared),
  });
}

/** The lazy reader of lists. If it cannot be loaded, the device answers as it does offline. */
const fetchReader = () =>
  partInTime(import('./readCatalogue.ts')).catch((cause: unknown) => {
    reportSilence();
    throw new ServerUnreachable(cause);
  });
