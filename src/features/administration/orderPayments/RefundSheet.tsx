import { useRef, useState } from 'react';
import type { OrderAtDesk } from '../../../domain/order/order.ts';
import type { OrderPayment, RefundWay } from '../../../domain/order/orderPayment.ts';
import { orderPaymentMessages } from '../../../i18n/buying/orderPayments.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { focusFirstProblem } from '../../../ui/form/focusFirstProblem.ts';
import { RadioOption } from '../../../ui/form/RadioOption.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { Note } from '../../../ui/notice/Note.tsx';
import { Button } from '../../../ui/press/Button.tsx';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';
import { useUnsavedChanges } from '../form/unsavedChanges.ts';
import { useAskedClose } from '../form/useAskedClose.ts';
import type { Refunding } from './usePaymentDeeds.ts';

/** The form of a refund: the way, a reason for the buyer, and a note, which a transfer by hand needs. */
export function RefundSheet({
  order,
  payment,
  onClose,
  onRefund,
}: {
  order: OrderAtDesk;
  payment: OrderPayment;
  onClose: () => void;
  onRefund: (refunding: Refunding) => void;
}) {
  const texts = useMessages(orderPaymentMessages).form;
  const amount = formatMoney(payment.amount, payment.currency);
  const isByCallUsual = payment.refundsByCall && payment.refund?.state !== 'refused';
  const [way, setWay] = useState<RefundWay>(isByCallUsual ? 'provider' : 'hand');
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [isNoteMissing, setNoteMissing] = useState(false);
  useUnsavedChanges(reason !== '' || note !== '');
  const close = useAskedClose(onClose);
  const fields = useRef<HTMLDivElement>(null);
  const submit = () => {
    if (way === 'hand' && note.trim() === '') {
      setNoteMissing(true);
      if (fields.current) focusFirstProblem(fields.current);
      return;
    }
    onRefund({ way, reason: reason.trim() || null, note: note.trim() || null });
  };
  return (
    <Sheet
      open
      title={texts.title(amount)}
      dismissableMask={false}
      onClose={close}
      actions={[
        <Button key="no" kind="outline" onClick={close}>
          {texts.back}
        </Button>,
        <Button key="yes" kind="danger" onClick={submit}>
          {texts.confirm[way](amount)}
        </Button>,
      ]}
    >
      <div ref={fields} className="stack">
        {payment.isOwn && order.status !== 'cancelled' && <Note tone="here">{texts.endsAccess}</Note>}
        {payment.refundsByCall ? (
          <fieldset className="stack stack-2">
            <legend className="label">{texts.way}</legend>
            <RadioOption
              name="way"
              title={texts.provider}
              detail={texts.providerDetail}
              checked={way === 'provider'}
              onChoose={() => setWay('provider')}
            />
            <RadioOption
              name="way"
              title={texts.hand}
              detail={texts.handDetail}
              checked={way === 'hand'}
              onChoose={() => setWay('hand')}
            />
          </fieldset>
        ) : (
          <Note>{texts.handOnly}</Note>
        )}
        <TextAreaField
          label={texts.reason}
          hint={texts.reasonHint}
          maxLength={400}
          rows={2}
          value={reason}
          onText={setReason}
        />
        <TextAreaField
          label={texts.note}
          hint={texts.noteHint}
          required={way === 'hand'}
          problem={isNoteMissing && way === 'hand' && note.trim() === '' ? texts.noteRequired : undefined}
          maxLength={400}
          rows={2}
          value={note}
          onText={setNote}
        />
      </div>
    </Sheet>
  );
}
