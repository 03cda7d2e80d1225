import '../../ui/styles/buyer.css';
import { type ReactNode, useId } from 'react';
import { reportMessages } from '../../i18n/buying/report.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useUpdateHold } from '../../ui/page/useUpdateHold.ts';
import { Button } from '../../ui/press/Button.tsx';
import { Sheet } from '../../ui/sheet/Sheet.tsx';
import { Loading } from '../../ui/state/Skeleton.tsx';
import type { ReportEntry, ReportSubject } from '../outbox/useReportEntries.ts';
import { overtaking, type ReportStanding } from './overtaken.ts';
import { ReportBody } from './ReportBody.tsx';
import { useBankLists } from './useBankLists.ts';
import { useOvertaken } from './useOvertaken.ts';
import { useReportForm } from './useReportForm.ts';
import { useReportPresses } from './useReportPresses.ts';
import { useReportSending } from './useReportSending.ts';

type Props = {
  subject: ReportSubject;
  /** A refused or waiting report on this device that this form corrects. */
  mends?: ReportEntry | null;
  /** The current state of the order, which may make this report unnecessary. */
  standing?: ReportStanding | null;
  /** A note about the order for the payer. */
  note?: ReactNode;
  /** The account whose number was copied; '' for none. */
  copiedAccountId?: string;
  /**
   * Leaves the form. A new draft stays for later; a correction is dropped and the queued report is sent unchanged.
   * `null`: only the phone's "back" leaves.
   */
  onLater: (() => void) | null;
  /** Closes the form, for the phone's "back"; by default it leaves like `onLater`. */
  onBack?: () => void;
  /** The report is queued on the device, or was overtaken. The sheet can close. */
  onQueued: () => void;
};

/**
 * The report of a bank transfer (specification 2 and 5). The sheet has no cross and ignores Escape; the phone's "back"
 * closes it. It works offline, and nobody has to wait once the report is queued.
 */
export function ReportSheet({ subject, mends = null, standing = null, note = null, ...props }: Props) {
  const { copiedAccountId = '', onLater, onBack = onLater, onQueued } = props;
  const texts = useMessages(reportMessages);
  const formId = useId();
  const report = useReportForm(subject, mends, { accounts: useBankLists().accounts, copiedAccountId });
  const sending = useReportSending(subject, report, onQueued);
  const { step, corrects } = report.state;
  const [isBusy, isQueued] = [step !== 'editing', step === 'queued'];
  // A refused report is never sent unchanged, even if it was refused while this form was open.
  const goesAsItIs = mends !== null && mends.state !== 'failed' && corrects === mends.key;
  const { submit, leave } = useReportPresses(report, sending, goesAsItIs);
  const later = () => leave(onLater);
  const mayLeave = onLater !== null || isQueued;
  useUpdateHold(true, 'form');
  const overtaken = standing && overtaking(standing, corrects);
  useOvertaken(overtaken, isBusy, { forget: report.forget, leave: onQueued });
  return (
    <Sheet
      open
      wide
      closable={isQueued}
      dismissableMask={false}
      onClose={later}
      {...(mayLeave && { onBack: () => leave(onBack) })}
      title={texts.title}
      actions={
        <>
          {mayLeave && (
            <Button kind="outline" onClick={later} aria-disabled={step === 'saving' || undefined}>
              {isQueued ? texts.leave : goesAsItIs ? texts.unchanged : texts.later}
            </Button>
          )}
          <Button type="submit" form={formId} busy={isBusy}>
            {isBusy ? texts.sending : texts.submit}
          </Button>
        </>
      }
    >
      {report.isReady ? (
        <ReportBody id={formId} subject={subject} report={report} note={note} onSubmit={submit} />
      ) : (
        <Loading />
      )}
    </Sheet>
  );
}
