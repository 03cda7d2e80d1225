import { awaitsPlanApproval, type Order } from './order.ts';
import { mayMove, takesReport } from './orderStatus.ts';

/**
 * An order's state for its buyer: the status, split where it has several next steps. A decided free request has no
 * slip, one that was taken back is cancelled, a paid plan waits for approval, late money is under review, and a report may wait on the device.
 */
export const orderFaces = [
  'notYetReceived',
  'waitsOnDevice',
  'pendingApproved',
  'waitingForApproval',
  'paidWaiting',
  'approved',
  'rejected',
  'requestRejected',
  'cancelled',
  'underReview',
  'refunded',
] as const;
export type OrderFace = (typeof orderFaces)[number];

/** The state of a report on the buyer's device. */
export type ReportOnDevice = 'queued' | 'waitsForOwner' | 'failed' | 'sent';

/** `onDevice`: the state of a report that this copy of the order does not know yet. */
export function orderFace(
  order: Pick<Order, 'status' | 'method' | 'total' | 'underReview'>,
  onDevice: ReportOnDevice | null,
): OrderFace {
  // A review of other money takes nothing from a buyer with access.
  if (order.underReview && order.status !== 'approved') return 'underReview';
  if (takesReport(order.status)) {
    if (onDevice === 'queued' || onDevice === 'waitsForOwner') return 'waitsOnDevice';
    if (onDevice === 'sent') return order.status === 'cancelled' ? 'underReview' : 'pendingApproved';
  }
  if (awaitsPlanApproval(order)) return 'paidWaiting';
  if (order.total > 0) return order.status;
  if (order.status === 'pendingApproved') return 'waitingForApproval';
  if (order.status === 'refunded') return 'cancelled';
  return order.status === 'rejected' ? 'requestRejected' : order.status;
}

/** Whether the buyer may cancel: not while money is on its way or under review. */
export const mayGiveUp = (order: Pick<Order, 'status'>, face: OrderFace): boolean =>
  mayMove(order.status, 'cancelled', 'buyer') && (face === order.status || face === 'requestRejected');
