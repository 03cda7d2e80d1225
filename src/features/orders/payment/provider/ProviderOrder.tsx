import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { mayGiveUp, orderFace } from '../../../../domain/order/orderFace.ts';
import { RefundPromise } from '../../../site/RefundPromise.tsx';
import { NextStep } from '../../NextStep.tsx';
import { OrderView } from '../../OrderView.tsx';
import { OtherThanAgreedNote } from '../../OtherThanAgreedNote.tsx';
import { otherThanAgreedIn } from '../../otherThanAgreed.ts';
import { OtherWay } from '../OtherWay.tsx';
import type { OrderScreenProps } from '../paymentSteps.ts';
import { useLeaveOnApproval } from '../useLeaveOnApproval.ts';
import { useLeaveOnRejection } from '../useLeaveOnRejection.ts';

/** The page of an order that a payment provider charges. `pay` stands there until the order is paid. */
export function ProviderOrder({
  order,
  readAt,
  isFresh,
  pay,
  afterwards,
  children,
}: OrderScreenProps & {
  pay: ReactNode;
  /** The thanks that follow: with the order, or plain (specification 2). */
  afterwards: 'thanksOfOrder' | 'plainThanks';
  /** Notes above the order. */
  children?: ReactNode;
}) {
  const other = otherThanAgreedIn(useLocation().state);
  const face = orderFace(order, null);
  // Also from the cache: people come back from the provider's page to an order that was unpaid when they left.
  useLeaveOnApproval(order, true, afterwards);
  useLeaveOnRejection(order, isFresh, false);
  usePressOnce();
  return (
    <OrderView
      order={order}
      readAt={readAt}
      step={
        face === 'notYetReceived' ? (
          <>
            {pay}
            <RefundPromise />
            <OtherWay order={order} />
          </>
        ) : (
          <NextStep order={order} face={face} />
        )
      }
    >
      {children}
      {other && <OtherThanAgreedNote order={order} other={other} mayGiveUp={mayGiveUp(order, face)} live />}
    </OrderView>
  );
}

/**
 * The press that ordered starts one payment: a reload, or a method that was changed in another tab, waits for a press of
 * its own.
 */
function usePressOnce(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const forget = useEffectEvent(() => {
    if (location.state?.afterOrder !== true) return;
    const { afterOrder: _, ...state } = location.state;
    void navigate(location, { replace: true, state });
  });
  useEffect(() => forget(), []);
}
