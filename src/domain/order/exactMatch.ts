import { type Currency, currencies } from '../pricing/currency.ts';
import { linesToApprove, type OrderAtDesk, type OrderReport } from './order.ts';
import { readSlipReferenceText, slipBankCode } from './slipQr.ts';

/** Slips show minutes only. */
const slipPrecisionMs = 60_000;

/** Whether the transfer, as typed, precedes the order: an old slip, or a mistyped date. */
export const isBeforeOrder = (
  order: Pick<OrderAtDesk, 'placedAt'>,
  report: Pick<OrderReport, 'transferredAt'>,
): boolean => report.transferredAt + slipPrecisionMs <= order.placedAt;

/**
 * The waiting report that matches its order in everything the shop can compare: the amount, one slip whose QR was read,
 * the sending bank in that QR, the time. `null` otherwise, and if an approval would decide more than the money. The QR
 * has no amount, so somebody looks at the slip first.
 */
export function exactReportOf(order: OrderAtDesk): OrderReport | null {
  const waiting = order.reports.filter(({ decision }) => decision === 'waiting');
  const [report] = waiting;
  if (report === undefined || waiting.length > 1) return null;
  if (order.status !== 'pendingApproved' || order.underReview || order.total === 0) return null;
  if (linesToApprove(order).length > 0) return null;
  return report.amount === order.total && !isBeforeOrder(order, report) && slipMatches(report) ? report : null;
}

/** Whether the report's only slip was sent by the named bank. */
function slipMatches({ slipNames, slipReferences, originBankCode }: OrderReport): boolean {
  const slip = readSlipReferenceText(slipReferences[0] ?? '');
  return slipNames.length === 1 && slip !== null && slipBankCode(slip) === originBankCode;
}

/** The sum of orders in each of their currencies, in minor units. */
export const totalsOf = (
  orders: readonly Pick<OrderAtDesk, 'total' | 'currency'>[],
): readonly (readonly [Currency, number])[] =>
  currencies.flatMap((currency) => {
    const totals = orders.flatMap((order) => (order.currency === currency ? [order.total] : []));
    return totals.length === 0 ? [] : [[currency, totals.reduce((sum, total) => sum + total)] as const];
  });

/** The most orders that are shown for one approval together. */
export const maxExactMatches = 30;
