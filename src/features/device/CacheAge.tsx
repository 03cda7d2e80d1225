import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { persistedFormMessages } from '../../i18n/app/persistedForm.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useTellsAge } from './useTellsAge.ts';

/** The age of cached personal data, shown if it may be old. */
export function CacheAge({ queryKey }: { queryKey: QueryKey }) {
  const texts = useMessages(persistedFormMessages);
  const format = useFormat();
  const readAt = useReadAt(queryKey);
  const isTold = useTellsAge(readAt);
  if (!isTold || readAt === 0) return null;
  return <p className="sm mut">{texts.asOf(format.dateTime(readAt))}</p>;
}

/** Follows the fetch time also where the data is unchanged, without rendering anything else again. */
function useReadAt(queryKey: QueryKey): number {
  const client = useQueryClient();
  const readAt = () => client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  return useSyncExternalStore((changed) => client.getQueryCache().subscribe(changed), readAt, readAt);
}
