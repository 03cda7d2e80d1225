import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onChangedInOtherTab, tellOtherTabsOfChange } from '../../platform/session/ownDataChanges.ts';

/**
 * Puts the server's answer to a change in the place of what was kept, and tells the other tabs. What was asked before the
 * change and is still on its way would come later and be older.
 */
export async function putOwnData<Data>(client: QueryClient, queryKey: readonly [string], data: Data): Promise<void> {
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, data);
  tellOtherTabsOfChange(queryKey[0]);
}

/** Asks again for what this screen shows when another tab has changed it. */
export function useChangesOfOtherTabs([name]: readonly [string]): void {
  const client = useQueryClient();
  useEffect(() => onChangedInOtherTab(name, () => void client.invalidateQueries({ queryKey: [name] })), [client, name]);
}
