import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Order } from '../../../../domain/order/order.ts';
import { chargeMessages } from '../../../../i18n/buying/charge.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { Button } from '../../../../ui/press/Button.tsx';
import { Sheet } from '../../../../ui/sheet/Sheet.tsx';
import { StepSection } from '../../StepSection.tsx';
import { ChargeStates, FailedTryNote } from '../provider/ChargeStates.tsx';
import type { ChargeView } from '../provider/chargeView.ts';
import { useStartByOrder } from '../provider/useStartByOrder.ts';
import { QrPayment, useQrTitle } from './QrPayment.tsx';

/**
 * The sheet with the bank's QR (specification 2). It opens by the press that ordered or a press of its own, and with the page of
 * a QR that was made before: phones reload a page that comes back from the bank's app.
 */
export function PayByBankQr({ order }: { order: Order }) {
  const texts = useMessages(chargeMessages);
  const titleOf = useQrTitle();
  const isJustOrdered = useLocation().state?.afterOrder === true;
  const [isOpen, setOpen] = useState<boolean | null>(isJustOrdered || null);
  const starting = useStartByOrder(order);
  const open = (view: ChargeView) => {
    setOpen(true);
    if (view.kind === 'toStart' && view.declined === null) starting.pressed.press();
  };
  const hasFailed = (view: ChargeView) =>
    starting.pressed.error !== null || (view.kind === 'toStart' && view.declined?.failure === 'notStarted');
  const isShown = (view: ChargeView) => isOpen ?? view.kind !== 'toStart';
  return (
    <ChargeStates payment={starting.payment} words={texts.page}>
      {(view) => (
        <StepSection title={texts.qr.title} body={texts.qr.inSheet}>
          {!isShown(view) && <FailedTryNote view={view} payment={starting.payment} />}
          <Button icon="qr" onClick={() => open(view)}>
            {view.kind === 'step' ? texts.qr.show : texts.qr.make}
          </Button>
          <Sheet
            open={isShown(view)}
            onClose={() => setOpen(false)}
            title={hasFailed(view) ? texts.qr.notMade : titleOf(view)}
          >
            <QrPayment order={order} view={view} {...starting} />
          </Sheet>
        </StepSection>
      )}
    </ChargeStates>
  );
}
