import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { coursePartsMessages } from '../../i18n/catalogue/courseParts.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { useConnection } from '../../ui/state/useConnection.ts';

/** The age of the shown data while offline. */
export function CachedNote({ queryKey }: { queryKey: QueryKey }) {
  const texts = useMessages(coursePartsMessages);
  const format = useFormat();
  const client = useQueryClient();
  const isAway = useConnection() !== 'online';
  const readAt = client.getQueryState(queryKey)?.dataUpdatedAt;
  if (!isAway || !readAt) return null;
  return <Note icon="offline">{texts.cachedAt(format.dateTime(readAt))}</Note>;
}
