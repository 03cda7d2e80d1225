import type { Order } from '../../../../domain/order/order.ts';
import { chargeMessages } from '../../../../i18n/buying/charge.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { StepSection } from '../../StepSection.tsx';
import { ChargeStates, DeclinedNote } from './ChargeStates.tsx';
import { StartButton } from './StartButton.tsx';
import { useStartByOrder } from './useStartByOrder.ts';

/** Leads to the provider's own page, where the buyer pays. */
export function PayAtProvider({ order }: { order: Order }) {
  const texts = useMessages(chargeMessages);
  const { payment, pressed } = useStartByOrder(order);
  return (
    <ChargeStates payment={payment} words={texts.page}>
      {(view) => (
        <StepSection title={texts.page.title} body={view.kind === 'expired' ? texts.page.expired : texts.page.body}>
          <DeclinedNote charge={view.kind === 'toStart' ? view.declined : null} />
          <StartButton pressed={pressed} icon="forward" label={texts.page.go} slow={texts.page.opening} />
        </StepSection>
      )}
    </ChargeStates>
  );
}
