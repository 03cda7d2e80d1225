import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TransferReportDraft } from '../../domain/order/bankTransferReport.ts';
import { redirectDelayMs } from '../../domain/site/interfaceConstants.ts';
import { reportMessages } from '../../i18n/buying/report.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { reportDefect } from '../../platform/net/reportDefect.ts';
import { isHungStorage } from '../../platform/store/isStorageFault.ts';
import { notify } from '../../ui/notice/notify.ts';
import { links } from '../../ui/press/links.ts';
import type { ReportSubject } from '../outbox/useReportEntries.ts';
import { usePerson } from '../session/useSession.ts';
import { useSiteSettings } from '../site/useSite.ts';
import type { useReportForm } from './useReportForm.ts';
import { useSendReport } from './useSendReport.ts';

type Report = Pick<ReturnType<typeof useReportForm>, 'state' | 'tell' | 'slip' | 'forget'>;

/**
 * Queues the report, waits briefly for the server's answer, and continues as the site's settings say (specification 4).
 */
export function useReportSending(subject: ReportSubject, report: Report, onQueued: () => void) {
  const texts = useMessages(reportMessages);
  const goOn = useWayOn(subject);
  const sendReport = useSendReport();
  const hasLeft = useRef(false);
  const { state, tell } = report;

  const forget = () => report.forget().catch((defect: unknown) => reportDefect(defect, 'draft of a report'));
  const queue = (filled: TransferReportDraft) =>
    sendReport
      .mutateAsync({
        subject,
        key: state.key,
        report: filled,
        slip: report.slip,
        replaces: state.corrects,
        onQueued: () => {
          tell({ type: 'queued' });
          void forget();
        },
      })
      .catch((fault: unknown) => ({ state: isHungStorage(fault) ? ('storeHung' as const) : ('storeFailed' as const) }));

  const send = async (filled: TransferReportDraft): Promise<'refused' | 'queued'> => {
    tell({ type: 'saving' });
    const outcome = await queue(filled);
    // After leaving, the entry's card shows the outcome, and another report may be open.
    if (hasLeft.current) return 'queued';
    switch (outcome.state) {
      case 'storeHung':
      case 'storeFailed':
      case 'mayHaveArrived':
      case 'isSending':
        tell({ type: 'notQueued', why: outcome.state });
        return 'refused';
      case 'failed': {
        const { fields, reason } = outcome;
        tell({ type: 'refused', fields, reason, nextKey: crypto.randomUUID() });
        return 'refused';
      }
    }
    // Includes the text typed while the report was being sent.
    await forget();
    if (outcome.state === 'sent') {
      goOn(() => hasLeft.current);
      return 'queued';
    }
    if (outcome.state !== 'waiting') notify({ kind: 'info', title: texts[outcome.state] });
    onQueued();
    return 'queued';
  };

  return {
    send,
    /** Continues without the server's answer. */
    leave: () => {
      hasLeft.current = true;
      void forget();
      onQueued();
    },
  };
}

/** Opens the thank-you page or the orders after the site's delay, unless the person has left. */
function useWayOn({ token }: ReportSubject): (hasLeft: () => boolean) => void {
  const { thankYouPageEnabled } = useSiteSettings();
  const isStudent = usePerson()?.role === 'student';
  const navigate = useNavigate();
  return (hasLeft) => {
    const [place, delay] = thankYouPageEnabled
      ? [links.thankYou(token), redirectDelayMs.toThankYou]
      : [isStudent ? links.studentOrders() : links.order(token), redirectDelayMs.toOrderList];
    setTimeout(() => hasLeft() || navigate(place), delay);
  };
}
