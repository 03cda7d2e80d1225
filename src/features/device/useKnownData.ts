import { notifyManager, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/**
 * Cached data under a query key, without fetching it: another part of the frame fetches later, so the first screen need
 * not load the call. Empty at first on a server-rendered page.
 */
export function useKnownData<Data>(key: QueryKey): Data | undefined {
  const client = useQueryClient();
  const read = () => client.getQueryData<Data>(key);
  return useSyncExternalStore(
    // Later, because the cache also notifies while a component that begins a query is drawn.
    (changed) => client.getQueryCache().subscribe(notifyManager.batchCalls(changed)),
    read,
    () => undefined,
  );
}
