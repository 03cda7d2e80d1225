import type { OrderScreenProps } from '../paymentSteps.ts';
import { ProviderOrder } from '../provider/ProviderOrder.tsx';
import { PayByBankQr } from './PayByBankQr.tsx';
import { PayByQr } from './PayByQr.tsx';

/** The page of an order that is paid by scanning a QR of a provider. */
export function QrOrder(props: OrderScreenProps) {
  const { order } = props;
  const pay = order.method === 'bankQr' ? <PayByBankQr order={order} /> : <PayByQr order={order} />;
  return <ProviderOrder {...props} pay={pay} afterwards="plainThanks" />;
}
