import type { Order } from '../../../../domain/order/order.ts';
import type { OrderFace } from '../../../../domain/order/orderFace.ts';
import { ordersMessages } from '../../../../i18n/buying/orders.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { NextStep } from '../../NextStep.tsx';
import { StepSection } from '../../StepSection.tsx';

/** The buyer's next step of an order that a payment provider charges. */
export function ProviderStep({ order, face }: { order: Order; face: OrderFace }) {
  const { next } = useMessages(ordersMessages);
  if (face === 'notYetReceived') return <StepSection {...next.otherMethod} />;
  return <NextStep order={order} face={face} />;
}
