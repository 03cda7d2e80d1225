import { useLocation } from 'react-router-dom';
import { mayGiveUp, orderFace } from '../../../../domain/order/orderFace.ts';
import { OrderView } from '../../OrderView.tsx';
import { OtherThanAgreedNote } from '../../OtherThanAgreedNote.tsx';
import { otherThanAgreedIn } from '../../otherThanAgreed.ts';
import type { OrderScreenProps } from '../paymentSteps.ts';
import { ProviderStep } from './ProviderStep.tsx';

/** The page of an order that a payment provider charges. */
export function ProviderOrder({ order, readAt }: OrderScreenProps) {
  const other = otherThanAgreedIn(useLocation().state);
  const face = orderFace(order, null);
  return (
    <OrderView order={order} readAt={readAt} step={<ProviderStep order={order} face={face} />}>
      {other && <OtherThanAgreedNote order={order} other={other} mayGiveUp={mayGiveUp(order, face)} live />}
    </OrderView>
  );
}
