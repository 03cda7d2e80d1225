import type { FormEvent } from 'react';
import { reportMessages } from '../../i18n/buying/report.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { reportDefect } from '../../platform/net/reportDefect.ts';
import { focusFirstProblem } from '../../ui/form/focusFirstProblem.ts';
import { useFormNotice } from '../../ui/form/useFormNotice.ts';
import type { useReportForm } from './useReportForm.ts';
import type { useReportSending } from './useReportSending.ts';

/**
 * The two actions of the report form: send and leave. `goesAsItIs`: the corrected report waits and is sent unchanged, so
 * the draft can be dropped on leaving.
 */
export function useReportPresses(
  report: ReturnType<typeof useReportForm>,
  sending: ReturnType<typeof useReportSending>,
  goesAsItIs: boolean,
) {
  const texts = useMessages(reportMessages);
  const tell = useFormNotice(report.toMend === 0);
  const tellWait = useFormNotice(!report.isSlipOnItsWay, 'info');
  const { step, isWarnedOfPicture } = report.state;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step !== 'editing') return;
    const { report: filled, faultCount } = report.check();
    // Each field says its own fault.
    if (faultCount > 0) tell(texts.invalidTitle, texts.invalidCount(faultCount));
    else if (report.isSlipOnItsWay) return tellWait(texts.slipWait);
    const form = event.currentTarget;
    if (filled === null) return focusFirstProblem(form);
    void sending.send(filled).then((outcome) => outcome === 'refused' && focusFirstProblem(form));
  };

  const leave = (goOn: (() => void) | null) => {
    if (step === 'queued') return sending.leave();
    if (step === 'saving') return;
    if (goesAsItIs) report.forget().catch((defect: unknown) => reportDefect(defect, 'draft of a report'));
    else if (report.isSlipOnItsWay && !isWarnedOfPicture) {
      report.tell({ type: 'warnedOfPicture' });
      return tellWait(texts.slipNotKept);
    }
    goOn?.();
  };
  return { submit, leave };
}
