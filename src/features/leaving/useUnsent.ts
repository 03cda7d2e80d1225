import { isWaiting } from '../../platform/outbox/entry.ts';
import { useOutboxEntries } from '../outbox/useReportEntries.ts';

/** The number of unsent entries, of reports among them, and of refused reports, which are not sent again. */
export function useUnsent(): Readonly<Record<'waiting' | 'waitingReports' | 'refused', number>> {
  const { entries } = useOutboxEntries();
  const reports = entries.filter(({ kind }) => kind === 'transferReport');
  return {
    waiting: entries.filter(isWaiting).length,
    waitingReports: reports.filter(isWaiting).length,
    refused: reports.filter(({ state }) => state === 'failed').length,
  };
}
