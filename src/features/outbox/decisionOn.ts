import type { Order, OrderReport } from '../../domain/order/order.ts';
import type { ReportEntry } from './useReportEntries.ts';

/**
 * What the shop decided on a report that was sent, `waiting` before it did; `null` where none of these copies of orders
 * tells of it. By the server's own instant on both sides.
 */
export function decisionOn(
  entry: Pick<ReportEntry, 'state' | 'receivedAt' | 'draft'>,
  orders: readonly Pick<Order, 'id' | 'reports'>[],
): OrderReport['decision'] | null {
  if (entry.state !== 'sent') return null;
  const receivedAt = Date.parse(entry.receivedAt ?? '');
  const order = orders.find(({ id }) => id === entry.draft.subject.orderId);
  return order?.reports.find((report) => report.reportedAt >= receivedAt)?.decision ?? null;
}
