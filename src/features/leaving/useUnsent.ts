import { isWaiting } from '../../platform/outbox/entry.ts';
import { useOutboxEntries } from '../outbox/useReportEntries.ts';

/** How many things on this device go out by themselves, reports among them, and how many reports were refused, which do not. */
export function useUnsent(): Readonly<Record<'waiting' | 'waitingReports' | 'refused', number>> {
  const { entries } = useOutboxEntries();
  const reports = entries.filter(({ kind }) => kind === 'transferReport');
  return {
    waiting: entries.filter(isWaiting).length,
    waitingReports: reports.filter(isWaiting).length,
    refused: reports.filter(({ state }) => state === 'failed').length,
  };
}
