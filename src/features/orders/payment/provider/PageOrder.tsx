import type { OrderScreenProps } from '../paymentSteps.ts';
import { PayAtProvider } from './PayAtProvider.tsx';
import { ProviderOrder } from './ProviderOrder.tsx';

/** The page of an order that is paid on the provider's own page. */
export function PageOrder(props: OrderScreenProps) {
  return <ProviderOrder {...props} pay={<PayAtProvider order={props.order} />} afterwards="thanksOfOrder" />;
}
