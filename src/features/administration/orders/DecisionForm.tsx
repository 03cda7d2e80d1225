import { useRef, useState } from 'react';
import { isRequest } from '../../../domain/order/freeRequest.ts';
import type { Order, OrderReport } from '../../../domain/order/order.ts';
import type { RejectCode } from '../../../domain/order/rejectReason.ts';
import { slipQueueMessages } from '../../../i18n/buying/slipQueue.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Button } from '../../../ui/press/Button.tsx';
import { ConfirmSheet } from '../../../ui/sheet/ConfirmSheet.tsx';
import { useConnection } from '../../../ui/state/useConnection.ts';
import { useUnsavedChanges } from '../form/unsavedChanges.ts';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { AcceptQuestion } from './AcceptQuestion.tsx';
import { useDifferenceText } from './ComparisonTag.tsx';
import { compareAmount, mayApprove } from './compareAmount.ts';
import { ReasonFields } from './ReasonFields.tsx';
import { type ReasonProblem, reasonOf, reasonProblem, type TypedReason, typedReasonOf } from './rejectReason.ts';
import { approval, type Decision } from './useDecision.ts';

/**
 * Approve, or reject with a reason for the buyer. Money is approved after a question. Never queued: offline the buttons
 * explain why they wait.
 */
export function DecisionForm({
  order,
  report,
  isPending,
  onDecide,
}: {
  order: Order;
  report: OrderReport;
  isPending: boolean;
  onDecide: (decision: Decision) => void;
}) {
  const { decide: texts, order: facts } = useMessages(administrationMessages);
  const words = useMessages(slipQueueMessages).approve;
  const differenceText = useDifferenceText();
  const isAway = useConnection() !== 'online';
  const comparison = compareAmount(order.total, report.amount);
  const difference = differenceText(comparison, order.currency);
  const usual = comparison.kind === 'equal' ? '' : ('amountDiffers' satisfies RejectCode);
  const [written, setWritten] = useState<TypedReason>({ chosen: usual, more: '' });
  const isFree = isRequest(order);
  const typed = typedReasonOf(written, isFree);
  const { chosen, more } = typed;
  useUnsavedChanges(written.chosen !== usual || more !== '');
  const [problem, setProblem] = useState<ReasonProblem | null>(null);
  const [asks, setAsks] = useState<'money' | 'request' | null>(null);
  const isShut = isAway || isPending;

  const fields = useRef<HTMLDivElement>(null);
  useShortcuts({
    ...(!isShut && mayApprove(order) && { KeyA: () => setAsks(isFree ? 'request' : 'money') }),
    KeyR: () => fields.current?.querySelector<HTMLElement>('select, textarea')?.focus(),
  });

  const approve = () => {
    if (isShut) return;
    if (isFree) onDecide(approval);
    else setAsks('money');
  };
  const reject = () => {
    if (isShut) return;
    const found = reasonProblem(chosen, more);
    setProblem(found);
    if (found === null) onDecide({ decision: 'rejected', ...reasonOf(chosen, more) });
  };
  return (
    <div className="stack stack-3">
      {!isFree && mayApprove(order) && <p className="hint">{texts.lookAtSlip}</p>}
      <div ref={fields} className="stack stack-3">
        <ReasonFields
          isRequest={isFree}
          typed={typed}
          problem={problem}
          onChange={(changes) => setWritten((before) => ({ ...before, ...changes }))}
        />
      </div>
      <div className="g2">
        <Button kind="danger" icon="close" aria-disabled={isShut || undefined} onClick={reject}>
          {texts.reject}
        </Button>
        {mayApprove(order) && (
          <Button icon="check" busy={isPending} aria-disabled={isShut || undefined} onClick={approve}>
            {texts.approve}
          </Button>
        )}
      </div>
      {isAway && <p className="hint">{texts.needsNetwork}</p>}
      <ConfirmSheet
        open={asks === 'request'}
        title={words.title(order.number)}
        confirm={words.confirm}
        onCancel={() => setAsks(null)}
        onConfirm={() => {
          setAsks(null);
          onDecide(approval);
        }}
      />
      <AcceptQuestion
        open={asks === 'money'}
        title={difference === null ? words.title(order.number) : texts.confirmTitle}
        due={formatMoney(order.total, order.currency)}
        received={{ label: facts.reported, amount: formatMoney(report.amount, order.currency) }}
        difference={difference}
        onAccept={() => onDecide(approval)}
        onClose={() => setAsks(null)}
      />
    </div>
  );
}
