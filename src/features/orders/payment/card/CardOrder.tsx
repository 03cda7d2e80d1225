import type { OrderScreenProps } from '../paymentSteps.ts';
import { ProviderOrder } from '../provider/ProviderOrder.tsx';
import { PayByCard } from './PayByCard.tsx';

/** The page of an order that is paid by card. */
export function CardOrder(props: OrderScreenProps) {
  return <ProviderOrder {...props} pay={<PayByCard order={props.order} />} afterwards="thanksOfOrder" />;
}
