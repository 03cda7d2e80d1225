import { mayReportPayment, type Order } from '../../domain/order/order.ts';
import type { ReportEntry } from './useReportEntries.ts';

/**
 * Whether a report that was refused came too late: its order takes none, by the shop's word or by one of these copies of
 * orders. Mended it would be refused again.
 */
export function isOvertaken({ state, problem, draft }: ReportEntry, orders: readonly Order[]): boolean {
  if (state !== 'failed') return false;
  const order = orders.find(({ id }) => id === draft.subject.orderId);
  if (order !== undefined && !mayReportPayment(order)) return true;
  if (problem?.code !== 'REPORT_NOT_EXPECTED') return false;
  // Only the rejection of the report that was ahead makes room for this one; a copy without any is from before the refusal.
  return !order?.reports.some(({ decision }) => decision === 'rejected');
}
