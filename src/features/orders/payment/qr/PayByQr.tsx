import type { Order } from '../../../../domain/order/order.ts';
import { chargeMessages } from '../../../../i18n/buying/charge.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { StepSection } from '../../StepSection.tsx';
import { ChargeStates, FailedTryNote } from '../provider/ChargeStates.tsx';
import { StartButton } from '../provider/StartButton.tsx';
import { useStartByOrder } from '../provider/useStartByOrder.ts';
import { QrStep } from './QrStep.tsx';

/** Shows a provider's QR until it is paid, and makes a new one once its time is over. */
export function PayByQr({ order }: { order: Order }) {
  const texts = useMessages(chargeMessages);
  const { payment, pressed } = useStartByOrder(order);
  const button = (label: string) => <StartButton pressed={pressed} icon="qr" label={label} slow={texts.qr.making} />;
  return (
    <ChargeStates payment={payment} words={texts.page}>
      {(view) => {
        if (view.kind === 'step' && view.step.kind === 'qr') {
          return <QrStep order={order} picture={view.step.picture} expiresAt={view.expiresAt} now={payment.now} />;
        }
        if (view.kind === 'expired') {
          return (
            <StepSection title={texts.qr.expired.title} body={texts.qr.expired.body}>
              <FailedTryNote view={view} payment={payment} />
              {button(texts.qr.expired.again)}
            </StepSection>
          );
        }
        const declined = view.kind === 'toStart' ? view.declined : null;
        return (
          <StepSection title={texts.qr.title}>
            <FailedTryNote view={view} payment={payment} />
            {button(pressed.error || declined ? texts.again : texts.qr.make)}
          </StepSection>
        );
      }}
    </ChargeStates>
  );
}
