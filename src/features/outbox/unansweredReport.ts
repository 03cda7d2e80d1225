import type { Order } from '../../domain/order/order.ts';
import type { ReportEntry } from './useReportEntries.ts';

/**
 * The unsent, refused or recently sent report that this copy of the order does not include yet; `null` if the order has
 * it.
 */
export function unansweredReport(entry: ReportEntry | null, order: Pick<Order, 'reports'>): ReportEntry | null {
  if (entry?.state !== 'sent') return entry;
  // Both are the server's time, so a wrong device clock does not matter.
  const receivedAt = Date.parse(entry.receivedAt ?? '');
  const isTold = Number.isNaN(receivedAt) || order.reports.some((report) => report.reportedAt >= receivedAt);
  return isTold ? null : entry;
}
