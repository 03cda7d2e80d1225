import { useState } from 'react';
import { outboxMessages } from '../../i18n/buying/outbox.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { reportDefect } from '../../platform/net/reportDefect.ts';
import { mayHaveArrived } from '../../platform/outbox/entry.ts';
import { settleReport } from '../../platform/outbox/settleReport.ts';
import { notify } from '../../ui/notice/notify.ts';
import type { ReportEntry } from './useReportEntries.ts';

/**
 * Opens a waiting report for a correction. If it may have arrived, the server is asked first, and a received report is
 * not opened.
 */
export function useEditEntry(onMend: (entry: ReportEntry) => void) {
  const texts = useMessages(outboxMessages).outcome;
  const [isAsking, setAsking] = useState(false);

  const ask = async (entry: ReportEntry) => {
    const settled = await settleReport(entry.key);
    if (settled === 'isSending') return notify({ kind: 'info', title: texts.isSending });
    if (settled === null) return notify({ kind: 'info', title: texts.gone });
    if (settled.state === 'sent') return notify({ kind: 'info', title: texts.alreadySent });
    if (mayHaveArrived(settled)) return notify({ kind: 'info', title: texts.unanswered });
    onMend({ ...settled, draft: entry.draft });
  };
  const edit = async (entry: ReportEntry) => {
    if (!mayHaveArrived(entry)) return onMend(entry);
    setAsking(true);
    try {
      await ask(entry);
    } catch (fault) {
      reportDefect(fault, 'asking about a report');
      notify({ kind: 'error', title: texts.failed });
    } finally {
      setAsking(false);
    }
  };
  return { isAsking, edit };
}
