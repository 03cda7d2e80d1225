import { type Order, vatOfOrder } from '../order/order.ts';
import type { PaymentMethod } from '../order/paymentMethod.ts';
import type { Currency } from '../pricing/currency.ts';
import { buddhistYearOf } from '../thaiDate.ts';
import type { EpochMs } from '../time.ts';
import type { Seller } from './seller.ts';
import type { TaxData } from './taxData.ts';
import type { WithholdingPercent } from './withholding.ts';

/** What a paid order gives; each of the first two is the receipt as well. */
export const documentKinds = ['fullTaxInvoice', 'abbreviatedTaxInvoice', 'receipt'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Whom it is made out to. What is `null` was not given and need not be. */
export type DocumentBuyer = {
  readonly name: string;
  /** Of a company: five digits, `00000` for the head office. */
  readonly branch: string | null;
  readonly taxId: string | null;
  readonly address: string | null;
  readonly postcode: string | null;
};

/** Amounts in minor units, VAT contained. `amount` is what the discount left of the line. */
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

/** Everything that a document says, as it was when it was issued; nothing changes it afterwards. */
export type DocumentFacts = {
  readonly orderNumber: string;
  readonly currency: Currency;
  readonly method: PaymentMethod;
  readonly paidAt: EpochMs;
  readonly seller: Seller;
  readonly buyer: DocumentBuyer;
  readonly lines: readonly DocumentLine[];
  readonly totals: DocumentTotals;
};

/** A document that was issued. */
export type OrderDocument = {
  readonly kind: DocumentKind;
  readonly number: string;
  readonly issuedAt: EpochMs;
  readonly facts: DocumentFacts;
};

/** What its order tells of a document that was issued. */
export type IssuedDocument = Pick<OrderDocument, 'kind' | 'number' | 'issuedAt'>;

/** Numbers run without gaps within a kind and a Buddhist year. */
export type DocumentSeries = { readonly kind: DocumentKind; readonly year: number };

const prefixes: Readonly<Record<DocumentKind, string>> = {
  fullTaxInvoice: 'TAX',
  abbreviatedTaxInvoice: 'ABB',
  receipt: 'REC',
};

export const seriesOf = (kind: DocumentKind, issuedAt: EpochMs): DocumentSeries => ({
  kind,
  year: buddhistYearOf(issuedAt),
});

/** The number as it is printed: `TAX2569-000001`. */
export const documentNumber = ({ kind, year }: DocumentSeries, running: number): string =>
  `${prefixes[kind]}${year}-${String(running).padStart(6, '0')}`;

/** A document follows the payment and nothing else: never before it, and never where nothing was paid. */
export const givesDocument = ({ status, total }: Pick<Order, 'status' | 'total'>): boolean =>
  status === 'approved' && total > 0;

/** Whether one may have been given: what was paid back keeps the document of its payment. */
export const mayHaveDocument = ({ status, total }: Pick<Order, 'status' | 'total'>): boolean =>
  (status === 'approved' || status === 'refunded') && total > 0;

/**
 * Which document it is. Without VAT in the price nobody may issue a tax invoice (Revenue Code 86/13); with it, whoever
 * asked for one gets it in full (86/4), everybody else an abbreviated one (86/6).
 */
export function documentKindOf({ wantsTaxInvoice, vat }: Pick<Order, 'wantsTaxInvoice' | 'vat'>): DocumentKind {
  if (vat === 0) return 'receipt';
  return wantsTaxInvoice ? 'fullTaxInvoice' : 'abbreviatedTaxInvoice';
}

/** When a paid order was paid: as the transfer was made that was found, else as the provider's word came. */
export function paidAtOf({ reports, history }: Pick<Order, 'reports' | 'history'>): EpochMs | null {
  const transfer = reports.findLast(({ decision }) => decision === 'approved');
  return transfer?.transferredAt ?? history.find(({ to }) => to === 'approved')?.at ?? null;
}

/** What the document of a paid order says, from the order as it was agreed. */
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

/**
 * A document as whoever holds its order's link sees it: nothing of a full tax invoice, which has somebody's address and
 * tax id; of the others the first name, as on the order itself (decisions: identity and safety).
 */
export function documentByLink(document: OrderDocument): OrderDocument | null {
  const { facts } = document;
  if (document.kind === 'fullTaxInvoice' || facts.buyer.taxId !== null) return null;
  return { ...document, facts: { ...facts, buyer: buyerByName(facts.buyer.name.split(' ')[0] ?? '') } };
}

/**
 * As it is for whoever holds the link alone, who sees nothing of the order's tax data. There are some where an invoice was
 * asked for, and where tax was withheld, which only a company does: its tax id stands on the document, whatever that is.
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
