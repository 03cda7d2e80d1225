import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { mayGiveUp, orderFace } from '../../../../domain/order/orderFace.ts';
import { ReportSheet } from '../../../bankTransfer/ReportSheet.tsx';
import { reportSubjectOf } from '../../../bankTransfer/reportSubject.ts';
import { ReportOnDevice } from '../../../outbox/ReportOnDevice.tsx';
import { unansweredReport } from '../../../outbox/unansweredReport.ts';
import { useReportEntryOf } from '../../../outbox/useReportEntries.ts';
import { OrderView } from '../../OrderView.tsx';
import { OtherThanAgreedNote } from '../../OtherThanAgreedNote.tsx';
import { otherThanAgreedIn } from '../../otherThanAgreed.ts';
import type { OrderScreenProps } from '../paymentSteps.ts';
import { useLeaveOnApproval } from '../useLeaveOnApproval.ts';
import { useLeaveOnRejection } from '../useLeaveOnRejection.ts';
import { OrderReports } from './OrderReports.tsx';
import { TransferStep } from './TransferStep.tsx';
import { useCopiedAccount } from './useCopiedAccount.ts';
import { useReportOpening } from './useReportOpening.ts';

/** The page of an order that is paid by transfer, with the report on the device and the report form. */
export function TransferOrder({ order, readAt, isFresh, askAgain }: OrderScreenProps) {
  const entry = useReportEntryOf(order.id);
  const onDevice = entry && unansweredReport(entry, order);
  const report = useReportOpening(order, isFresh, onDevice);
  const state = onDevice?.state ?? null;
  const face = orderFace(order, state);
  // The order has moved on: the server accepted the report, or refused it as unexpected.
  const hasMoved = state === 'sent' || onDevice?.problem?.code === 'REPORT_NOT_EXPECTED';
  const [isQueuedHere, setQueuedHere] = useState(false);
  useLeaveOnApproval(order, isFresh, 'thanksOfOrder');
  useLeaveOnRejection(order, isFresh, report.before !== null);
  const ask = useEffectEvent(askAgain);
  useEffect(() => {
    if (hasMoved) ask();
  }, [hasMoved]);
  const other = otherThanAgreedIn(useLocation().state);
  // Announced once, at the place that becomes visible first.
  const otherNote = (live: boolean) =>
    other && (
      <OtherThanAgreedNote
        key={String(live)}
        order={order}
        other={other}
        mayGiveUp={mayGiveUp(order, face)}
        live={live}
      />
    );
  const copied = useCopiedAccount(order.id);
  const step = (
    <TransferStep
      order={order}
      face={face}
      hasRefusedReport={state === 'failed'}
      onReport={report.open}
      onCopyAccount={copied.note}
    />
  );
  return (
    <>
      <OrderView order={order} readAt={readAt} onDevice={state} step={step} reports={<OrderReports order={order} />}>
        {otherNote(!report.isOrWasOpen)}
        {onDevice && (
          <ReportOnDevice
            entry={onDevice}
            order={order}
            isNews={isQueuedHere && report.before === null}
            onMend={report.open}
          />
        )}
      </OrderView>
      {report.before !== null && (
        <ReportSheet
          subject={reportSubjectOf(order)}
          mends={onDevice?.state === 'failed' ? onDevice : null}
          standing={{ before: report.before, now: order.status, onDevice: onDevice ?? null }}
          note={otherNote(!report.isOpenedHere)}
          copiedAccountId={copied.accountId}
          onLater={report.later}
          onBack={report.close}
          onQueued={() => {
            setQueuedHere(true);
            report.close();
          }}
        />
      )}
    </>
  );
}
