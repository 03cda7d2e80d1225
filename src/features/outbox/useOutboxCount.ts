import { isWaiting, type OutboxEntry } from '../../platform/outbox/entry.ts';
import { useOutboxEntries } from './useReportEntries.ts';

/** Numbers for badges: entries that wait for the network or for the person, by kind and in total. */
export function useOutboxCount(): { readonly reports: number; readonly progress: number; readonly all: number } {
  const { entries } = useOutboxEntries();
  const waiting = entries.filter((entry) => isWaiting(entry) || mayBeMended(entry));
  const reports = waiting.filter(({ kind }) => kind === 'transferReport').length;
  return { reports, progress: waiting.length - reports, all: waiting.length };
}

/** Refused watched time can only be dismissed, so it waits for nothing. */
const mayBeMended = ({ kind, state }: OutboxEntry): boolean => kind === 'transferReport' && state === 'failed';
