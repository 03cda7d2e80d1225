import { useReportEntries } from '../outbox/useReportEntries.ts';
import { useSharedSlips } from '../sharedSlip/useSharedSlips.ts';
import { useBegunReports } from './useBegunReports.ts';

/** The person's reports, slips and drafts on this device, which leaving deletes or leaves behind. */
export function useLeftOnDevice(isAsking: boolean) {
  const { reading, entries } = useReportEntries();
  const { slips, isReading, readAgain: readSlipsAgain } = useSharedSlips();
  const { begun, isReading: isReadingBegun, readAgain: readBegunAgain } = useBegunReports(isAsking);
  const unsent = entries.filter(({ state }) => state !== 'sent');
  // A refused report is not sent again.
  const waiting = unsent.filter(({ state }) => state !== 'failed');
  return {
    isRead: reading !== 'pending' && !isReading && !isReadingBegun,
    unsent,
    waiting,
    refusedCount: unsent.length - waiting.length,
    slips: slips ?? [],
    begun,
    readSlipsAgain,
    readBegunAgain,
  };
}
