import { type Order, vatOfOrder } from '../order/order.ts';
import type { PaymentMethod } from '../order/paymentMethod.ts';
import type { Currency } from '../pricing/currency.ts';
import { buddhistYearOf } from '../thaiDate.ts';
import type { EpochMs } from '../time.ts';
import type { Seller } from './seller.ts';
import type { TaxData } from './taxData.ts';
import type { WithholdingPercent } from './withholding.ts';

/** The documents of a paid order; the first two are receipts as well. */
export const documentKinds = ['fullTaxInvoice', 'abbreviatedTaxInvoice', 'receipt'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Papers with a running number: the documents, and the credit note of a refund (Revenue Code 86/10). */
export const paperKinds = [...documentKinds, 'creditNote'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** The recipient of a document. `null` was not given and is not needed. */
export type DocumentBuyer = {
  readonly name: string;
  /** Of a company: five digits, `00000` for the head office. */
  readonly branch: string | null;
  readonly taxId: string | null;
  readonly address: string | null;
  readonly postcode: string | null;
};

/** Amounts in minor units with VAT. `amount` is the line after discounts. */
export type DocumentLine = {
  readonly title: string;
  readonly planName: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly discount: number;
  readonly amount: number;
};

/** price − discount + shippingFee = gross = net + vat; gross − withholding = paid. */
export type DocumentTotals = {
  readonly price: number;
  readonly discount: number;
  readonly shippingFee: number;
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
  readonly withholding: number;
  readonly withholdingPercent: WithholdingPercent;
  readonly paid: number;
};

/** An earlier document, by its number and its printed date. */
export type DocumentReference = { readonly number: string; readonly datedAt: EpochMs };

/** The content of a document at the time of issue; it never changes. */
export type DocumentFacts = {
  readonly orderNumber: string;
  readonly currency: Currency;
  readonly method: PaymentMethod;
  readonly paidAt: EpochMs;
  readonly seller: Seller;
  readonly buyer: DocumentBuyer;
  readonly lines: readonly DocumentLine[];
  readonly totals: DocumentTotals;
  /** The cancelled document that this one replaces. */
  readonly replaces?: DocumentReference;
  /** Of a credit note: its tax invoice, and the reason in words, if any. */
  readonly credits?: DocumentReference & { readonly reason: string | null };
};

/** A paper that was issued. */
export type OrderDocument = {
  readonly kind: PaperKind;
  readonly number: string;
  readonly issuedAt: EpochMs;
  readonly facts: DocumentFacts;
};

/** The summary of an issued document on its order. */
export type IssuedDocument = Pick<OrderDocument, 'number' | 'issuedAt'> & { readonly kind: DocumentKind };

/** The summary of the credit note of a refunded order. */
export type IssuedCreditNote = Pick<OrderDocument, 'number' | 'issuedAt'>;

/** The printed date. A replacement keeps the date of the first document (order Por. 86/2542, clause 25). */
export const datedAtOf = ({ issuedAt, facts }: Pick<OrderDocument, 'issuedAt' | 'facts'>): EpochMs =>
  facts.replaces?.datedAt ?? issuedAt;

/** Numbers run without gaps within a kind and a Buddhist year. */
export type DocumentSeries = { readonly kind: PaperKind; readonly year: number };

const prefixes: Readonly<Record<PaperKind, string>> = {
  fullTaxInvoice: 'TAX',
  abbreviatedTaxInvoice: 'ABB',
  receipt: 'REC',
  creditNote: 'CRN',
};

export const seriesOf = (kind: PaperKind, issuedAt: EpochMs): DocumentSeries => ({
  kind,
  year: buddhistYearOf(issuedAt),
});

/** The printed number: `TAX2569-000001`. */
export const documentNumber = ({ kind, year }: DocumentSeries, running: number): string =>
  `${prefixes[kind]}${year}-${String(running).padStart(6, '0')}`;

/** Whether an order gets a document: only after a payment. */
export const givesDocument = ({ status, total }: Pick<Order, 'status' | 'total'>): boolean =>
  status === 'approved' && total > 0;

/** Whether a document may exist: a refunded order keeps its own. */
export const mayHaveDocument = ({ status, total, document }: Pick<Order, 'status' | 'total' | 'document'>): boolean =>
  (status === 'approved' || (status === 'refunded' && document !== null)) && total > 0;

/**
 * The kind of the document. Without VAT in the price a tax invoice is forbidden (Revenue Code 86/13); with VAT a
 * requested one is full (86/4) and any other abbreviated (86/6).
 */
export function documentKindOf({ wantsTaxInvoice, vat }: Pick<Order, 'wantsTaxInvoice' | 'vat'>): DocumentKind {
  if (vat === 0) return 'receipt';
  return wantsTaxInvoice ? 'fullTaxInvoice' : 'abbreviatedTaxInvoice';
}

/** The payment time of an order: of the approved transfer, otherwise of the provider's confirmation. */
export function paidAtOf({ reports, history }: Pick<Order, 'reports' | 'history'>): EpochMs | null {
  const transfer = reports.findLast(({ decision }) => decision === 'approved');
  return transfer?.transferredAt ?? history.find(({ to }) => to === 'approved')?.at ?? null;
}

/** The document of a paid order, from the order as agreed. */
export function documentFacts(order: Order, seller: Seller, paidAt: EpochMs): DocumentFacts {
  const { price, discount, shippingFee, withholding, withholdingPercent, total } = order;
  return {
    orderNumber: order.number,
    currency: order.currency,
    method: order.method,
    paidAt,
    seller,
    buyer: order.tax === null ? buyerByName(order.buyerName) : buyerOf(order.tax),
    lines: order.lines.map((line) => ({
      title: line.title.th,
      planName: line.planName.th,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      discount: line.discount,
      amount: line.unitPrice * line.quantity - line.discount,
    })),
    totals: { price, discount, shippingFee, ...vatOfOrder(order), withholding, withholdingPercent, paid: total },
  };
}

/** The reference to an issued document. */
export const referenceTo = (document: OrderDocument): DocumentReference => ({
  number: document.number,
  datedAt: datedAtOf(document),
});

/** The credit note of a refunded order: the whole value of its tax invoice (Revenue Code 82/10, 86/10). */
export function creditNoteFacts(invoice: OrderDocument, reason: string | null): DocumentFacts {
  const { replaces: _, ...facts } = invoice.facts;
  return { ...facts, credits: { ...referenceTo(invoice), reason } };
}

/** Whether a paper is a tax invoice; only those have VAT that a credit note corrects. */
export const isTaxInvoice = (kind: PaperKind): boolean => kind === 'fullTaxInvoice' || kind === 'abbreviatedTaxInvoice';

/**
 * A document for a holder of the order's link: nothing of a full tax invoice, which has an address and a tax id; of the
 * others the first name only (decisions: identity and safety).
 */
export function documentByLink(document: OrderDocument): OrderDocument | null {
  const { facts } = document;
  if (document.kind === 'fullTaxInvoice' || facts.buyer.taxId !== null) return null;
  return { ...document, facts: { ...facts, buyer: buyerByName(facts.buyer.name.split(' ')[0] ?? '') } };
}

/**
 * Whether a document is hidden from holders of the link: it has tax data if an invoice was requested or tax was
 * withheld by a company.
 */
export const isForSignedIn = ({
  wantsTaxInvoice,
  withholding,
  tax,
}: Pick<Order, 'wantsTaxInvoice' | 'withholding' | 'tax'>): boolean =>
  (wantsTaxInvoice || withholding > 0) && tax === null;

const buyerByName = (name: string): DocumentBuyer => ({
  name,
  branch: null,
  taxId: null,
  address: null,
  postcode: null,
});

const buyerOf = ({ personType, nameOne, nameTwo, payerId, address, postcode }: TaxData): DocumentBuyer => ({
  name: personType === 'juristic' ? nameOne : `${nameOne} ${nameTwo}`,
  branch: personType === 'juristic' ? nameTwo : null,
  taxId: payerId,
  address,
  postcode,
});
