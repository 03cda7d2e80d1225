import type { EntryState, OutboxEntry } from '../../platform/outbox/entry.ts';
import { useConnection } from '../../ui/useConnection.ts';
import { useIsSending } from './useIsSending.ts';

/** `sending` exists only on screens; `retrying` waits with a network, after a server that stumbled. */
export type ShownState = EntryState | 'sending' | 'retrying';

export function useEntryState(entry: Pick<OutboxEntry, 'state' | 'attempts'>): ShownState {
  const isOnline = useConnection() === 'online';
  const isSending = useIsSending(entry.state === 'queued' && isOnline);
  if (entry.state !== 'queued' || !isOnline) return entry.state;
  return isSending ? 'sending' : 'retrying';
}
