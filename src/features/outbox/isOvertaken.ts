import { mayReportPayment, type Order } from '../../domain/order/order.ts';
import type { ReportEntry } from './useReportEntries.ts';

/**
 * Whether a refused report came too late: its order accepts none, by the server's refusal or any of these copies. A
 * corrected one would be refused again.
 */
export function isOvertaken({ state, problem, draft }: ReportEntry, orders: readonly Order[]): boolean {
  if (state !== 'failed') return false;
  const order = orders.find(({ id }) => id === draft.subject.orderId);
  if (order !== undefined && !mayReportPayment(order)) return true;
  if (problem?.code !== 'REPORT_NOT_EXPECTED') return false;
  // Only the rejection of the earlier report allows this one. A copy without any is older than the refusal.
  return !order?.reports.some(({ decision }) => decision === 'rejected');
}
