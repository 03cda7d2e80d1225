import type { Order, OrderReport } from '../../../domain/order/order.ts';
import { mayMove } from '../../../domain/order/orderStatus.ts';

/** The typed amount compared with the due one; the difference is never negative. Minor units. */
export type AmountComparison =
  | { readonly kind: 'equal' }
  | { readonly kind: 'short' | 'over'; readonly difference: number };

export function compareAmount(due: number, reported: number): AmountComparison {
  if (reported === due) return { kind: 'equal' };
  return reported < due ? { kind: 'short', difference: due - reported } : { kind: 'over', difference: reported - due };
}

/** The current report of an order: the pending one, else the last. `null` without reports. */
export const reportToShow = (order: Pick<Order, 'reports'>): OrderReport | null =>
  order.reports.find((report) => report.decision === 'waiting') ?? order.reports.at(-1) ?? null;

/**
 * Whether a report can be decided now: on a pending order, on a cancelled one with money, or on one that other money
 * has paid.
 */
export const awaitsDecision = (order: Pick<Order, 'status' | 'underReview'>, report: OrderReport | null): boolean =>
  report?.decision === 'waiting' &&
  (order.status === 'pendingApproved' || order.status === 'approved' || order.underReview);

/** Whether a report of this order may be approved; that of a paid one can only be refunded. */
export const mayApprove = ({ status }: Pick<Order, 'status'>): boolean => mayMove(status, 'approved', 'administrator');
