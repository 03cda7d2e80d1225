import type { FormEvent, ReactNode } from 'react';
import { textIn } from '../../domain/localText.ts';
import { reportMessages } from '../../i18n/buying/report.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { RetryNote } from '../../ui/notice/RetryNote.tsx';
import { useConnection } from '../../ui/state/useConnection.ts';
import type { ReportSubject } from '../outbox/useReportEntries.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { ReportFields, ReportNote } from './ReportFields.tsx';
import type { ReportState } from './reportState.ts';
import { SlipField } from './SlipField.tsx';
import { SlipQrNote } from './SlipQrNote.tsx';
import { useBankLists } from './useBankLists.ts';
import type { useReportForm } from './useReportForm.ts';

type Props = {
  id: string;
  subject: ReportSubject;
  report: ReturnType<typeof useReportForm>;
  note: ReactNode;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** The report form with its notes. */
export function ReportBody({ id, subject, report, note, onSubmit }: Props) {
  const texts = useMessages(reportMessages);
  const lists = useBankLists();
  return (
    <form id={id} className="stack" noValidate onSubmit={onSubmit}>
      {note}
      <SendingProblem problem={report.state.problem} />
      {report.toMend > 0 && !report.state.isTried && (
        <Note tone="error">
          <b>{texts.invalidTitle}</b> {texts.invalidCount(report.toMend)}
        </Note>
      )}
      <ListsNote lists={lists} />
      <div className="g2">
        <div className="full stack stack-3">
          <SlipField
            slip={report.slip}
            required={report.slipRequired}
            problem={report.problems.slip}
            mayLeaveOut={report.isSlipLost && !report.slipRequired}
            onChange={report.changeSlip}
            onState={report.tellSlip}
          />
          {report.slipQr && <SlipQrNote named={report.slipQr} />}
        </div>
        <ReportFields
          subject={subject}
          form={report.form}
          latestDay={report.latestDay}
          now={report.now}
          isDayAfterDevice={report.isDayAfterDevice}
          problems={report.problems}
          accounts={lists.accounts}
          banks={lists.banks}
          onChange={report.change}
          onLeave={report.leave}
        />
        <div className="full">
          <ReportNote note={report.form.note} onText={(typed) => report.change({ note: typed })} />
        </div>
      </div>
      <TimeLimit cancelAt={subject.cancelAt} />
    </form>
  );
}

/** The reason why the report was not sent. */
export function SendingProblem({ problem }: Pick<ReportState, 'problem'>) {
  const texts = useMessages(reportMessages);
  if (problem === null) return null;
  return (
    <Note tone="error" live>
      {typeof problem === 'string' ? texts[problem] : texts.serverRefused(problem.reason)}
    </Note>
  );
}

/** The age of the list of the shop's accounts while offline, or a note that it is missing. */
function ListsNote({ lists }: { lists: ReturnType<typeof useBankLists> }) {
  const texts = useMessages(reportMessages);
  const format = useFormat();
  const connection = useConnection();
  if (connection !== 'online') {
    const words = `${texts.away[connection]} ${texts.accountsAsOf(format.dateTime(lists.readAt))}`;
    return <Note icon="offline">{lists.isReady ? words : texts.noAccounts}</Note>;
  }
  if (!lists.hasFailed) return null;
  return (
    <RetryNote isBusy={lists.isBusy} onRetry={lists.askAgain}>
      {texts.banksFailed}
    </RetryNote>
  );
}

/** The shop's own sentence, if it has one, and the time at which the order is cancelled. */
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
