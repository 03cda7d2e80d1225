import type { ItemKind } from '../catalogue/course.ts';
import type { LocalText } from '../localText.ts';
import { maskEmail } from '../people/contactFormat.ts';
import type { Currency } from '../pricing/currency.ts';
import type { IssuedDocument } from '../tax/orderDocument.ts';
import type { TaxData } from '../tax/taxData.ts';
import type { Vat } from '../tax/vat.ts';
import type { WithholdingPercent } from '../tax/withholding.ts';
import { type OrderStatus, takesReport } from './orderStatus.ts';
import { type PaymentMethod, paymentRules } from './paymentMethod.ts';
import type { RejectCode } from './rejectReason.ts';
import type { OrderShipping } from './shipping.ts';

/** One bought line as it was agreed; later changes of the catalogue do not touch it. Minor units. */
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

/** Who moved an order. */
export type OrderActor = 'buyer' | 'administrator' | 'provider' | 'system';

export type OrderEvent = {
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  readonly at: number;
  readonly actor: OrderActor;
  /** Why, by a usual reason; words are the reader's. */
  readonly reasonCode: RejectCode | null;
  /** Why, or what was added, in the words of whoever did it. */
  readonly reason: string | null;
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
  /** What the QR codes of the slips say, for `readSlipReferenceText`; of slips that can be read. */
  readonly slipReferences: readonly string[];
  readonly decision: 'waiting' | 'approved' | 'rejected';
  /** `null` while it waits. */
  readonly decidedAt: number | null;
  readonly rejectCode: RejectCode | null;
  /** What the administrator wrote, beside a usual reason or instead of one. */
  readonly rejectReason: string | null;
};

/** An order as its owner sees it. Amounts in minor units. */
export type Order = {
  readonly id: string;
  /** The number people say to each other. */
  readonly number: string;
  /** Random; opens this order without a session. */
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
  /** When an unpaid order is given up, or `null`. */
  readonly cancelAt: number | null;
  readonly buyerName: string;
  readonly email: string;
  readonly tel: string | null;
  readonly wantsTaxInvoice: boolean;
  /** Whom the invoice is made out to, as it was agreed; `null` without one, and to whoever only holds the link. */
  readonly tax: TaxData | null;
  /** How its products are sent, and where to; `null` where there are none. */
  readonly shipping: OrderShipping | null;
  readonly lines: readonly OrderLine[];
  readonly history: readonly OrderEvent[];
  readonly reports: readonly OrderReport[];
  /** The receipt or tax invoice that was issued for it; `null` where none was. */
  readonly document: IssuedDocument | null;
  /** Money came for a cancelled order and an administrator looks at it. */
  readonly underReview: boolean;
};

/** A line with what whoever decides its order has to know. */
export type LineAtDesk = OrderLine & {
  /** Its plan promises that an administrator looks first, so that approving the order decides this, too. */
  readonly needsApproval: boolean;
};

/** An order as an administrator sees it. */
export type OrderAtDesk = Omit<Order, 'lines'> & { readonly lines: readonly LineAtDesk[] };

/** What an approval of the money lets its buyer into besides; nothing where no money is due, since that is the request itself. */
export const letInBeside = ({ total, lines }: Pick<OrderAtDesk, 'total' | 'lines'>): readonly LineAtDesk[] =>
  total > 0 ? lines.filter((line) => line.needsApproval) : [];

/** Whether the buyer may report a payment of the order: something is to be paid, by a method that is reported. */
export const mayReportPayment = ({ status, method, total }: Pick<Order, 'status' | 'method' | 'total'>): boolean =>
  takesReport(status) && paymentRules[method].isReported && total > 0;

/** Whether an administrator checks a payment of the order now. A free request has the same status, and no payment. */
export const isPaymentChecked = ({ status, total }: Pick<Order, 'status' | 'total'>): boolean =>
  status === 'pendingApproved' && total > 0;

/**
 * How an order came through of which nothing is paid (specification 4, free plans): at once, or by an administrator's word,
 * who was asked by a report of zero. `null` where something is paid.
 */
export const freePaymentOf = ({ total, reports }: Pick<Order, 'total' | 'reports'>): FreePayment | null => {
  if (total > 0) return null;
  return reports.length > 0 ? 'NeedApprovedFree' : 'AutoFree';
};

export const freePayments = ['AutoFree', 'NeedApprovedFree'] as const;
export type FreePayment = (typeof freePayments)[number];

/** Net, VAT and gross of an order: of everything but what is withheld. */
export const vatOfOrder = ({ total, withholding, vat }: Pick<Order, 'total' | 'withholding' | 'vat'>): Vat => {
  const gross = total + withholding;
  return { net: gross - vat, vat, gross };
};

/**
 * An order as whoever holds its link sees it: what was bought, what is to be done and what became of it. Links are
 * passed on and lie in mailboxes, so a person's name, address, telephone, tax data, note and slips are for the buyer who is
 * signed in, and staff (decisions: identity and safety).
 */
export const orderByLink = (order: Order): Order => ({
  ...order,
  buyerName: order.buyerName.split(' ')[0] ?? '',
  email: maskEmail(order.email),
  tel: null,
  tax: null,
  shipping: order.shipping && { ...order.shipping, address: null },
  reports: order.reports.map((report) => ({
    ...report,
    ...{ contactName: '', note: '', originBankCode: '', slipNames: [], slipReferences: [] },
  })),
});
