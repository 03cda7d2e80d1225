import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onChangedInOtherTab, tellOtherTabsOfChange } from '../../platform/session/ownDataChanges.ts';

/**
 * Replaces cached data by the server's answer to a change and tells the other tabs. Earlier fetches are cancelled,
 * because their answers would be older.
 */
export async function putOwnData<Data>(client: QueryClient, queryKey: readonly [string], data: Data): Promise<void> {
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, data);
  tellOtherTabsOfChange(queryKey[0]);
}

/** Refetches this screen's data when another tab has changed it. */
export function useChangesOfOtherTabs(queryKey: readonly [string]): void {
  const client = useQueryClient();
  useEffect(
    () => onChangedInOtherTab(queryKey[0], () => void client.invalidateQueries({ queryKey })),
    [client, queryKey],
  );
}
