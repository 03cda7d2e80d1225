import { bulletList, letter, lines } from '../../buying/letter.ts';
import type { MailWords, OrderMail, OrderMailFacts, RequestMail } from '../../buying/orderMail.ts';
import { vat } from './vat.ts';

const greeting = ({ buyerName }: OrderMailFacts): string => (buyerName === '' ? 'Hello,' : `Hello ${buyerName},`);

const bought = ({ items, discount, shipping, withholding, total, vat: parts, taxInvoice }: OrderMailFacts): string =>
  lines(
    bulletList(items),
    discount && `Discount ${discount}`,
    shipping && `Delivery: ${shipping.name}, ${shipping.fee ?? 'free'}`,
    shipping?.to ? `Ship to ${shipping.to}` : null,
    withholding && `Withholding tax ${withholding.percent}% ${withholding.amount}`,
    `Total ${total}`,
    parts && vat.parts(parts.net, parts.tax, parts.gross),
    taxInvoice && `Tax invoice for ${taxInvoice}`,
  );

const accountsOf = ({ accounts }: OrderMailFacts): string | null =>
  accounts.length === 0 ? null : `Transfer accounts\n${bulletList(accounts)}`;

const orderPage = ({ orderLink }: OrderMailFacts): string => `View your order (no login needed):\n${orderLink}`;

const signature = ({ shopName }: OrderMailFacts): string =>
  `${shopName}\nThe link in this email opens your order directly, so please do not share it.`;

/** `goOn`: the buyer's next options. */
const cancelled = (facts: OrderMailFacts, goOn: string): MailWords => ({
  subject: `Order ${facts.number} has been cancelled`,
  text: letter(
    greeting(facts),
    `Your order ${facts.number} has been cancelled.`,
    facts.reason === null ? null : `Reason: ${facts.reason}`,
    bought(facts),
    goOn,
    signature(facts),
  ),
});

/** The reason of a cancellation by time. */
export const overdueReason = {
  transfer: 'No payment was reported in time',
  request: 'Your request was not approved',
};

export const orderMail: OrderMail = {
  orderPlaced: (facts) => ({
    subject: `We have received your order ${facts.number}`,
    text: letter(
      greeting(facts),
      `Thank you for learning with us. We have received your order ${facts.number}.`,
      bought(facts),
      facts.accounts.length > 0
        ? `After you transfer, report your payment and attach the slip here (no login needed):\n${facts.orderLink}`
        : orderPage(facts),
      accountsOf(facts),
      facts.payUntil === null
        ? null
        : `Please report your payment by ${facts.payUntil}. After that, the order is cancelled and your seat is offered to others.`,
      facts.accounts.length > 0
        ? 'If the signal drops while you report, do not worry. Your report is saved on your device and sent when you are back online.'
        : null,
      signature(facts),
    ),
  }),

  reportReceived: (facts) => ({
    subject: `We have received your payment report for order ${facts.number}`,
    text: letter(
      greeting(facts),
      `We have received your payment report for order ${facts.number} and are checking the slip. We will email you again once it is done. There is no need to pay or report again.`,
      bought(facts),
      orderPage(facts),
      signature(facts),
    ),
  }),

  lateReportReceived: (facts) => ({
    subject: `Your transfer for cancelled order ${facts.number}`,
    text: letter(
      greeting(facts),
      `We received your payment report for order ${facts.number} after the order was cancelled. Your money is safe: an administrator will check it and reopen the order if there is still a seat, or refund you.`,
      'Please do not pay again. We will let you know by email.',
      orderPage(facts),
      signature(facts),
    ),
  }),

  lateMoneyRefused: (facts) => ({
    subject: `Your transfer for cancelled order ${facts.number}`,
    text: letter(
      greeting(facts),
      `We have checked your transfer for order ${facts.number}, but cannot reopen the order.`,
      facts.reason === null ? null : `Reason: ${facts.reason}`,
      'If the money has reached us, we will refund it. Reply to this email to tell us which account to use.',
      orderPage(facts),
      signature(facts),
    ),
  }),

  spareMoneyRefused: (facts) => ({
    subject: `Your additional transfer for order ${facts.number}`,
    text: letter(
      greeting(facts),
      `Order ${facts.number} is already paid, so the additional transfer you reported was not used for it.`,
      facts.reason === null ? null : `Reason: ${facts.reason}`,
      'If that money has reached us, we will refund it. Reply to this email to tell us which account to use.',
      orderPage(facts),
      signature(facts),
    ),
  }),

  orderApproved: (facts) => ({
    subject: `Order ${facts.number} has been approved`,
    text: letter(
      greeting(facts),
      `Your order ${facts.number} has been approved.`,
      bought(facts),
      facts.learnLink === null ? null : `Start learning:\n${facts.learnLink}`,
      facts.learnLink === null
        ? null
        : `On another device, log in with this email. No password yet, or cannot find your course? Get a link by email here:\n${facts.passwordLink}`,
      orderPage(facts),
      signature(facts),
    ),
  }),

  orderRejected: (facts) => ({
    subject: `Your payment report for order ${facts.number} was not approved`,
    text: letter(
      greeting(facts),
      `We have checked your payment report for order ${facts.number}, but cannot approve it yet.`,
      facts.reason === null ? null : `Reason: ${facts.reason}`,
      facts.payUntil === null
        ? `If you have paid, report again with the right slip:\n${facts.orderLink}`
        : `If you have paid, report again with the right slip by ${facts.payUntil}. Your seat is reserved until then.\n${facts.orderLink}`,
      signature(facts),
    ),
  }),

  orderCancelled: (facts) =>
    cancelled(
      facts,
      `If you have already transferred, you can still report it here, and we will reopen the order or refund you.\n${facts.orderLink}`,
    ),

  paymentReceived: (facts) => ({
    subject: `We have received your payment for order ${facts.number}`,
    text: letter(
      greeting(facts),
      `We have received your payment for order ${facts.number}. It includes an item that needs approval, and we will email you again once it is done. If it is not approved, we will refund you. There is no need to pay again.`,
      bought(facts),
      orderPage(facts),
      signature(facts),
    ),
  }),

  orderRefunded: (facts) => ({
    subject: `Order ${facts.number} has been refunded`,
    text: letter(
      greeting(facts),
      `We have refunded ${facts.amount} for order ${facts.number}. With some banks it takes a few days to arrive.`,
      facts.reason === null ? null : `Reason: ${facts.reason}`,
      bought(facts),
      'Access that came with this order has now ended.',
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
      'Please reply to this email or contact the shop. Your order has not changed.',
      orderPage(facts),
      signature(facts),
    ),
  }),

  parcelMoved: (facts) => ({
    subject: `Your parcel for order ${facts.number}`,
    text: letter(
      greeting(facts),
      `Parcel for order ${facts.number}: ${facts.parcel}`,
      orderPage(facts),
      signature(facts),
    ),
  }),

  moneyRefunded: (facts) => ({
    subject: `We have refunded a payment for order ${facts.number}`,
    text: letter(
      greeting(facts),
      `A payment of ${facts.amount} for order ${facts.number} could not be used for it, so we have refunded it. With some banks it takes a few days to arrive.`,
      facts.reason === null ? null : `Reason: ${facts.reason}`,
      'The order itself has not changed.',
      orderPage(facts),
      signature(facts),
    ),
  }),

  purchaseNotice: (facts) => ({
    subject: `A purchase was made with your email, order ${facts.number}`,
    text: letter(
      'Hello,',
      `Someone made a purchase as a guest with this email. Order ${facts.number} is kept separate from your account.`,
      bought(facts),
      facts.learnLink === null
        ? 'If it was you, there is nothing you need to do. Next time, log in before you buy to keep everything in one account.'
        : `If it was you, you can learn on the device you used to buy. To learn on another device, get a link by email here once the order is approved:\n${facts.passwordLink}`,
      facts.learnLink === null ? null : 'Next time, log in before you buy to keep your courses in one account.',
      'If it was not you, your account is safe and there is nothing you need to do. Reply to this email if you would like us to look into it.',
      facts.shopName,
    ),
  }),
};

export const requestMail: RequestMail = {
  orderPlaced: (facts) => ({
    subject: `We have received your request, order ${facts.number}`,
    text: letter(
      greeting(facts),
      `Thank you for learning with us. We have received your request, order ${facts.number}.`,
      'An administrator will review it and email you the result. It is free of charge, and there is nothing you need to do in the meantime.',
      bought(facts),
      orderPage(facts),
      signature(facts),
    ),
  }),

  orderRejected: (facts) => ({
    subject: `Your request, order ${facts.number}, was not approved`,
    text: letter(
      greeting(facts),
      `We have reviewed your request, order ${facts.number}, but cannot approve it.`,
      facts.reason === null ? null : `Reason: ${facts.reason}`,
      bought(facts),
      `If you are still interested, cancel this order, then order again to send a new request:\n${facts.orderLink}`,
      facts.cancelAt === null ? null : `If you do nothing, the order will be cancelled on ${facts.cancelAt}.`,
      signature(facts),
    ),
  }),

  orderCancelled: (facts) =>
    cancelled(facts, `If you are still interested, order again here to send a new request:\n${facts.orderLink}`),
};
