import { useEffect, useRef } from 'react';
import { type KnownClock, knownNow } from '../../domain/order/bankTransferReport.ts';
import { reportDefect } from '../../platform/net/reportDefect.ts';
import { type Draft, useDraft } from '../../ui/form/useDraft.ts';
import { editDraftName, editSlipDraftName } from '../outbox/editDraftName.ts';
import type { ReportEntry, ReportSubject } from '../outbox/useReportEntries.ts';
import { reportDraftName } from './reportDraftName.ts';
import { formOfReport, newReportForm, type ReportForm, whenNow } from './reportForm.ts';
import { type SlipDraft, slipDraftName } from './slipDraft.ts';

type Clocks = {
  /** The clock when the form opened. */
  readonly opened: KnownClock;
  /** The last known lead of the server's clock (ms). */
  readonly serverAhead: number | null;
};

/**
 * The persisted words and slip of a report. They belong to the order, or to the report on this device that the form
 * corrects (`corrects`, its key).
 */
export function useReportDrafts(
  subject: ReportSubject,
  corrected: ReportEntry | null,
  corrects: string | null,
  { opened, serverAhead }: Clocks,
) {
  const name = corrects === null ? reportDraftName(subject.orderId) : editDraftName(corrects);
  const slipName = corrects === null ? slipDraftName(subject.orderId) : editSlipDraftName(corrects);
  // A new report that is refused while it is open becomes its correction, with what was typed.
  const screen = subject.orderId;
  const typed = useDraft<ReportForm>(
    name,
    () => (corrected ? formOfReport(corrected.draft.report) : newReportForm(subject, knownNow(opened))),
    { screen },
  );
  const slip = useDraft<SlipDraft>(slipName, () => ({ slip: null }), { screen });
  const words = withRightHour(typed, whenNow(knownNow(opened)), whenNow(knownNow({ ...opened, serverAhead })));
  useCarriedOver(corrects, words, slip);
  return {
    words,
    slip,
    isReady: words.isReady && slip.isReady,
    /**
     * Deletes both drafts from the device and leaves the screen as it is. Both at once, so that a form opened now reads
     * neither.
     */
    forget: async () => {
      await Promise.all([words.forget(), slip.forget()]);
    },
  };
}

/**
 * Copies the form's values to the drafts of the report that it corrects from now on, with the date and time that were
 * sent.
 */
function useCarriedOver(corrects: string | null, words: Draft<ReportForm>, slip: Draft<SlipDraft>): void {
  const of = useRef({ corrects, words, slip });
  useEffect(() => {
    const former = of.current;
    of.current = { corrects, words, slip };
    if (former.corrects === corrects) return;
    words.change({ isHourGiven: false });
    slip.change({});
    for (const each of [former.words, former.slip]) {
      each.forget().catch((defect: unknown) => reportDefect(defect, 'draft of a report'));
    }
  }, [corrects, words, slip]);
}

type Hour = Pick<ReportForm, 'date' | 'time'>;

/**
 * The draft with the person's date and time, or else the current ones (`right`) instead of those of the opening
 * (`first`): people may open the form before the transfer, or with a wrong clock.
 */
function withRightHour(draft: Draft<ReportForm>, first: Hour, right: Hour): Draft<ReportForm> {
  const { values, change } = draft;
  const isGiven = values.isHourGiven ?? (values.date === first.date && values.time === first.time);
  if (!isGiven) return draft;
  return {
    ...draft,
    values: { ...values, ...right },
    change: (changes, drawn) =>
      change({ ...right, isHourGiven: !('date' in changes || 'time' in changes), ...changes }, drawn),
  };
}
