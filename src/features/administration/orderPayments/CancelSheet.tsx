import { useState } from 'react';
import { orderPaymentMessages } from '../../../i18n/buying/orderPayments.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { Button } from '../../../ui/press/Button.tsx';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';
import { useUnsavedChanges } from '../form/unsavedChanges.ts';
import { useAskedClose } from '../form/useAskedClose.ts';

/**
 * The question before an administrator cancels an unpaid order, with a reason for the buyer; `isTakenBack`: an approved
 * one that cost nothing, which needs the reason.
 */
export function CancelSheet({
  isTakenBack,
  onClose,
  onCancel,
}: {
  isTakenBack: boolean;
  onClose: () => void;
  onCancel: (reason: string | null) => void;
}) {
  const texts = useMessages(orderPaymentMessages);
  const [reason, setReason] = useState('');
  useUnsavedChanges(reason !== '');
  const [isPressed, setPressed] = useState(false);
  const close = useAskedClose(onClose);
  const isMissing = isTakenBack && reason.trim() === '';
  return (
    <Sheet
      open
      title={texts.cancel.title}
      dismissableMask={false}
      onClose={close}
      actions={[
        <Button key="no" kind="outline" onClick={close}>
          {texts.form.back}
        </Button>,
        <Button
          key="yes"
          kind="danger"
          onClick={() => (isMissing ? setPressed(true) : onCancel(reason.trim() || null))}
        >
          {texts.cancel.confirm}
        </Button>,
      ]}
    >
      <div className="stack">
        <p>{isTakenBack ? texts.cancel.takeBack : texts.cancel.body}</p>
        <TextAreaField
          label={texts.form.reason}
          hint={texts.form.reasonHint}
          required={isTakenBack}
          problem={isPressed && isMissing ? texts.cancel.reasonRequired : undefined}
          maxLength={400}
          rows={2}
          value={reason}
          onText={setReason}
        />
      </div>
    </Sheet>
  );
}
