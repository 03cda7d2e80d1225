import { useMutation } from '@tanstack/react-query';
import type { TransferReportDraft } from '../../domain/order/bankTransferReport.ts';
import { checkServer } from '../../platform/net/connection.ts';
import { queueReport, type ReportToQueue, type SlipBytes } from '../../platform/outbox/queueReport.ts';
import { type Replacing, replaceReport } from '../../platform/outbox/replaceReport.ts';
import type { QueuedReport, ReportSubject } from '../outbox/useReportEntries.ts';
import { type EntryOutcome, outcomeOf } from './entryOutcome.ts';
import { reportOf } from './reportForm.ts';

type ReportToSend = {
  readonly subject: ReportSubject;
  readonly key: string;
  readonly report: TransferReportDraft;
  readonly slip: SlipBytes | null;
  /** Key of a report on this device that this one replaces. */
  readonly replaces: string | null;
  /** The report is queued, so its draft can be deleted. */
  readonly onQueued: () => void;
};

/** The reason why nothing was queued. */
type NotQueued = Exclude<Replacing, 'replaced'>;

/** Queues a report on the device, without the network, and returns its outcome. */
export function useSendReport() {
  return useMutation({
    networkMode: 'always',
    mutationFn: async (wanted: ReportToSend): Promise<EntryOutcome | { readonly state: NotQueued }> => {
      const { subject, key, report, slip } = wanted;
      const draft: QueuedReport = { subject, report };
      const slips = slip === null ? [] : [slip];
      const entry = { key, report: reportOf(subject, report), slips, draft, now: Date.now() };
      const placed = await place(entry, wanted.replaces);
      if (placed !== 'replaced' && placed !== 'queued') return { state: placed };
      wanted.onQueued();
      // A form may stay open for long, so the connection is checked again.
      void checkServer();
      return outcomeOf(key);
    },
  });
}

/** The report's own key can be queued already, if an earlier press was stored without a confirmation. */
async function place(entry: ReportToQueue<QueuedReport>, replaces: string | null): Promise<'queued' | Replacing> {
  if (replaces !== null) return replaceReport(replaces, entry);
  const queued = await queueReport(entry);
  return queued === 'queued' ? queued : replaceReport(entry.key, entry);
}
