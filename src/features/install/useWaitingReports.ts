import { isWaiting } from '../../platform/outbox/entry.ts';
import { useReportEntries } from '../outbox/useReportEntries.ts';

/** Number of transfer reports that wait on this device. A handover does not include them. */
export const useWaitingReports = (): number => useReportEntries().entries.filter((entry) => isWaiting(entry)).length;
