import type { ItemKind } from '../catalogue/course.ts';
import type { LocalText } from '../localText.ts';
import { maskEmail } from '../people/contactFormat.ts';
import type { Currency } from '../pricing/currency.ts';
import type { IssuedCreditNote, IssuedDocument } from '../tax/orderDocument.ts';
import type { TaxData } from '../tax/taxData.ts';
import type { Vat } from '../tax/vat.ts';
import type { WithholdingPercent } from '../tax/withholding.ts';
import { type OrderStatus, takesReport } from './orderStatus.ts';
import type { Parcel } from './parcel.ts';
import { isReported, type PaymentMethod } from './paymentMethod.ts';
import type { RejectCode } from './rejectReason.ts';
import type { OrderShipping } from './shipping.ts';

/** An order line as agreed; later catalogue changes do not affect it. Minor units. */
export type OrderLine = {
  readonly itemId: string;
  readonly kind: ItemKind;
  readonly slug: string;
  readonly title: LocalText;
  readonly planName: LocalText;
  readonly planId: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly discount: number;
  readonly coverUrl: string | null;
  /** Whether its lectures can be opened once the order is approved. */
  readonly isWatchable: boolean;
};

/** The actor of an order's transition. */
export type OrderActor = 'buyer' | 'administrator' | 'provider' | 'system';

export type OrderEvent = {
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  readonly at: number;
  readonly actor: OrderActor;
  /** A usual reason; its text is in the reader's language. */
  readonly reasonCode: RejectCode | null;
  /** A reason, or an addition to the usual one, in the actor's words. */
  readonly reason: string | null;
  /** The new way to pay, where the event is its change and no transition. */
  readonly method?: PaymentMethod;
};

/** One transfer report of an order, as its buyer and the administrator see it. */
export type OrderReport = {
  readonly id: string;
  readonly reportedAt: number;
  readonly transferredAt: number;
  readonly amount: number;
  readonly contactName: string;
  readonly originBankCode: string;
  readonly accountId: string;
  readonly accountNumber: string;
  readonly accountName: string;
  readonly accountBankCode: string;
  readonly note: string;
  /** Names of the slips in the private store. */
  readonly slipNames: readonly string[];
  /** The slips' QR references, for `readSlipReferenceText`; only of readable slips. */
  readonly slipReferences: readonly string[];
  readonly decision: 'waiting' | 'approved' | 'rejected';
  /** `null` while it waits. */
  readonly decidedAt: number | null;
  readonly rejectCode: RejectCode | null;
  /** The administrator's text, beside or instead of a usual reason. */
  readonly rejectReason: string | null;
};

/** Money that the shop has paid back. Minor units. */
export type MoneyBack = {
  readonly at: number;
  readonly amount: number;
  readonly currency: Currency;
  /** The administrator's text, or `null`. */
  readonly reason: string | null;
};

/** An order as its owner sees it. Amounts in minor units. */
export type Order = {
  readonly id: string;
  /** The order number for people. */
  readonly number: string;
  /** A random token that opens this order without a session. */
  readonly token: string;
  readonly status: OrderStatus;
  readonly currency: Currency;
  readonly method: PaymentMethod;
  readonly price: number;
  readonly discount: number;
  readonly shippingFee: number;
  readonly vat: number;
  readonly withholding: number;
  readonly withholdingPercent: WithholdingPercent;
  readonly total: number;
  readonly placedAt: number;
  /** Time of the automatic cancellation, or `null`. */
  readonly cancelAt: number | null;
  readonly buyerName: string;
  readonly email: string;
  readonly tel: string | null;
  readonly wantsTaxInvoice: boolean;
  /** The invoice's recipient as agreed; `null` without an invoice, and for holders of the link. */
  readonly tax: TaxData | null;
  /** Delivery of the products; `null` without products. */
  readonly shipping: OrderShipping | null;
  /** Where the parcel is; left out before its first change. */
  readonly parcel?: Parcel;
  readonly lines: readonly OrderLine[];
  readonly history: readonly OrderEvent[];
  readonly reports: readonly OrderReport[];
  /** The issued receipt or tax invoice, or `null`. */
  readonly document: IssuedDocument | null;
  /** The credit note of the refund; left out if there is none. */
  readonly creditNote?: IssuedCreditNote;
  /** Money arrived for a cancelled order and awaits an administrator's review. */
  readonly underReview: boolean;
  /** The finished refunds, oldest first; left out if there are none. */
  readonly moneyBack?: readonly MoneyBack[];
};

/** A line with the facts that an administrator needs to decide its order. */
export type LineAtDesk = OrderLine & {
  /** The plan needs approval, so approving the order decides that as well. */
  readonly needsApproval: boolean;
};

/** An order as an administrator sees it. */
export type OrderAtDesk = Omit<Order, 'lines'> & { readonly lines: readonly LineAtDesk[] };

/** An order in the desk's list, with the money that came in for it and awaits a decision. Minor units. */
export type ListedOrder = OrderAtDesk & {
  /** A payment of it is unknown: the provider has not answered. */
  readonly awaitsProvider: boolean;
  readonly toDecide: { readonly amount: number; readonly currency: Currency } | null;
};

/** The access that approving the money also grants; nothing if no money is due, because that is the request itself. */
export const linesToApprove = ({ total, lines }: Pick<OrderAtDesk, 'total' | 'lines'>): readonly LineAtDesk[] =>
  total > 0 ? lines.filter((line) => line.needsApproval) : [];

/** Whether the buyer may report a payment: something is due, by a method that is reported. */
export const mayReportPayment = ({ status, method, total }: Pick<Order, 'status' | 'method' | 'total'>): boolean =>
  takesReport(status) && isReported(method) && total > 0;

/** Whether an administrator checks a payment now. A free request has the same status and no payment. */
export const isPaymentChecked = ({ status, total }: Pick<Order, 'status' | 'total'>): boolean =>
  status === 'pendingApproved' && total > 0;

/** Whether a provider took the money, and an administrator decides about a plan. */
export const awaitsPlanApproval = ({ status, method, total }: Pick<Order, 'status' | 'method' | 'total'>): boolean =>
  status === 'pendingApproved' && total > 0 && !isReported(method);

/**
 * How a free order was accepted (specification 4, free plans): at once, or by approval. `null` if something is paid.
 */
export const freePaymentOf = ({ total, reports }: Pick<Order, 'total' | 'reports'>): FreePayment | null => {
  if (total > 0) return null;
  return reports.length > 0 ? 'NeedApprovedFree' : 'AutoFree';
};

export const freePayments = ['AutoFree', 'NeedApprovedFree'] as const;
export type FreePayment = (typeof freePayments)[number];

/** Net, VAT and gross of an order, before withholding. */
export const vatOfOrder = ({ total, withholding, vat }: Pick<Order, 'total' | 'withholding' | 'vat'>): Vat => {
  const gross = total + withholding;
  return { net: gross - vat, vat, gross };
};

/**
 * An order as a holder of its link sees it: items, next step and outcome. Links are passed on, so name, address,
 * telephone, tax data, note and slips are for the signed-in buyer and staff (decisions: identity and safety).
 */
export const orderByLink = (order: Order): Order => ({
  ...order,
  buyerName: order.buyerName.split(' ')[0] ?? '',
  email: maskEmail(order.email),
  tel: null,
  tax: null,
  shipping: order.shipping && { ...order.shipping, address: null },
  // The carrier's page names the place.
  ...(order.parcel && { parcel: { ...order.parcel, trackingNumber: null } }),
  reports: order.reports.map((report) => ({
    ...report,
    ...{ contactName: '', note: '', originBankCode: '', slipNames: [], slipReferences: [] },
  })),
});
