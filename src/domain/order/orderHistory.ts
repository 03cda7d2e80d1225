import type { OrderDocument } from '../tax/orderDocument.ts';
import type { EpochMs } from '../time.ts';
import type { MoneyBack, Order, OrderEvent, OrderReport } from './order.ts';
import type { RejectCode } from './rejectReason.ts';

/** One event of an order. Amounts in minor units. */
export type HistoryEntry =
  /** A transition; `amount` is set if a transfer report caused it. */
  | { readonly kind: 'step'; readonly at: EpochMs; readonly event: OrderEvent; readonly amount: number | null }
  /** Reported money that changed no status: the order was cancelled. */
  | { readonly kind: 'lateReport'; readonly at: EpochMs; readonly amount: number }
  /** Money that changed no status and is paid back. */
  | {
      readonly kind: 'moneyRefused';
      readonly at: EpochMs;
      readonly amount: number;
      readonly reasonCode: RejectCode | null;
      readonly reason: string | null;
    }
  /** Money beside the order's own payment that was paid back, so no status changed. */
  | ({ readonly kind: 'moneyBack' } & MoneyBack)
  | { readonly kind: 'documentIssued'; readonly at: EpochMs; readonly document: IssuedPaper };

type IssuedPaper = Pick<OrderDocument, 'kind' | 'number' | 'issuedAt'>;

/** All recorded events of an order, oldest first. */
export function orderHistory(
  order: Pick<Order, 'history' | 'reports' | 'document' | 'creditNote' | 'total' | 'moneyBack'>,
): readonly HistoryEntry[] {
  const { history, reports, document: paper, creditNote, total } = order;
  const steps = history.map((event): HistoryEntry => {
    const report = total > 0 ? reports.find((each) => isReportOf(event, each)) : undefined;
    return { kind: 'step', at: event.at, event, amount: report?.amount ?? null };
  });
  const late = reports
    .filter((report) => !history.some((event) => isReportOf(event, report)))
    .map(({ reportedAt, amount }): HistoryEntry => ({ kind: 'lateReport', at: reportedAt, amount }));
  const papers: readonly IssuedPaper[] = [
    ...(paper ? [paper] : []),
    ...(creditNote ? [{ kind: 'creditNote' as const, ...creditNote }] : []),
  ];
  const issued = papers.map((each): HistoryEntry => ({ kind: 'documentIssued', at: each.issuedAt, document: each }));
  return [...steps, ...late, ...moneyRefused(order), ...otherMoneyBack(order), ...issued].toSorted(
    (a, b) => a.at - b.at,
  );
}

/** A report and its transition share one transaction and so one time. */
const isReportOf = ({ to, at }: OrderEvent, { reportedAt }: OrderReport): boolean =>
  to === 'pendingApproved' && at === reportedAt;

/** A refund of the order's own payment shares its time with the transition to `refunded`, which says it already. */
function otherMoneyBack({ history, moneyBack = [] }: Pick<Order, 'history' | 'moneyBack'>): readonly HistoryEntry[] {
  return moneyBack
    .filter(({ at }) => !history.some((event) => event.to === 'refunded' && event.at === at))
    .map((back) => ({ kind: 'moneyBack', ...back }));
}

function moneyRefused({ history, reports }: Pick<Order, 'history' | 'reports'>): readonly HistoryEntry[] {
  return reports.flatMap(({ decision, decidedAt, amount, rejectCode, rejectReason }) => {
    if (decision !== 'rejected' || decidedAt === null) return [];
    if (history.some(({ to, at }) => to === 'rejected' && at === decidedAt)) return [];
    return [{ kind: 'moneyRefused', at: decidedAt, amount, reasonCode: rejectCode, reason: rejectReason }] as const;
  });
}
