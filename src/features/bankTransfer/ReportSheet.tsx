import '../../ui/styles/buyer.css';
import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { textIn } from '../../domain/localText.ts';
import { reportMessages } from '../../i18n/buying/report.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { reportDefect } from '../../platform/net/reportDefect.ts';
import { focusFirstProblem } from '../../ui/form/focusFirstProblem.ts';
import { useFormNotice } from '../../ui/form/useFormNotice.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { RetryNote } from '../../ui/notice/RetryNote.tsx';
import { useUpdateHold } from '../../ui/page/useUpdateHold.ts';
import { Button } from '../../ui/press/Button.tsx';
import { Sheet } from '../../ui/sheet/Sheet.tsx';
import { Loading } from '../../ui/state/Skeleton.tsx';
import { useConnection } from '../../ui/state/useConnection.ts';
import type { ReportEntry, ReportSubject } from '../outbox/useReportEntries.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { overtaking, type ReportStanding } from './overtaken.ts';
import { ReportFields, ReportNote } from './ReportFields.tsx';
import { SlipField } from './SlipField.tsx';
import { useBankLists } from './useBankLists.ts';
import { useOvertaken } from './useOvertaken.ts';
import { useReportForm } from './useReportForm.ts';
import { useReportSending } from './useReportSending.ts';

/**
 * The report of a bank transfer (specification 2 and 5). It must be answered: no cross, no Escape; the phone's back is the
 * answer "later". Works without a network: the report is put on the device first and goes out when it can, and from then on
 * nobody has to stay. `mends` is a report of this device that did not go out and is filled in again.
 */
export function ReportSheet({
  subject,
  mends = null,
  standing = null,
  note = null,
  onLater,
  onQueued,
}: {
  subject: ReportSubject;
  mends?: ReportEntry | null;
  /** How the order stands meanwhile, which may make this report needless. */
  standing?: ReportStanding | null;
  /** What whoever pays has to know of the order. */
  note?: ReactNode;
  /**
   * The person reports later, and what was typed stays; or lets what is queued go as it is, and nothing typed does.
   * `null`: that is not offered, and only the phone's back leaves.
   */
  onLater: (() => void) | null;
  /** Nothing is left to be done here: it is safe on the device and goes out by itself, or was overtaken. */
  onQueued: () => void;
}) {
  const texts = useMessages(reportMessages);
  const format = useFormat();
  const lists = useBankLists();
  const report = useReportForm(subject, mends);
  const connection = useConnection();
  const isAway = connection !== 'online';
  const formId = useId();
  const sending = useReportSending(subject, report, mends?.key ?? null, onQueued);
  // Refused, also in this form, it goes nowhere as it is.
  const isQueued = mends !== null && mends.state !== 'failed' && sending.ownKey === mends.key;
  const putOff = isQueued ? texts.unchanged : texts.later;
  const tell = useFormNotice(report.toMend === 0);
  const tellWait = useFormNotice(!report.isSlipOnItsWay, 'info');
  const knowsOfSlip = useRef(false);
  if (!report.isSlipOnItsWay) knowsOfSlip.current = false;
  useUpdateHold(true, 'form');
  const overtaken = standing && overtaking(standing, sending.ownKey);
  useOvertaken(overtaken, sending.isBusy, { forget: report.forget, leave: onQueued });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isBusy) return;
    const { report: filled, sentences } = report.check();
    if (sentences.length > 0) tell(texts.invalidTitle, sentences.join(' · '));
    else if (report.isSlipOnItsWay) return tellWait(texts.slipWait);
    const form = event.currentTarget;
    if (filled === null) return focusFirstProblem(form);
    void sending.send(filled).then((outcome) => outcome === 'refused' && focusFirstProblem(form));
  };

  const later = () => {
    if (sending.isKept) return sending.leave();
    if (sending.isBusy) return;
    // Left as it is, nothing of this form is wanted any more.
    if (isQueued) report.forget().catch((defect: unknown) => reportDefect(defect, 'draft of a report'));
    else if (report.isSlipOnItsWay && !knowsOfSlip.current) {
      knowsOfSlip.current = true;
      return tellWait(texts.slipNotKept);
    }
    onLater?.();
  };

  return (
    <Sheet
      open
      wide
      closable={sending.isKept}
      dismissableMask={false}
      onClose={later}
      {...((onLater || sending.isKept) && { onBack: later })}
      title={texts.title}
      actions={
        <>
          {(onLater || sending.isKept) && (
            <Button kind="outline" onClick={later} aria-disabled={(sending.isBusy && !sending.isKept) || undefined}>
              {sending.isKept ? texts.leave : putOff}
            </Button>
          )}
          <Button type="submit" form={formId} busy={sending.isBusy}>
            {sending.isBusy ? texts.sending : texts.submit}
          </Button>
        </>
      }
    >
      {!report.isReady ? (
        <Loading />
      ) : (
        <form id={formId} className="stack" noValidate onSubmit={submit}>
          {note}
          {sending.problem && (
            <Note tone="error" live>
              {sending.problem}
            </Note>
          )}
          {report.toMend > 0 && (
            <Note tone="error">
              <b>{texts.invalidTitle}</b> {texts.invalidCount(report.toMend)}
            </Note>
          )}
          {isAway && (
            <Note icon="offline">
              {lists.isReady
                ? `${texts.away[connection]} ${texts.accountsAsOf(format.dateTime(lists.readAt))}`
                : texts.noAccounts}
            </Note>
          )}
          {!isAway && lists.hasFailed && (
            <RetryNote isBusy={lists.isBusy} onRetry={lists.askAgain}>
              {texts.banksFailed}
            </RetryNote>
          )}
          <div className="g2">
            <ReportFields
              subject={subject}
              form={report.form}
              latestDay={report.latestDay}
              isDayAfterDevice={report.isDayAfterDevice}
              problems={report.problems}
              accounts={lists.accounts}
              banks={lists.banks}
              onChange={report.change}
              onLeave={report.leave}
            />
            <div className="full">
              <SlipField
                slip={report.slip}
                required={report.slipRequired}
                problem={report.problems.slip}
                mayLeaveOut={report.isSlipLost && !report.slipRequired}
                onChange={report.changeSlip}
                onState={report.tellSlip}
              />
            </div>
            <div className="full">
              <ReportNote note={report.form.note} onText={(note) => report.change({ note })} />
            </div>
          </div>
          <TimeLimit cancelAt={subject.cancelAt} />
        </form>
      )}
    </Sheet>
  );
}

/** The shop's own sentence where it has one, and the instant at which the order is given up. */
function TimeLimit({ cancelAt }: { cancelAt: number | null }) {
  const texts = useMessages(reportMessages);
  const format = useFormat();
  const { language } = useLanguage();
  const { transferTimeLimitText } = useSiteSettings();
  if (transferTimeLimitText === null && cancelAt === null) return null;
  return (
    <p className="sm text-danger">
      {transferTimeLimitText && textIn(transferTimeLimitText, language)}{' '}
      {cancelAt !== null && texts.deadline(format.dateTime(cancelAt))}
    </p>
  );
}
