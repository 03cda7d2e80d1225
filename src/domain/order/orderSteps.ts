import type { Order } from './order.ts';
import { orderFace } from './orderFace.ts';
import { isSettled } from './orderStatus.ts';

/** A step on the way of an order. `ended` and `underReview` are where one stands that came to nothing. */
export type OrderStep = {
  readonly name: 'ordered' | 'paid' | 'checked' | 'open' | 'ended' | 'underReview';
  readonly place: 'done' | 'here' | 'ahead';
};

/** The steps of an order in their order: what is done, where it is, what is left; one that came to nothing ends there. */
export function orderSteps(order: Pick<Order, 'status' | 'total' | 'underReview' | 'reports'>): readonly OrderStep[] {
  const isReported = order.reports.length > 0;
  const isApproved = order.status === 'approved';
  // Nothing is given back that was not paid.
  const isPaid = isReported || isApproved || order.status === 'refunded';
  const isOver = isSettled(order.status) && !isApproved;
  const ordered: OrderStep = { name: 'ordered', place: 'done' };
  const paid: OrderStep = { name: 'paid', place: isPaid ? 'done' : 'here' };
  // Nobody is to pay for what is over: there it is a step only where it was done.
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
