import { awaitsPlanApproval, type Order } from './order.ts';
import { orderFace } from './orderFace.ts';
import { isSettled } from './orderStatus.ts';

/** A step in an order's progress. `ended` and `underReview` mark an order that stopped. */
export type OrderStep = {
  readonly name: 'ordered' | 'paid' | 'checked' | 'open' | 'ended' | 'underReview';
  readonly place: 'done' | 'here' | 'ahead';
};

type OrderProgress = Pick<Order, 'status' | 'method' | 'total' | 'underReview' | 'reports'>;

/** The steps of an order: done, current, open; a stopped order ends at its step. */
export function orderSteps(order: OrderProgress): readonly OrderStep[] {
  // The reports of a rejected transfer that is paid anew count no more.
  const isReported = order.reports.length > 0 && order.status !== 'notYetReceived';
  const isApproved = order.status === 'approved';
  // Only a paid order can be refunded.
  const isPaid = isReported || isApproved || awaitsPlanApproval(order) || order.status === 'refunded';
  const isOver = isSettled(order.status) && !isApproved;
  const ordered: OrderStep = { name: 'ordered', place: 'done' };
  const paid: OrderStep = { name: 'paid', place: isPaid ? 'done' : 'here' };
  // A stopped order shows the payment step only if it was paid.
  const payment = order.total === 0 || (isOver && !isPaid) ? [] : [paid];
  if (isOver) {
    const isLookedAt = orderFace(order, null) === 'underReview';
    return [ordered, ...payment, { name: isLookedAt ? 'underReview' : 'ended', place: 'here' }];
  }
  return [
    ordered,
    ...payment,
    { name: 'checked', place: isApproved ? 'done' : order.status === 'pendingApproved' ? 'here' : 'ahead' },
    { name: 'open', place: isApproved ? 'here' : 'ahead' },
  ];
}
