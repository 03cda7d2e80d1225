import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { persistedFormMessages } from '../../i18n/app/persistedForm.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useTellsAge } from './useTellsAge.ts';

/** When the shop told what is shown of a person, where that may have been long ago. */
export function CacheAge({ queryKey }: { queryKey: QueryKey }) {
  const texts = useMessages(persistedFormMessages);
  const format = useFormat();
  const readAt = useReadAt(queryKey);
  const isTold = useTellsAge(readAt);
  if (!isTold || readAt === 0) return null;
  return <p className="sm mut">{texts.asOf(format.dateTime(readAt))}</p>;
}

/** Also where a new answer is the same as the one before, so that nothing else around it is drawn anew. */
function useReadAt(queryKey: QueryKey): number {
  const client = useQueryClient();
  const readAt = () => client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  return useSyncExternalStore((changed) => client.getQueryCache().subscribe(changed), readAt, readAt);
}
