import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/**
 * What this device knows already under a key, and follows it. It asks nobody: somebody else in the frame does, later than
 * the first screen, so that the first screen need not load how to ask. A page that the server drew knows nothing at first.
 */
export function useKnownData<Data>(key: QueryKey): Data | undefined {
  const client = useQueryClient();
  const read = () => client.getQueryData<Data>(key);
  return useSyncExternalStore(
    (changed) => client.getQueryCache().subscribe(changed),
    read,
    () => undefined,
  );
}
