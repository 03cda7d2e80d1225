import type { Order, OrderEvent } from '../../domain/order.ts';
import { awaitsReport, type OrderStatus, takesReport } from '../../domain/orderStatus.ts';
import type { EntryState } from '../../platform/outbox/entry.ts';
import type { IconName } from '../../ui/Icon.tsx';
import type { Tone } from '../../ui/Tag.tsx';

/** What an order is to its buyer: its status, told apart where the same status means another next step. */
export type OrderFace = OrderStatus | 'waitsOnDevice' | 'waitingForApproval' | 'underReview';

/** `onDevice`: the state of the report on this device of which this copy of the order knows nothing yet. */
export function orderFace(
  order: Pick<Order, 'status' | 'total' | 'underReview'>,
  onDevice: EntryState | null,
): OrderFace {
  // Other money that is looked at takes nothing from whoever may learn already.
  if (order.underReview && order.status !== 'approved') return 'underReview';
  if (takesReport(order.status)) {
    if (onDevice === 'queued' || onDevice === 'waitsForOwner') return 'waitsOnDevice';
    if (onDevice === 'sent') return order.status === 'cancelled' ? 'underReview' : 'pendingApproved';
  }
  return order.status === 'pendingApproved' && order.total === 0 ? 'waitingForApproval' : order.status;
}

export const faceLooks: Readonly<Record<OrderFace, { readonly tone: Tone; readonly icon: IconName }>> = {
  notYetReceived: { tone: 'here', icon: 'wallet' },
  pendingApproved: { tone: 'here', icon: 'eye' },
  waitingForApproval: { tone: 'here', icon: 'clock' },
  approved: { tone: 'done', icon: 'check' },
  rejected: { tone: 'error', icon: 'close' },
  cancelled: { tone: 'plain', icon: 'close' },
  refunded: { tone: 'plain', icon: 'refresh' },
  underReview: { tone: 'info', icon: 'clock' },
  waitsOnDevice: { tone: 'info', icon: 'clock' },
};

/** Why the order was rejected last; `null` where it never was. */
export function rejectionOf({ history }: Pick<Order, 'history'>): Pick<OrderEvent, 'reasonCode' | 'reason'> | null {
  return history.findLast((event) => event.to === 'rejected') ?? null;
}

export type OrderFilter = 'all' | 'toPay' | 'checking' | 'paid';

/** Which of the four piles an order lies in. */
export function passesFilter(status: OrderStatus, filter: OrderFilter): boolean {
  if (filter === 'toPay') return awaitsReport(status);
  if (filter === 'checking') return status === 'pendingApproved';
  return filter === 'all' || status === 'approved';
}
