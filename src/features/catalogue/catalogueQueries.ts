import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ServerUnreachable } from '../../platform/net/callFailed.ts';
import { reportSilence } from '../../platform/net/connection.ts';
import { partInTime } from '../../platform/net/partInTime.ts';
import { persisted } from '../../platform/store/persisted.ts';
import { catalogueKeys } from './catalogueKeys.ts';
import { type ListSearch, listCallQuery } from './listSearch.ts';

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
    ...(search.keyword === '' ? persisted.shared : { meta: { onServer: true } }),
  });
}

/** The lazy reader of lists. If it cannot be loaded, the device answers as it does offline. */
const fetchReader = () =>
  partInTime(import('./readCatalogue.ts')).catch((cause: unknown) => {
    reportSilence();
    throw new ServerUnreachable(cause);
  });
