import { useQuery } from '@tanstack/react-query';
import type { Order } from '../../../../domain/order/order.ts';
import type { OrderFace } from '../../../../domain/order/orderFace.ts';
import { ordersMessages } from '../../../../i18n/buying/orders.ts';
import { formatMoney } from '../../../../i18n/format.ts';
import { useFormat } from '../../../../i18n/useFormat.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { Button } from '../../../../ui/press/Button.tsx';
import { ShopQr } from '../../../bankTransfer/ShopQr.tsx';
import { paymentMethodsQuery } from '../../../cart/paymentMethodsQuery.ts';
import { RefundPromise } from '../../../site/RefundPromise.tsx';
import { CheckTime } from '../../CheckTime.tsx';
import { NextStep } from '../../NextStep.tsx';
import { OrderAgain } from '../../OrderAgain.tsx';
import { Rejection } from '../../Rejection.tsx';
import { StepSection } from '../../StepSection.tsx';
import { OtherWay } from '../OtherWay.tsx';
import { DestinationAccounts } from './DestinationAccounts.tsx';
import { PromptPayOfShop } from './PromptPayOfShop.tsx';
import { SumToTransfer } from './SumToTransfer.tsx';

type Props = {
  order: Order;
  face: OrderFace;
  /** A refused report is shown above; its button opens the same form and is the main one. */
  hasRefusedReport?: boolean;
  onReport: () => void;
  /** Called with the id of the account whose number was copied. */
  onCopyAccount: (accountId: string) => void;
};

/** The buyer's next step of an order that is paid by transfer. */
export function TransferStep({ order, face, hasRefusedReport = false, onReport, onCopyAccount }: Props) {
  const { next, actions } = useMessages(ordersMessages);
  const format = useFormat();
  const kind = hasRefusedReport ? 'outline' : 'solid';
  const until = order.cancelAt === null ? null : format.dateTime(order.cancelAt);
  const total = formatMoney(order.total, order.currency);
  const ways = <WaysToTransfer order={order} onCopyAccount={onCopyAccount} />;
  if (face === 'notYetReceived') {
    return (
      <StepSection title={next.toPay.title} body={next.toPay.body}>
        <SumToTransfer order={order} />
        {ways}
        <Button block kind={kind} onClick={onReport}>
          {actions.report}
        </Button>
        <RefundPromise />
        <CheckTime />
        <OtherWay order={order} />
      </StepSection>
    );
  }
  if (face === 'rejected') {
    return (
      <StepSection title={next.rejected.title} body={next.rejected.body(total)}>
        <Rejection order={order} />
        {until && <p className="sm text-danger">{next.rejected.until(until)}</p>}
        <div className="row row-t">
          <Button kind={kind} onClick={onReport}>
            {actions.reportAgain}
          </Button>
          <OtherWay order={order} />
        </div>
        <RefundPromise />
        {ways}
      </StepSection>
    );
  }
  if (face === 'cancelled' && order.total > 0) {
    return (
      <StepSection title={next.cancelled.title} body={next.cancelled.bodyPaid}>
        <OrderAgain order={order} />
        <Button kind="quiet" onClick={onReport}>
          {actions.reportLate}
        </Button>
      </StepSection>
    );
  }
  return <NextStep order={order} face={face} />;
}

/** The PromptPay QR, the accounts and the shop's own QR picture. */
function WaysToTransfer({ order, onCopyAccount }: Pick<Props, 'order' | 'onCopyAccount'>) {
  const methods = useQuery(paymentMethodsQuery).data;
  const shopQr = methods?.find(({ method }) => method === order.method)?.qrImageUrl ?? null;
  return (
    <>
      <PromptPayOfShop order={order} />
      <DestinationAccounts onCopy={onCopyAccount} />
      {shopQr && <ShopQr url={shopQr} />}
    </>
  );
}
