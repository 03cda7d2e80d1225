import { useState } from 'react';
import type { Order } from '../../domain/order/order.ts';
import { outboxMessages } from '../../i18n/buying/outbox.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { reportDefect } from '../../platform/net/reportDefect.ts';
import { discardReports } from '../../platform/outbox/discardReports.ts';
import { mayHaveArrived } from '../../platform/outbox/entry.ts';
import { isBeingSent } from '../../platform/outbox/isBeingSent.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { notify } from '../../ui/notice/notify.ts';
import { useRevocable } from '../../ui/press/useRevocable.ts';
import { ConfirmSheet } from '../../ui/sheet/ConfirmSheet.tsx';
import { forgetEdit } from './forgetEdit.ts';
import { isOvertaken } from './isOvertaken.ts';
import type { ReportEntry } from './useReportEntries.ts';

/** The question before a report is discarded; says if it may have been sent before. */
export function DiscardQuestion({
  entry,
  orders,
  onAnswered,
}: {
  entry: ReportEntry;
  orders: readonly Order[];
  onAnswered: () => void;
}) {
  const { discardQuestion, removeQuestion, outcome: outcomes } = useMessages(outboxMessages);
  const texts = isOvertaken(entry, orders) ? removeQuestion : discardQuestion;
  const [isBusy, setBusy] = useState(false);
  const [waits, setWaits] = useState(false);
  const { say, takeBack } = useRevocable();
  const body = mayHaveArrived(entry) ? discardQuestion.mayHaveArrived : texts.body;

  const discard = async () => {
    setBusy(true);
    const yes = say();
    // Read before the confirmation takes the sender's lock itself.
    isBeingSent().then(setWaits, () => {});
    try {
      const outcome = await discardReports([entry.key], yes);
      if (outcome === 'takenBack') return;
      if (outcome === 'discarded') void forgetEdit(entry.key);
      else notify({ kind: 'info', title: outcomes[outcome] });
    } catch (fault) {
      reportDefect(fault, 'discarding a report');
      notify({ kind: 'error', title: outcomes.failed });
    }
    if (!yes.aborted) onAnswered();
  };
  const keep = () => {
    takeBack();
    onAnswered();
  };
  return (
    <ConfirmSheet
      open
      danger
      title={texts.title}
      body={
        <div className="stack stack-3">
          <p>{body(entry.draft.subject.number)}</p>
          {waits && (
            <Note icon="clock" live>
              {discardQuestion.waits}
            </Note>
          )}
        </div>
      }
      confirm={texts.confirm}
      refuse={texts.refuse}
      busy={isBusy}
      onConfirm={() => void discard()}
      onCancel={keep}
    />
  );
}
