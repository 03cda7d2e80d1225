import type { Language } from '../../../src/domain/localText.ts';
import type { LineAtDesk, MoneyBack, OrderAtDesk, OrderEvent, OrderReport } from '../../../src/domain/order/order.ts';
import type { Parcel } from '../../../src/domain/order/parcel.ts';
import type { IssuedCreditNote, IssuedDocument } from '../../../src/domain/tax/orderDocument.ts';
import { coverUrl } from '../../base/fileAddresses.ts';
import type { orderEvents, orderLines, orders } from '../schema/orders.ts';
import type { paymentRefunds, paymentReports, reportSlips } from '../schema/payments.ts';

/** An order with its server-only fields. */
export type StoredOrder = { readonly order: OrderAtDesk; readonly userId: string; readonly language: Language };

type OrderRow = typeof orders.$inferSelect;
type LineRow = typeof orderLines.$inferSelect;
type EventRow = Omit<typeof orderEvents.$inferSelect, 'id'>;
type ReportRow = typeof paymentReports.$inferSelect;
type RefundRow = typeof paymentRefunds.$inferSelect;
type SlipRow = typeof reportSlips.$inferSelect;

type OrderParts = {
  readonly lines: readonly LineRow[];
  readonly events: readonly EventRow[];
  readonly reports: readonly { readonly row: ReportRow; readonly slips: readonly SlipRow[] }[];
  readonly document: IssuedDocument | null;
  readonly creditNote: IssuedCreditNote | null;
  readonly parcel: Parcel | null;
  readonly refunds: readonly RefundRow[];
};

/** Builds an order from its rows, each list already sorted. */
export function orderOf(row: OrderRow, parts: OrderParts): StoredOrder {
  const { id, number, token, status, currency, method, placedAt, cancelAt, buyerName, email, tel, underReview } = row;
  const { price, discount, shippingFee, vat, withholding, withholdingPercent, total, tax, shipping } = row;
  return {
    userId: row.userId,
    language: row.language,
    order: {
      ...{ id, number, token, status, currency, method },
      ...{ price, discount, shippingFee, vat, withholding, withholdingPercent, total },
      ...{ placedAt, cancelAt, buyerName, email, tel, underReview, wantsTaxInvoice: tax !== null, tax, shipping },
      lines: parts.lines.map(lineOf),
      history: parts.events.map(eventOf),
      reports: parts.reports.map((report) => reportOf(report.row, report.slips)),
      document: parts.document,
      ...(parts.parcel !== null && { parcel: parts.parcel }),
      ...(parts.creditNote !== null && { creditNote: parts.creditNote }),
      ...(parts.refunds.length > 0 && { moneyBack: parts.refunds.map(moneyBackOf) }),
    },
  };
}

const lineOf = (row: LineRow): LineAtDesk => ({
  itemId: row.itemId,
  kind: row.kind,
  slug: row.slug,
  title: { th: row.titleTh, en: row.titleEn },
  planName: { th: row.planNameTh, en: row.planNameEn },
  planId: row.planId,
  quantity: row.quantity,
  unitPrice: row.unitPrice,
  discount: row.discount,
  coverUrl: coverUrl(row.coverName),
  isWatchable: row.isWatchable,
  needsApproval: row.needsApproval,
});

const eventOf = ({ from, to, at, actor, reasonCode, reason, method }: EventRow): OrderEvent => ({
  ...{ from, to, at, actor, reasonCode, reason },
  ...(method !== null && { method }),
});

const moneyBackOf = ({ endedAt, startedAt, amount, currency, reason }: RefundRow): MoneyBack => ({
  ...{ at: endedAt ?? startedAt, amount, currency, reason },
});

const reportOf = (row: ReportRow, slips: readonly SlipRow[]): OrderReport => ({
  id: row.id,
  reportedAt: row.reportedAt,
  transferredAt: row.transferredAt,
  amount: row.amount,
  contactName: row.contactName,
  originBankCode: row.originBankCode,
  accountId: row.accountId,
  accountNumber: row.accountNumber,
  accountName: row.accountName,
  accountBankCode: row.accountBankCode,
  note: row.note,
  slipNames: slips.map((slip) => slip.uploadName),
  slipReferences: slips.map((slip) => slip.slipReference).filter((reference) => reference !== null),
  decision: row.decision,
  decidedAt: row.decidedAt,
  rejectCode: row.rejectCode,
  rejectReason: row.rejectReason,
});
