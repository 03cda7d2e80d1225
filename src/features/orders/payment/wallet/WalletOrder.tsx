import { chargeMessages } from '../../../../i18n/buying/charge.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { Note } from '../../../../ui/notice/Note.tsx';
import type { OrderScreenProps } from '../paymentSteps.ts';
import { ProviderOrder } from '../provider/ProviderOrder.tsx';
import { PayByWallet } from './PayByWallet.tsx';
import { hasWalletFailed, useLeaveOnWalletFailure } from './useLeaveOnWalletFailure.ts';

/** The page of an order that is paid by PayPal. A failed payment cancels the order, and its buyer can order again. */
export function WalletOrder(props: OrderScreenProps) {
  const { order } = props;
  const { failed } = useMessages(chargeMessages).wallet;
  useLeaveOnWalletFailure(order);
  return (
    <ProviderOrder {...props} pay={<PayByWallet order={order} />} afterwards="thanksOfOrder">
      {hasWalletFailed(order) && (
        <Note tone="error">
          <b>{failed.title}</b> {failed.body}
        </Note>
      )}
    </ProviderOrder>
  );
}
