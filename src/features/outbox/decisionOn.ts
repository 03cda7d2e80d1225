import type { Order, OrderReport } from '../../domain/order/order.ts';
import type { ReportEntry } from './useReportEntries.ts';

/**
 * The shop's decision on a sent report, `waiting` before it; `null` if no copy of its order has the report. Matched by
 * the server's own time.
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
