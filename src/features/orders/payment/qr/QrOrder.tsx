import type { OrderScreenProps } from '../paymentSteps.ts';
import { ProviderOrder } from '../provider/ProviderOrder.tsx';
import { PayByQr } from './PayByQr.tsx';

/** The page of an order that is paid by scanning a QR of a provider. */
export function QrOrder(props: OrderScreenProps) {
  return <ProviderOrder {...props} pay={<PayByQr order={props.order} />} afterwards="plainThanks" />;
}
