import type { IssuedDocument } from '../tax/orderDocument.ts';
import type { EpochMs } from '../time.ts';
import type { Order, OrderEvent, OrderReport } from './order.ts';
import type { RejectCode } from './rejectReason.ts';

/** One thing that happened to an order. Amounts in minor units. */
export type HistoryEntry =
  /** A step of the table; `amount` where it was the report of a transfer. */
  | { readonly kind: 'step'; readonly at: EpochMs; readonly event: OrderEvent; readonly amount: number | null }
  /** Money was reported that moved nothing: the order had been given up. */
  | { readonly kind: 'lateReport'; readonly at: EpochMs; readonly amount: number }
  /** Money that moved nothing is given back. */
  | {
      readonly kind: 'moneyRefused';
      readonly at: EpochMs;
      readonly amount: number;
      readonly reasonCode: RejectCode | null;
      readonly reason: string | null;
    }
  | { readonly kind: 'documentIssued'; readonly at: EpochMs; readonly document: IssuedDocument };

/** Everything that happened to an order and was recorded, the earliest first. */
export function orderHistory(
  order: Pick<Order, 'history' | 'reports' | 'document' | 'total'>,
): readonly HistoryEntry[] {
  const { history, reports, document: paper, total } = order;
  const steps = history.map((event): HistoryEntry => {
    const report = total > 0 ? reports.find((each) => isReportOf(event, each)) : undefined;
    return { kind: 'step', at: event.at, event, amount: report?.amount ?? null };
  });
  const late = reports
    .filter((report) => !history.some((event) => isReportOf(event, report)))
    .map(({ reportedAt, amount }): HistoryEntry => ({ kind: 'lateReport', at: reportedAt, amount }));
  // A copy that an older version kept on the device tells neither of documents nor when a report was decided.
  const issued: readonly HistoryEntry[] = paper
    ? [{ kind: 'documentIssued', at: paper.issuedAt, document: paper }]
    : [];
  return [...steps, ...late, ...moneyRefused(order), ...issued].toSorted((a, b) => a.at - b.at);
}

/** A report and the step that it makes are one transaction, and have one instant. */
const isReportOf = ({ to, at }: OrderEvent, { reportedAt }: OrderReport): boolean =>
  to === 'pendingApproved' && at === reportedAt;

function moneyRefused({ history, reports }: Pick<Order, 'history' | 'reports'>): readonly HistoryEntry[] {
  return reports.flatMap(({ decision, decidedAt, amount, rejectCode, rejectReason }) => {
    if (decision !== 'rejected' || !decidedAt) return [];
    if (history.some(({ to, at }) => to === 'rejected' && at === decidedAt)) return [];
    return [{ kind: 'moneyRefused', at: decidedAt, amount, reasonCode: rejectCode, reason: rejectReason }] as const;
  });
}
