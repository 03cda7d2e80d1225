import type { Order } from '../../../../domain/order/order.ts';
import { chargeMessages } from '../../../../i18n/buying/charge.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { StepSection } from '../../StepSection.tsx';
import { ChargeStates, FailedTryNote } from './ChargeStates.tsx';
import { StartButton } from './StartButton.tsx';
import { useStartByOrder } from './useStartByOrder.ts';

/** Leads to the provider's own page, where the buyer pays. */
export function PayAtProvider({ order }: { order: Order }) {
  const { page } = useMessages(chargeMessages);
  const words = order.method === 'cardGatewayInstallment' ? { ...page, body: page.installments } : page;
  const { payment, pressed } = useStartByOrder(order);
  return (
    <ChargeStates payment={payment} words={words}>
      {(view) => (
        <StepSection title={words.title} body={view.kind === 'expired' ? words.expired : words.body}>
          <FailedTryNote view={view} payment={payment} />
          <StartButton pressed={pressed} icon="forward" label={words.go} slow={words.opening} />
        </StepSection>
      )}
    </ChargeStates>
  );
}
