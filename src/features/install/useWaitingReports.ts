import { isWaiting } from '../../platform/outbox/entry.ts';
import { useReportEntries } from '../outbox/useReportEntries.ts';

/** How many transfer reports wait on this device; they are sent from here, whatever is handed over. */
export const useWaitingReports = (): number => useReportEntries().entries.filter((entry) => isWaiting(entry)).length;
