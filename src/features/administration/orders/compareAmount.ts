import type { Order, OrderReport } from '../../../domain/order/order.ts';
import { mayMove } from '../../../domain/order/orderStatus.ts';

/** How the amount that a buyer typed stands to what is due; the difference is never negative. Minor units. */
export type AmountComparison =
  | { readonly kind: 'equal' }
  | { readonly kind: 'short' | 'over'; readonly difference: number };

export function compareAmount(due: number, reported: number): AmountComparison {
  if (reported === due) return { kind: 'equal' };
  return reported < due ? { kind: 'short', difference: due - reported } : { kind: 'over', difference: reported - due };
}

/** The report that stands for an order: the one that waits for a decision, else the last. `null` before the first. */
export const reportToShow = (order: Pick<Order, 'reports'>): OrderReport | null =>
  order.reports.find((report) => report.decision === 'waiting') ?? order.reports.at(-1) ?? null;

/**
 * Whether an administrator may decide it now: on a waiting order, on a cancelled one that money came for, or on one
 * that other money has paid.
 */
export const awaitsDecision = (order: Pick<Order, 'status' | 'underReview'>, report: OrderReport | null): boolean =>
  report?.decision === 'waiting' &&
  (order.status === 'pendingApproved' || order.status === 'approved' || order.underReview);

/** Whether a report of this order may be approved; that of a paid one can only be given back. */
export const mayApprove = ({ status }: Pick<Order, 'status'>): boolean => mayMove(status, 'approved', 'administrator');

/** Slips tell the minute only. */
const slipPrecisionMs = 60_000;

/** Whether the money was sent, as the buyer says, before there was an order to pay: an old slip, or a mistyped day. */
export const isBeforeOrder = (order: Pick<Order, 'placedAt'>, report: Pick<OrderReport, 'transferredAt'>): boolean =>
  report.transferredAt + slipPrecisionMs <= order.placedAt;
