import '../../../../ui/styles/payment.css';
import type { Order } from '../../../../domain/order/order.ts';
import { chargeMessages } from '../../../../i18n/buying/charge.ts';
import { formatMoney } from '../../../../i18n/format.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { FailedTryNote } from '../provider/ChargeStates.tsx';
import type { ChargeView } from '../provider/chargeView.ts';
import { StartButton } from '../provider/StartButton.tsx';
import type { useStartByOrder } from '../provider/useStartByOrder.ts';
import { QrStep } from './QrStep.tsx';

/** The heading over a QR payment. */
export function useQrTitle(): (view: ChargeView) => string {
  const { qr } = useMessages(chargeMessages);
  return ({ kind }) => (kind === 'expired' ? qr.expired.title : qr.title);
}

/** A payment by QR: a place for the picture until it is made, the picture, and the way to a new one. */
export function QrPayment({
  order,
  view,
  payment,
  pressed,
}: { order: Order; view: ChargeView } & ReturnType<typeof useStartByOrder>) {
  const texts = useMessages(chargeMessages);
  if (view.kind === 'step' && view.step.kind === 'qr') {
    return <QrStep order={order} picture={view.step.picture} expiresAt={view.expiresAt} now={payment.now} />;
  }
  const isOver = view.kind === 'expired';
  const hasFailed = pressed.error !== null || (view.kind === 'toStart' && view.declined !== null);
  return (
    <div className="stack stack-3">
      {isOver && <p className="read">{texts.qr.expired.body}</p>}
      <FailedTryNote view={view} payment={payment} />
      {pressed.sending && (
        <div className="stack stack-3 qr-step" aria-hidden="true">
          <span className="qr sk" />
          <p className="price price-l">{formatMoney(order.total, order.currency)}</p>
        </div>
      )}
      <StartButton
        pressed={pressed}
        icon="qr"
        label={isOver ? texts.qr.expired.again : hasFailed ? texts.again : texts.qr.make}
        slow={texts.qr.making}
      />
    </div>
  );
}
