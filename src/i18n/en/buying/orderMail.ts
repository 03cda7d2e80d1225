import { bulletList, letter, lines } from '../../buying/letter.ts';
import type { MailWords, OrderMail, OrderMailFacts, RequestMail } from '../../buying/orderMail.ts';
import { vat } from './vat.ts';

const greeting = ({ buyerName }: OrderMailFacts): string => (buyerName === '' ? 'Hello,' : `Hello ${buyerName},`);

const bought = ({ items, discount, shipping, withholding, total, vat: parts, taxInvoice }: OrderMailFacts): string =>
  lines(
    bulletList(items),
    discount && `Discount ${discount}`,
    shipping && `Delivery: ${shipping.name}, ${shipping.fee ?? 'free'}`,
    shipping?.to ? `Sent to ${shipping.to}` : null,
    withholding && `Withholding tax ${withholding.percent}% ${withholding.amount}`,
    `Total ${total}`,
    parts && vat.parts(parts.net, parts.tax, parts.gross),
    taxInvoice && `Tax invoice for ${taxInvoice}`,
  );

const accountsOf = ({ accounts }: OrderMailFacts): string | null =>
  accounts.length === 0 ? null : `Accounts for the transfer\n${bulletList(accounts)}`;

const orderPage = ({ orderLink }: OrderMailFacts): string => `Your order, without logging in:\n${orderLink}`;

const signature = ({ shopName }: OrderMailFacts): string =>
  `${shopName}\nThe link in this email opens your order directly, so please do not pass it on.`;

/** `goOn`: the buyer's next options. */
const cancelled = (facts: OrderMailFacts, goOn: string): MailWords => ({
  subject: `Order ${facts.number} is cancelled`,
  text: letter(
    greeting(facts),
    `Your order ${facts.number} is cancelled.`,
    facts.reason === null ? null : `Reason: ${facts.reason}`,
    bought(facts),
    goOn,
    signature(facts),
  ),
});

/** The reason of a cancellation by time. */
export const overdueReason = {
  transfer: 'No transfer was reported in time',
  request: 'The request was not approved',
};

export const orderMail: OrderMail = {
  orderPlaced: (facts) => ({
    subject: `We have your order ${facts.number}`,
    text: letter(
      greeting(facts),
      `Thank you for learning with us. We have your order ${facts.number}.`,
      bought(facts),
      facts.accounts.length > 0
        ? `After the transfer, report it with the slip here, without logging in:\n${facts.orderLink}`
        : orderPage(facts),
      accountsOf(facts),
      facts.payUntil === null
        ? null
        : `Please report the transfer by ${facts.payUntil}. After that the order is cancelled and its seats go to others.`,
      facts.accounts.length > 0
        ? 'If the signal drops while you report, do not worry: the report stays on your phone and is sent when you are back online.'
        : null,
      signature(facts),
    ),
  }),

  reportReceived: (facts) => ({
    subject: `We have your transfer report for order ${facts.number}`,
    text: letter(
      greeting(facts),
      `We have your transfer report for order ${facts.number}. Somebody is checking the slip, and another email follows. There is no need to pay or report again.`,
      bought(facts),
      orderPage(facts),
      signature(facts),
    ),
  }),

  lateReportReceived: (facts) => ({
    subject: `Your transfer for the cancelled order ${facts.number}`,
    text: letter(
      greeting(facts),
      `Your transfer report for order ${facts.number} came after the order was cancelled. Your money is not lost: somebody looks at it, and either opens the order again while there is a seat or sends the money back.`,
      'Please do not pay again. We will tell you by email.',
      orderPage(facts),
      signature(facts),
    ),
  }),

  lateMoneyRefused: (facts) => ({
    subject: `Your transfer for the cancelled order ${facts.number}`,
    text: letter(
      greeting(facts),
      `We looked at your transfer for order ${facts.number} and cannot open the order again.`,
      facts.reason === null ? null : `Reason: ${facts.reason}`,
      'If the money has reached us, we send it back. Answer this email to tell us the account.',
      orderPage(facts),
      signature(facts),
    ),
  }),

  spareMoneyRefused: (facts) => ({
    subject: `Your further transfer for order ${facts.number}`,
    text: letter(
      greeting(facts),
      `Order ${facts.number} is already paid. The further transfer that you reported was not used for it.`,
      facts.reason === null ? null : `Reason: ${facts.reason}`,
      'If that money has reached us, we send it back. Answer this email to tell us the account.',
      orderPage(facts),
      signature(facts),
    ),
  }),

  orderApproved: (facts) => ({
    subject: `Order ${facts.number} is approved`,
    text: letter(
      greeting(facts),
      `Your order ${facts.number} is approved.`,
      bought(facts),
      facts.learnLink === null ? null : `Start learning:\n${facts.learnLink}`,
      facts.learnLink === null
        ? null
        : `On another device log in with this email. No password yet, or the course is not there? Get a link by email here:\n${facts.passwordLink}`,
      orderPage(facts),
      signature(facts),
    ),
  }),

  orderRejected: (facts) => ({
    subject: `The transfer report for order ${facts.number} was not approved`,
    text: letter(
      greeting(facts),
      `We checked the transfer report for order ${facts.number} and cannot approve it yet.`,
      facts.reason === null ? null : `Reason: ${facts.reason}`,
      facts.payUntil === null
        ? `If you have paid, report again with the right slip:\n${facts.orderLink}`
        : `If you have paid, report again with the right slip by ${facts.payUntil}. Your seat is kept until then.\n${facts.orderLink}`,
      signature(facts),
    ),
  }),

  orderCancelled: (facts) =>
    cancelled(
      facts,
      `If you have already paid, report the transfer here at any time; we open the order again or send the money back.\n${facts.orderLink}`,
    ),

  paymentReceived: (facts) => ({
    subject: `We have your payment for order ${facts.number}`,
    text: letter(
      greeting(facts),
      `We have your payment for order ${facts.number}. It includes something that an administrator has to approve, and another email follows. If it is not approved, the money goes back to you. There is no need to pay again.`,
      bought(facts),
      orderPage(facts),
      signature(facts),
    ),
  }),

  orderRefunded: (facts) => ({
    subject: `Order ${facts.number} is refunded`,
    text: letter(
      greeting(facts),
      `We have sent ${facts.amount} for order ${facts.number} back to you. Some banks take a few days to show the money.`,
      facts.reason === null ? null : `Reason: ${facts.reason}`,
      bought(facts),
      'What was opened by this order is closed again.',
      orderPage(facts),
      signature(facts),
    ),
  }),

  orderQuestion: (facts) => ({
    subject: `A question about order ${facts.number}`,
    text: letter(
      greeting(facts),
      `We have a question about your order ${facts.number}:`,
      facts.reason,
      'Please answer this email or write to the shop. Your order stays as it is.',
      orderPage(facts),
      signature(facts),
    ),
  }),

  parcelMoved: (facts) => ({
    subject: `The parcel of order ${facts.number}`,
    text: letter(
      greeting(facts),
      `The parcel of your order ${facts.number}: ${facts.parcel}`,
      orderPage(facts),
      signature(facts),
    ),
  }),

  moneyRefunded: (facts) => ({
    subject: `We have sent money for order ${facts.number} back`,
    text: letter(
      greeting(facts),
      `${facts.amount} that came in for order ${facts.number} could not be used for it. We have sent it back to you. Some banks take a few days to show the money.`,
      facts.reason === null ? null : `Reason: ${facts.reason}`,
      'The order itself stays as it is.',
      orderPage(facts),
      signature(facts),
    ),
  }),

  purchaseNotice: (facts) => ({
    subject: `Somebody bought with your email, order ${facts.number}`,
    text: letter(
      'Hello,',
      `Somebody bought as a guest and gave this email. Order ${facts.number} is kept apart and is not joined to your account.`,
      bought(facts),
      facts.learnLink === null
        ? 'If it was you, there is nothing to do. Log in first next time, and everything is in one account.'
        : `If it was you, learn on the device you bought on. For another device, get a link by email here once the order is approved:\n${facts.passwordLink}`,
      facts.learnLink === null ? null : 'Log in first next time, and your courses are in one account.',
      'If it was not you, your account is safe and there is nothing to do either. Answer this email if you want us to look.',
      facts.shopName,
    ),
  }),
};

export const requestMail: RequestMail = {
  orderPlaced: (facts) => ({
    subject: `We have your request, order ${facts.number}`,
    text: letter(
      greeting(facts),
      `Thank you for learning with us. We have your request, order ${facts.number}.`,
      'An administrator will look at it and email you the answer. It is free, and there is nothing to do until then.',
      bought(facts),
      orderPage(facts),
      signature(facts),
    ),
  }),

  orderRejected: (facts) => ({
    subject: `Your request, order ${facts.number}, was not approved`,
    text: letter(
      greeting(facts),
      `We looked at your request, order ${facts.number}, and cannot approve it.`,
      facts.reason === null ? null : `Reason: ${facts.reason}`,
      bought(facts),
      `If you still want it, cancel this order, then order again to ask anew:\n${facts.orderLink}`,
      facts.cancelAt === null ? null : `If you do nothing, the order is cancelled by itself on ${facts.cancelAt}.`,
      signature(facts),
    ),
  }),

  orderCancelled: (facts) =>
    cancelled(facts, `If you still want it, order again here to ask anew:\n${facts.orderLink}`),
};
