import { useState } from 'react';
import type { Order, OrderReport } from '../../domain/order.ts';
import { type RejectCode, rejectCodes } from '../../domain/rejectReason.ts';
import { administrationMessages } from '../../i18n/administration.ts';
import { formatMoney } from '../../i18n/format.ts';
import { rejectReasonMessages } from '../../i18n/rejectReasons.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmSheet } from '../../ui/ConfirmSheet.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextField.tsx';
import { useConnection } from '../../ui/useConnection.ts';
import { useDifferenceText } from './ComparisonTag.tsx';
import { compareAmount, mayApprove } from './compareAmount.ts';
import { otherReason, type ReasonProblem, reasonOf, reasonProblem } from './rejectReason.ts';
import type { Decision } from './useDecision.ts';

const approval: Decision = { decision: 'approved', reasonCode: null, reason: null };

/** Approve, or reject with a reason that the buyer reads. Never queued: without a network the buttons say why they wait. */
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
  const texts = useMessages(administrationMessages).decide;
  const { usual } = useMessages(rejectReasonMessages);
  const differenceText = useDifferenceText();
  const isAway = useConnection() !== 'online';
  const comparison = compareAmount(order.total, report.amount);
  const difference = differenceText(comparison, order.currency);
  const [chosen, setChosen] = useState<string>(
    comparison.kind === 'equal' ? '' : ('amountDiffers' satisfies RejectCode),
  );
  const [more, setMore] = useState('');
  const [problem, setProblem] = useState<ReasonProblem | null>(null);
  const [asks, setAsks] = useState(false);
  const isShut = isAway || isPending;

  const approve = () => {
    if (isShut) return;
    if (difference === null) onDecide(approval);
    else setAsks(true);
  };
  const reject = () => {
    if (isShut) return;
    const found = reasonProblem(chosen, more);
    setProblem(found);
    if (found === null) onDecide({ decision: 'rejected', ...reasonOf(chosen, more) });
  };
  return (
    <div className="stack stack-3">
      {order.total > 0 && mayApprove(order) && <p className="hint">{texts.lookAtSlip}</p>}
      <SelectField
        label={texts.reason}
        hint={texts.reasonHint}
        placeholder={texts.choose}
        problem={problem === 'reason' ? texts.reasonRequired : undefined}
        value={chosen}
        onText={setChosen}
        choices={[
          ...rejectCodes.map((code) => ({ value: code, label: usual[code] })),
          { value: otherReason, label: texts.otherReason },
        ]}
      />
      {chosen !== '' && (
        <TextAreaField
          label={texts.more}
          required={chosen === otherReason}
          problem={problem === 'more' ? texts.moreRequired : undefined}
          maxLength={400}
          rows={1}
          value={more}
          onText={setMore}
        />
      )}
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
        open={asks}
        title={texts.confirmTitle}
        body={texts.confirmBody(
          formatMoney(order.total, order.currency),
          formatMoney(report.amount, order.currency),
          difference ?? '',
        )}
        confirm={texts.confirm}
        refuse={texts.refuse}
        onCancel={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          onDecide(approval);
        }}
      />
    </div>
  );
}
