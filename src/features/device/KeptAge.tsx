import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { keptFormMessages } from '../../i18n/keptForm.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useConnection } from '../../ui/useConnection.ts';

/** Without a network: when the shop told what is shown of a person. */
export function KeptAge({ queryKey }: { queryKey: QueryKey }) {
  const texts = useMessages(keptFormMessages);
  const format = useFormat();
  const client = useQueryClient();
  const isAway = useConnection() !== 'online';
  const readAt = client.getQueryState(queryKey)?.dataUpdatedAt;
  if (!isAway || !readAt) return null;
  return <p className="sm mut">{texts.asOf(format.dateTime(readAt))}</p>;
}
