import { ordersMessages } from '../../../../i18n/buying/orders.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { StepSection } from '../../StepSection.tsx';
import type { OrderScreenProps } from '../paymentSteps.ts';
import { ProviderOrder } from './ProviderOrder.tsx';

/** The page of an order whose payment begins and ends at the provider. */
export function OtherProviderOrder(props: OrderScreenProps) {
  const { next } = useMessages(ordersMessages);
  return <ProviderOrder {...props} pay={<StepSection {...next.otherMethod} />} afterwards="thanksOfOrder" />;
}
