import type { Order } from './order.ts';
import { mayMove, takesReport } from './orderStatus.ts';

/**
 * What an order is to its buyer: its status, told apart where one status means several next steps. A free request that
 * is decided is no slip, money for an order that was given up is looked at, and a report may still wait on the device.
 */
export const orderFaces = [
  'notYetReceived',
  'waitsOnDevice',
  'pendingApproved',
  'waitingForApproval',
  'approved',
  'rejected',
  'requestRejected',
  'cancelled',
  'underReview',
  'refunded',
] as const;
export type OrderFace = (typeof orderFaces)[number];

/** How far a report is that its buyer's device holds. */
export type ReportOnDevice = 'queued' | 'waitsForOwner' | 'failed' | 'sent';

/** `onDevice`: the state of the report on this device of which this copy of the order knows nothing yet. */
export function orderFace(
  order: Pick<Order, 'status' | 'total' | 'underReview'>,
  onDevice: ReportOnDevice | null,
): OrderFace {
  // Other money that is looked at takes nothing from whoever may learn already.
  if (order.underReview && order.status !== 'approved') return 'underReview';
  if (takesReport(order.status)) {
    if (onDevice === 'queued' || onDevice === 'waitsForOwner') return 'waitsOnDevice';
    if (onDevice === 'sent') return order.status === 'cancelled' ? 'underReview' : 'pendingApproved';
  }
  if (order.total > 0) return order.status;
  if (order.status === 'pendingApproved') return 'waitingForApproval';
  return order.status === 'rejected' ? 'requestRejected' : order.status;
}

/** Its buyer may give it up; not while money for it is on its way or looked at. */
export const mayGiveUp = (order: Pick<Order, 'status'>, face: OrderFace): boolean =>
  mayMove(order.status, 'cancelled', 'buyer') && (face === order.status || face === 'requestRejected');
