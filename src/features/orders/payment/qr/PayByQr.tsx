import type { Order } from '../../../../domain/order/order.ts';
import { chargeMessages } from '../../../../i18n/buying/charge.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { StepSection } from '../../StepSection.tsx';
import { ChargeStates } from '../provider/ChargeStates.tsx';
import { useStartByOrder } from '../provider/useStartByOrder.ts';
import { QrPayment, useQrTitle } from './QrPayment.tsx';

/** Shows a provider's QR on the order's page until it is paid, and makes a new one once its time is over. */
export function PayByQr({ order }: { order: Order }) {
  const texts = useMessages(chargeMessages);
  const titleOf = useQrTitle();
  const starting = useStartByOrder(order);
  return (
    <ChargeStates payment={starting.payment} words={texts.page}>
      {(view) => (
        <StepSection title={titleOf(view)}>
          <QrPayment order={order} view={view} {...starting} />
        </StepSection>
      )}
    </ChargeStates>
  );
}
