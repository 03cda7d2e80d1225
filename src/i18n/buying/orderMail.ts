import type { Language } from '../../domain/localText.ts';
import { isRequest } from '../../domain/order/freeRequest.ts';
import type { Order } from '../../domain/order/order.ts';
import {
  orderMail as en,
  overdueReason as overdueInEnglish,
  requestMail as requestInEnglish,
} from '../en/buying/orderMail.ts';
import {
  overdueReason as overdueInThai,
  requestMail as requestInThai,
  orderMail as th,
} from '../th/buying/orderMail.ts';

/** The facts of an e-mail about an order, already formatted. */
export type OrderMailFacts = {
  readonly shopName: string;
  /** '' in mail to an address that nobody proved. */
  readonly buyerName: string;
  readonly number: string;
  readonly total: string;
  /** The discount of coupons and promotions; `null` without one. */
  readonly discount: string | null;
  /** The delivery of products with its fee and recipient; `null` without products. */
  readonly shipping: { readonly name: string; readonly fee: string | null; readonly to: string | null } | null;
  /** The withheld tax with its rate; `null` without. */
  readonly withholding: { readonly percent: number; readonly amount: string } | null;
  /** The contained VAT; `null` without. */
  readonly vat: { readonly net: string; readonly tax: string; readonly gross: string } | null;
  /** The tax invoice's recipient; `null` without an invoice. */
  readonly taxInvoice: string | null;
  /** One a line: title and plan. */
  readonly items: readonly string[];
  /** The order's own page; needs no session. */
  readonly orderLink: string;
  /** The address of the first lecture; `null` if nothing can be watched. */
  readonly learnLink: string | null;
  /** The page where a guest requests the link for other devices. */
  readonly passwordLink: string;
  /** The deadline of a transfer report; `null` without one. */
  readonly payUntil: string | null;
  /** The time of the automatic cancellation; `null` without one. */
  readonly cancelAt: string | null;
  /** The accounts for a transfer; empty if none is due. */
  readonly accounts: readonly string[];
  /** The reason of a rejection or cancellation, or the words of a question; `null` without one. */
  readonly reason: string | null;
  /** Where the parcel is, with carrier and number; `null` in other messages. */
  readonly parcel: string | null;
  /** The amount that the message is about: money that is paid back, otherwise the total. */
  readonly amount: string;
};

export type MailWords = { readonly subject: string; readonly text: string };

export type OrderMailKind =
  | 'orderPlaced'
  | 'reportReceived'
  | 'lateReportReceived'
  | 'lateMoneyRefused'
  | 'spareMoneyRefused'
  | 'orderApproved'
  | 'orderRejected'
  | 'orderCancelled'
  | 'paymentReceived'
  | 'orderRefunded'
  | 'moneyRefunded'
  | 'orderQuestion'
  | 'parcelMoved'
  | 'purchaseNotice';

/** The texts of every e-mail about an order. */
export type OrderMail = Readonly<Record<OrderMailKind, (facts: OrderMailFacts) => MailWords>>;

/** The texts that differ for a free request. */
export type RequestMail = Pick<OrderMail, 'orderPlaced' | 'orderRejected' | 'orderCancelled'>;

const orderMail = { th, en };
const requestMail = { th: { ...th, ...requestInThai }, en: { ...en, ...requestInEnglish } };

/** The e-mails about an order. */
export const orderMailOf = (order: Pick<Order, 'total'>, language: Language): OrderMail =>
  (isRequest(order) ? requestMail : orderMail)[language];

const overdueReason = { th: overdueInThai, en: overdueInEnglish };

/** The reason of a cancellation by time. */
export const overdueReasonOf = (order: Pick<Order, 'total'>, language: Language): string =>
  overdueReason[language][isRequest(order) ? 'request' : 'transfer'];
