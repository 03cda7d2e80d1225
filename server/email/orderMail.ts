import { type Language, textIn } from '../../src/domain/localText.ts';
import { type Order, vatOfOrder } from '../../src/domain/order/order.ts';
import type { Parcel } from '../../src/domain/order/parcel.ts';
import { isReported } from '../../src/domain/order/paymentMethod.ts';
import type { RejectCode } from '../../src/domain/order/rejectReason.ts';
import { bankNameIn } from '../../src/domain/order/thaiBanks.ts';
import { orderPath } from '../../src/domain/site/pageAddress.ts';
import type { OrderMailFacts, OrderMailKind } from '../../src/i18n/buying/orderMail.ts';
import { orderMailOf, overdueReasonOf } from '../../src/i18n/buying/orderMail.ts';
import { parcelMessages } from '../../src/i18n/buying/parcel.ts';
import { reasonWords, rejectReasonMessages } from '../../src/i18n/buying/rejectReasons.ts';
import { formatDateTime, formatDiscount, formatMoney } from '../../src/i18n/format.ts';
import { provinceName } from '../../src/i18n/people/formatAddress.ts';
import type { Tx } from '../store/database/connection.ts';
import type { StoredOrder } from '../store/order/orders.ts';
import { storedBankAccounts } from '../store/order/paymentMethods.ts';
import { hasProvedAddress } from '../store/people/people.ts';
import { storedSettings } from '../store/site/settings.ts';
import type { MailParts } from './email.ts';

export type MailOccasion = {
  readonly kind: OrderMailKind;
  /** Distinguishes repeated events of one order, such as rejections. */
  readonly occurrence?: string;
  /** A usual reason, in the order's language. */
  readonly reasonCode?: RejectCode | null;
  readonly reason?: string | null;
  readonly parcel?: Parcel;
  /** An amount beside the total, such as money that is paid back; minor units. */
  readonly amount?: number;
  /** Cancelled by time. */
  readonly isOverdue?: boolean;
  /** A decision, sent whatever strangers caused. */
  readonly isDecision?: boolean;
};

/** Queues a message about an order to its buyer, in the transaction of its cause. */
export async function enqueueOrderMail(
  tx: Tx,
  { email, config }: MailParts,
  { order, userId, language }: StoredOrder,
  {
    kind,
    occurrence,
    reasonCode = null,
    reason = null,
    parcel,
    amount,
    isOverdue = false,
    isDecision = false,
  }: MailOccasion,
): Promise<boolean> {
  const said = reasonWords(rejectReasonMessages[language], { code: reasonCode, added: reason });
  const told = kind === 'purchaseNotice' ? withoutPlace(order) : order;
  const isProved = await hasProvedAddress(tx, userId, order.email);
  const why = isOverdue ? overdueReasonOf(order, language) : said;
  const facts = {
    ...(await factsOf(tx, isProved ? told : withoutNames(told), language, config.publicUrl, why)),
    amount: formatMoney(amount ?? order.total, order.currency),
    parcel: parcel === undefined ? null : parcelWords(parcel, language),
  };
  return await email.enqueue(tx, {
    to: order.email,
    language,
    kind,
    ...orderMailOf(order, language)[kind](facts),
    html: null,
    isUnasked: !isDecision,
    dedupeKey: [kind, order.id, ...(occurrence === undefined ? [] : [occurrence])].join(':'),
    userId: kind === 'purchaseNotice' ? null : userId,
    orderId: order.id,
  });
}

const parcelWords = ({ state, carrier, trackingNumber }: Parcel, language: Language): string =>
  [parcelMessages[language].states[state], carrier, trackingNumber].filter((part) => part !== null).join(' ');

/** For an address that may be a stranger's: the items without the delivery address. */
const withoutPlace = (order: Order): Order => ({
  ...order,
  shipping: order.shipping && { ...order.shipping, address: null },
});

/** For an address that nobody proved: the buyer could write to a stranger in the place of names. */
const withoutNames = (order: Order): Order => ({
  ...order,
  buyerName: '',
  tax: null,
  shipping: order.shipping && {
    ...order.shipping,
    address: order.shipping.address && { ...order.shipping.address, recipient: '' },
  },
});

async function factsOf(
  tx: Tx,
  order: Order,
  language: Language,
  publicUrl: string,
  reason: string | null,
): Promise<Omit<OrderMailFacts, 'amount' | 'parcel'>> {
  const settings = await storedSettings(tx);
  const isDue = order.total > 0 && isReported(order.method);
  const accounts = isDue ? await storedBankAccounts(tx) : [];
  const cancelAt = order.cancelAt === null ? null : formatDateTime(order.cancelAt, language);
  const watchable = order.lines.find((line) => line.isWatchable);
  return {
    shopName: textIn(settings.title, language),
    buyerName: order.buyerName,
    number: order.number,
    total: formatMoney(order.total, order.currency),
    discount: order.discount > 0 ? formatDiscount(order.discount, order.currency) : null,
    shipping: shippingFactsOf(order, language),
    ...taxFactsOf(order),
    items: order.lines.map((line) => itemWords(line, language)),
    orderLink: publicUrl + orderPath(order.token),
    learnLink: watchable === undefined ? null : `${publicUrl}/learn/${watchable.itemId}`,
    passwordLink: `${publicUrl}/forgotpass?for=order`,
    payUntil: isDue ? cancelAt : null,
    cancelAt,
    accounts: accounts.map(
      (account) => `${bankNameIn(account, language)} ${account.accountNumber} ${account.accountName}`,
    ),
    reason,
  };
}

/** Mail is passed on: recipient and area, never the house. */
function shippingFactsOf({ shipping, shippingFee, currency }: Order, language: Language): OrderMailFacts['shipping'] {
  if (shipping === null) return null;
  const { name, address } = shipping;
  return {
    name: textIn(name, language),
    fee: shippingFee > 0 ? formatMoney(shippingFee, currency) : null,
    to:
      address &&
      [address.recipient, `${provinceName(address.province, language)} ${address.postcode}`].filter(Boolean).join(', '),
  };
}

function taxFactsOf(order: Order): Pick<OrderMailFacts, 'withholding' | 'vat' | 'taxInvoice'> {
  const { currency, withholding, withholdingPercent, tax } = order;
  const { net, vat, gross } = vatOfOrder(order);
  const money = (minor: number) => formatMoney(minor, currency);
  const isCompany = tax?.personType === 'juristic';
  return {
    withholding:
      withholding > 0 ? { percent: withholdingPercent, amount: formatDiscount(withholding, currency) } : null,
    vat: vat > 0 ? { net: money(net), tax: money(vat), gross: money(gross) } : null,
    taxInvoice: tax === null ? null : isCompany ? tax.nameOne : `${tax.nameOne} ${tax.nameTwo}`,
  };
}

function itemWords(line: Order['lines'][number], language: Language): string {
  const title = `${textIn(line.title, language)} (${textIn(line.planName, language)})`;
  return line.quantity === 1 ? title : `${title} × ${line.quantity}`;
}
