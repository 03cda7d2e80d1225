import { useEffect } from 'react';
import type { EntryState, OutboxEntry } from '../../platform/outbox/entry.ts';
import { sendInBackground } from '../../platform/outbox/sendInBackground.ts';
import { useConnection } from '../../ui/state/useConnection.ts';
import { maySendNow } from './maySendNow.ts';
import { useIsSending } from './useIsSending.ts';

/** `sending` exists on screens only. `retrying`: online, after a server error. */
export type ShownState = EntryState | 'sending' | 'retrying';

export function useEntryState(entry: Pick<OutboxEntry, 'key' | 'state'>): ShownState {
  const connection = useConnection();
  const isOnline = connection === 'online';
  const mayGo = entry.state === 'queued' && isOnline;
  const isSending = useIsSending(entry.state === 'queued' && maySendNow(connection), entry.key);
  // A visible entry is sent at once instead of by the next timer.
  useEffect(() => {
    if (mayGo) sendInBackground('now');
  }, [mayGo]);
  if (entry.state !== 'queued') return entry.state;
  if (isSending) return 'sending';
  return isOnline ? 'retrying' : 'queued';
}
