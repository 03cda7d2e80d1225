import type { Order } from '../../domain/order/order.ts';
import { orderFace } from '../../domain/order/orderFace.ts';
import { unansweredReport } from './unansweredReport.ts';
import type { ReportEntry } from './useReportEntries.ts';

/**
 * Whether a sent report reached a cancelled order, by any of these copies. The shop then refunds the money or reopens
 * the order.
 */
export function isLateMoney(entry: ReportEntry, orders: readonly Order[]): boolean {
  if (entry.state !== 'sent') return false;
  const order = orders.find(({ id }) => id === entry.draft.subject.orderId);
  return order !== undefined && orderFace(order, unansweredReport(entry, order)?.state ?? null) === 'underReview';
}
