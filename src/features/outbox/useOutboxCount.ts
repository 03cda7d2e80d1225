import { isWaiting, type OutboxEntry } from '../../platform/outbox/entry.ts';
import { useOutboxEntries } from './useReportEntries.ts';

/** How many things wait on this device for the network or for the person, for badges: what they are, and together. */
export function useOutboxCount(): { readonly reports: number; readonly progress: number; readonly all: number } {
  const { entries } = useOutboxEntries();
  const waiting = entries.filter((entry) => isWaiting(entry) || mayBeMended(entry));
  const reports = waiting.filter(({ kind }) => kind === 'transferReport').length;
  return { reports, progress: waiting.length - reports, all: waiting.length };
}

/** Watched time that the shop refused can only be discarded: it waits for nothing. */
const mayBeMended = ({ kind, state }: OutboxEntry): boolean => kind === 'transferReport' && state === 'failed';
