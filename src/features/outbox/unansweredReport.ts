import type { Order } from '../../domain/order/order.ts';
import type { ReportEntry } from './useReportEntries.ts';

/**
 * The report of an order that this copy of the order knows nothing of: it waits here, was refused, or was sent so lately
 * that the copy is older. `null` where the order itself tells of it.
 */
export function unansweredReport(entry: ReportEntry | null, order: Pick<Order, 'reports'>): ReportEntry | null {
  if (entry?.state !== 'sent') return entry;
  // The server's own instant on both sides, so that a wrong clock of the device does not matter.
  const receivedAt = Date.parse(entry.receivedAt ?? '');
  const isTold = Number.isNaN(receivedAt) || order.reports.some((report) => report.reportedAt >= receivedAt);
  return isTold ? null : entry;
}
