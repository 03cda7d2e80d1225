import type { Order } from '../../domain/order/order.ts';
import { orderFace } from '../../domain/order/orderFace.ts';
import { unansweredReport } from './unansweredReport.ts';
import type { ReportEntry } from './useReportEntries.ts';

/**
 * Whether a report that was sent reached an order which was given up, by one of these copies of orders: its money is
 * looked at, and comes back or revives the order.
 */
export function isLateMoney(entry: ReportEntry, orders: readonly Order[]): boolean {
  if (entry.state !== 'sent') return false;
  const order = orders.find(({ id }) => id === entry.draft.subject.orderId);
  return order !== undefined && orderFace(order, unansweredReport(entry, order)?.state ?? null) === 'underReview';
}
