import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mayTakeBack } from '../../../domain/order/freeRequest.ts';
import { awaitsPlanApproval, type OrderAtDesk } from '../../../domain/order/order.ts';
import type { OrderPayment } from '../../../domain/order/orderPayment.ts';
import { mayMove } from '../../../domain/order/orderStatus.ts';
import { orderPaymentMessages } from '../../../i18n/buying/orderPayments.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Note } from '../../../ui/notice/Note.tsx';
import { RetryNote } from '../../../ui/notice/RetryNote.tsx';
import { Button } from '../../../ui/press/Button.tsx';
import { useConnection } from '../../../ui/state/useConnection.ts';
import { orderPaymentsQuery } from '../administrationQueries.ts';
import { AlsoGrantsNote } from '../orders/AlsoGrantsNote.tsx';
import { AttemptList } from './AttemptList.tsx';
import { CancelSheet } from './CancelSheet.tsx';
import { DeedNote } from './DeedNote.tsx';
import { PaymentPart } from './PaymentPart.tsx';
import { paymentStanding } from './paymentStanding.ts';
import { RefundSheet } from './RefundSheet.tsx';
import { usePaymentDeeds } from './usePaymentDeeds.ts';

/** The money of an order with its deeds, the attempts without money, and cancelling an unpaid order. */
export function OrderMoney({
  order,
  level,
  linkTo,
}: {
  order: OrderAtDesk;
  level: 2 | 3;
  linkTo: (orderId: string) => string;
}) {
  const texts = useMessages(orderPaymentMessages);
  const { data, isError, isFetching, refetch } = useQuery(orderPaymentsQuery(order.id));
  const payments = data?.payments ?? [];
  const { act, isPending, outcome } = usePaymentDeeds(order.id);
  const [refunded, setRefunded] = useState<OrderPayment | null>(null);
  const [isCancelling, setCancelling] = useState(false);
  const isAway = useConnection() !== 'online';
  const isShut = isAway || isPending;
  const isTakenBack = mayTakeBack(order);
  const mayCancel = isTakenBack || (mayMove(order.status, 'cancelled', 'administrator') && !order.underReview);

  return (
    <>
      {isError && data === undefined && (
        <RetryNote isBusy={isFetching} onRetry={() => void refetch()}>
          {texts.notLoaded}
        </RetryNote>
      )}
      {payments.some((payment) => paymentStanding(payment) === 'toDecide') && <Note>{texts.toDecide}</Note>}
      {payments.some((payment) => paymentStanding(payment) === 'wentBack') && <Note>{texts.wentBack}</Note>}
      {payments.length > 0 && awaitsPlanApproval(order) && <AlsoGrantsNote order={order} />}
      {payments.map((payment) => (
        <PaymentPart
          key={payment.id}
          {...{ order, payment, payments, level, isPending, isShut }}
          onAct={act}
          onRefund={() => setRefunded(payment)}
        />
      ))}
      {data !== undefined && data.attempts.length > 0 && (
        <AttemptList attempts={data.attempts} {...{ level, isPending, isShut }} onAct={act} />
      )}
      {outcome && <DeedNote order={order} outcome={outcome} linkTo={linkTo} />}
      {mayCancel && (
        <div>
          <Button
            kind="quiet"
            className="text-danger"
            aria-disabled={isShut || undefined}
            onClick={() => !isShut && setCancelling(true)}
          >
            {texts.cancel.action}
          </Button>
        </div>
      )}
      {isAway && (payments.length > 0 || mayCancel) && <p className="hint">{texts.needsNetwork}</p>}
      {refunded && (
        <RefundSheet
          order={order}
          payment={refunded}
          onClose={() => setRefunded(null)}
          onRefund={(refunding) => {
            setRefunded(null);
            act({ kind: 'refund', paymentId: refunded.id, ...refunding });
          }}
        />
      )}
      {isCancelling && (
        <CancelSheet
          isTakenBack={isTakenBack}
          onClose={() => setCancelling(false)}
          onCancel={(reason) => {
            setCancelling(false);
            act({ kind: 'cancel', reason });
          }}
        />
      )}
    </>
  );
}
