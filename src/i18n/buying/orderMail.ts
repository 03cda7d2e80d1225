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

/** What an e-mail about an order speaks of, already in words of its language. */
export type OrderMailFacts = {
  readonly shopName: string;
  readonly buyerName: string;
  readonly number: string;
  readonly total: string;
  /** What coupons and promotions took off; `null` without one. */
  readonly discount: string | null;
  /** How products are sent, what that costs and whom they go to; `null` without products. */
  readonly shipping: { readonly name: string; readonly fee: string | null; readonly to: string | null } | null;
  /** What the buyer pays to the tax office instead, with its rate; `null` where nothing is withheld. */
  readonly withholding: { readonly percent: number; readonly amount: string } | null;
  /** What the amounts contain of VAT; `null` where they contain none. */
  readonly vat: { readonly net: string; readonly tax: string; readonly gross: string } | null;
  /** Name of whom the tax invoice is made out to; `null` without one. */
  readonly taxInvoice: string | null;
  /** One a line: title and plan. */
  readonly items: readonly string[];
  /** The order's own page; needs no session. */
  readonly orderLink: string;
  /** Where the first lecture opens; `null` where nothing can be watched. */
  readonly learnLink: string | null;
  /** Where whoever bought without registering asks for the link that opens it on other devices. */
  readonly passwordLink: string;
  /** Until when a transfer has to be reported; `null` without an end. */
  readonly payUntil: string | null;
  /** When it is given up by itself, whatever it waits for; `null` without an end. */
  readonly cancelAt: string | null;
  /** Accounts that a transfer may go to; empty where nothing is to be transferred. */
  readonly accounts: readonly string[];
  /** Why a report was refused or an order given up; `null` without one. */
  readonly reason: string | null;
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
  | 'purchaseNotice';

/** The words of every e-mail about an order. */
export type OrderMail = Readonly<Record<OrderMailKind, (facts: OrderMailFacts) => MailWords>>;

/** What reads otherwise where nothing is to be paid and an administrator was asked. */
export type RequestMail = Pick<OrderMail, 'orderPlaced' | 'orderRejected' | 'orderCancelled'>;

const orderMail = { th, en };
const requestMail = { th: { ...th, ...requestInThai }, en: { ...en, ...requestInEnglish } };

/** The e-mails about an order. */
export const orderMailOf = (order: Pick<Order, 'total'>, language: Language): OrderMail =>
  (isRequest(order) ? requestMail : orderMail)[language];

const overdueReason = { th: overdueInThai, en: overdueInEnglish };

/** Why an order was given up by time. */
export const overdueReasonOf = (order: Pick<Order, 'total'>, language: Language): string =>
  overdueReason[language][isRequest(order) ? 'request' : 'transfer'];
