import { isRequest } from '../../../domain/order/freeRequest.ts';
import { awaitsPlanApproval, type Order } from '../../../domain/order/order.ts';
import type { OrderStatus } from '../../../domain/order/orderStatus.ts';
import { ordersMessages } from '../../../i18n/buying/orders.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Tag, type Tone } from '../../../ui/show/Tag.tsx';

const tones: Record<OrderStatus, Tone> = {
  notYetReceived: 'plain',
  pendingApproved: 'here',
  approved: 'done',
  rejected: 'error',
  cancelled: 'plain',
  refunded: 'plain',
};

/** The status of an order, with separate tags for what waits for approval and for money under review. */
export function OrderStatusTag({ order }: { order: Pick<Order, 'status' | 'method' | 'total' | 'underReview'> }) {
  const texts = useMessages(ordersMessages);
  if (order.underReview) return <Tag tone="info">{texts.underReview}</Tag>;
  if (awaitsPlanApproval(order)) return <Tag tone="here">{texts.paidWaiting}</Tag>;
  if (order.status === 'pendingApproved' && isRequest(order)) return <Tag tone="here">{texts.waitingForApproval}</Tag>;
  if (order.status === 'refunded' && isRequest(order)) return <Tag tone="plain">{texts.status.cancelled}</Tag>;
  return <Tag tone={tones[order.status]}>{texts.status[order.status]}</Tag>;
}
