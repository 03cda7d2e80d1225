import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Order } from '../../../../domain/order/order.ts';
import { chargeMessages } from '../../../../i18n/buying/charge.ts';
import { formatMoney } from '../../../../i18n/format.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { FailureNote } from '../../../../ui/notice/FailureNote.tsx';
import { Button } from '../../../../ui/press/Button.tsx';
import { usePressedCall } from '../../../../ui/press/usePressedCall.ts';
import { Sheet } from '../../../../ui/sheet/Sheet.tsx';
import { StepSection } from '../../StepSection.tsx';
import { ChargeStates, FailedTryNote } from '../provider/ChargeStates.tsx';
import { StartButton } from '../provider/StartButton.tsx';
import { startChargeOf } from '../provider/startChargeOf.ts';
import { useCharge } from '../provider/useCharge.ts';
import { useFailedPress } from '../provider/useFailedPress.ts';

/** The sheet that leads to PayPal. It opens by the press that ordered; the payment begins by the press in it. */
export function PayByWallet({ order }: { order: Order }) {
  const texts = useMessages(chargeMessages);
  const { wallet } = texts;
  const [isOpen, setOpen] = useState(useLocation().state?.afterOrder === true);
  const tellFailure = useFailedPress(order);
  const payment = useCharge(
    order,
    () => startChargeOf(order),
    () => {
      setOpen(false);
      tellFailure();
    },
  );
  const pressed = usePressedCall(payment.start, payment.begin);
  return (
    <ChargeStates payment={payment} words={wallet}>
      {(view) => (
        <StepSection title={wallet.title} body={view.kind === 'expired' ? texts.page.expired : wallet.body}>
          {!isOpen && (
            <>
              <FailedTryNote view={view} payment={payment} />
              <FailureNote error={pressed.error} />
            </>
          )}
          <Button icon="wallet" onClick={() => setOpen(true)}>
            {wallet.open}
          </Button>
          <Sheet open={isOpen} onClose={() => setOpen(false)} title={wallet.title}>
            <div className="stack stack-3">
              <p className="row sb">
                <span className="mut">{texts.amount}</span>
                <b className="num">{formatMoney(order.total, order.currency)}</b>
              </p>
              <p className="read">{wallet.body}</p>
              <FailedTryNote view={view} payment={payment} />
              <StartButton pressed={pressed} icon="forward" label={wallet.go} slow={wallet.opening} />
            </div>
          </Sheet>
        </StepSection>
      )}
    </ChargeStates>
  );
}
