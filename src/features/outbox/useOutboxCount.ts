import { isWaiting, type OutboxEntry } from '../../platform/outbox/entry.ts';
import { useOutboxEntries } from './useReportEntries.ts';

/** How many things wait on this device for the network or for the person, for badges. */
export function useOutboxCount(): number {
  const { entries } = useOutboxEntries();
  return entries.filter((entry) => isWaiting(entry) || mayBeMended(entry)).length;
}

/** Watched time that the shop refused can only be discarded: it waits for nothing. */
const mayBeMended = ({ kind, state }: OutboxEntry): boolean => kind === 'transferReport' && state === 'failed';
