import { useRef, useState } from 'react';
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

/** Queues the report, waits a moment for the server's word, and goes on as the site's settings say (specification 4). */
export function useReportSending(
  subject: ReportSubject,
  report: ReturnType<typeof useReportForm>,
  replaces: string | null,
  onQueued: () => void,
) {
  const texts = useMessages(reportMessages);
  const { thankYouPageEnabled } = useSiteSettings();
  const isSignedIn = usePerson() !== null;
  const navigate = useNavigate();
  const sendReport = useSendReport();
  const [isBusy, setBusy] = useState(false);
  const [isKept, setKept] = useState(false);
  const hasLeft = useRef(false);
  const [problem, setProblem] = useState('');
  const [ownKey, setOwnKey] = useState(replaces);

  const refuse = (sentence: string): 'refused' => {
    setProblem(sentence);
    setBusy(false);
    setKept(false);
    return 'refused';
  };
  const forget = () => report.forget().catch((defect: unknown) => reportDefect(defect, 'draft of a report'));
  const send = async (filled: TransferReportDraft): Promise<'refused' | 'queued'> => {
    setProblem('');
    // From here until the form is left or has to be mended, since it must not be sent twice meanwhile.
    setBusy(true);
    const { key } = report;
    let outcome: Awaited<ReturnType<typeof sendReport.mutateAsync>>;
    try {
      const wanted = {
        subject,
        key,
        report: filled,
        slip: report.slip,
        replaces: ownKey,
        onQueued: () => {
          setKept(true);
          void forget();
        },
      };
      outcome = await sendReport.mutateAsync(wanted);
    } catch (fault) {
      return refuse(isHungStorage(fault) ? texts.storeHung : texts.storeFailed);
    }
    // Whoever has gone on reads the rest on the entry's own card, and may have begun another report meanwhile.
    if (hasLeft.current) return 'queued';
    if (outcome.state === 'mayHaveArrived' || outcome.state === 'isSending') return refuse(texts[outcome.state]);
    if (outcome.state === 'failed') {
      setOwnKey(key);
      report.refuse(outcome.fields);
      const areNamed = Object.keys(outcome.fields).length > 0;
      return refuse(areNamed ? texts.fieldsRefused : texts.serverRefused(outcome.reason));
    }
    // Also what was typed while it was on its way.
    await forget();
    if (outcome.state === 'alreadySent' || outcome.state === 'alreadyReplaced') {
      notify({ kind: 'info', title: texts[outcome.state] });
    }
    if (outcome.state !== 'sent') {
      onQueued();
      return 'queued';
    }
    const [place, delay] = thankYouPageEnabled
      ? [links.thankYou(subject.token), redirectDelayMs.toThankYou]
      : [isSignedIn ? links.studentOrders() : links.order(subject.token), redirectDelayMs.toOrderList];
    setTimeout(() => hasLeft.current || navigate(place), delay);
    return 'queued';
  };

  const leave = () => {
    hasLeft.current = true;
    void forget();
    onQueued();
  };

  return {
    send,
    problem,
    isBusy,
    /** It is on the device, and goes out though nobody waits for its answer. */
    isKept,
    /** Goes on without its answer. */
    leave,
    /** Key of the refused report that this form mends; its own first attempt, too. */
    ownKey,
  };
}
