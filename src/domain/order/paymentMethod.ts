import type { LocalText } from '../localText.ts';
import type { Currency } from '../pricing/currency.ts';

/** The eleven ways to pay (specification 4, payment method ids). */
export const paymentMethods = [
  'bankTransfer',
  'wallet',
  'cardGateway',
  'bankQr',
  'cardToken',
  'cardTokenPromptPay',
  'cardGatewayInstallment',
  'paymentLink',
  'paymentLinkPromptPay',
  'billPayment',
  'cardGatewayQr',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The companies that charge for the shop; 2C2P by two accounts, one of them for cards. */
export const providerNames = [
  'omise',
  'twoC2P',
  'twoC2PCard',
  'scb',
  'payPal',
  'gbPrimePay',
  'paySolutions',
  'xendit',
] as const;
export type ProviderName = (typeof providerNames)[number];

/** How methods are grouped for the buyer. */
export type MethodGroupName = 'transfer' | 'scan' | 'card' | 'other';

/** The differences between payment methods, beside their screens, words and adapters. */
type MethodDescription = {
  /** The id of the specification, chapter 4. */
  readonly id: number;
  /** The charging company; `null`: the buyer transfers to the shop and reports it. Such a method can be chosen offline. */
  readonly provider: ProviderName | null;
  readonly group: MethodGroupName;
  readonly icon: 'bank' | 'wallet' | 'card' | 'qr' | 'split' | 'link' | 'bill';
  /** In USD only two can charge (decisions: money). */
  readonly currencies: readonly Currency[];
  /** The smallest total in minor units of a currency; 0 without a limit (specification 9). */
  readonly minimum: Readonly<Record<Currency, number>>;
};

const inBaht = { currencies: ['THB'], minimum: { THB: 0, USD: 0 } } as const;
const inBoth = { currencies: ['THB', 'USD'], minimum: { THB: 0, USD: 0 } } as const;
const from20Baht = { currencies: ['THB'], minimum: { THB: 2_000, USD: 0 } } as const;

/** Every payment method. A new one is a row here. */
export const methodDescriptions: Readonly<Record<PaymentMethod, MethodDescription>> = {
  bankTransfer: { id: 1, provider: null, group: 'transfer', icon: 'bank', ...inBaht },
  wallet: { id: 2, provider: 'payPal', group: 'other', icon: 'wallet', ...inBoth },
  cardGateway: { id: 3, provider: 'twoC2PCard', group: 'card', icon: 'card', ...inBoth },
  bankQr: { id: 4, provider: 'scb', group: 'scan', icon: 'qr', ...inBaht },
  cardToken: { id: 8, provider: 'omise', group: 'card', icon: 'card', ...from20Baht },
  cardTokenPromptPay: { id: 9, provider: 'omise', group: 'scan', icon: 'qr', ...from20Baht },
  cardGatewayInstallment: { id: 10, provider: 'twoC2P', group: 'card', icon: 'split', ...inBaht },
  paymentLink: { id: 11, provider: 'gbPrimePay', group: 'other', icon: 'link', ...inBaht },
  paymentLinkPromptPay: { id: 12, provider: 'gbPrimePay', group: 'scan', icon: 'qr', ...inBaht },
  billPayment: { id: 13, provider: 'paySolutions', group: 'other', icon: 'bill', ...inBaht },
  cardGatewayQr: { id: 15, provider: 'twoC2P', group: 'scan', icon: 'qr', ...inBaht },
};

/** The buyer pays elsewhere and reports it to the shop, whose account the money goes to. */
export const isReported = (method: PaymentMethod): boolean => methodDescriptions[method].provider === null;

/** The method of an order without anything to pay, in a shop that offers none (specification 5 asks for one). */
export const methodOfFreeOrder: PaymentMethod = paymentMethods[0];

/** Whether the method can charge this currency. */
export const chargesIn = (method: PaymentMethod, currency: Currency): boolean =>
  methodDescriptions[method].currencies.includes(currency);

/** Whether the total (minor units) is below what the method can charge. */
export const isBelowMinimum = (method: PaymentMethod, total: number, currency: Currency): boolean =>
  total < methodDescriptions[method].minimum[currency];

/** A destination account of the shop. */
export type BankAccount = {
  readonly id: string;
  readonly accountNumber: string;
  readonly accountName: string;
  readonly bankCode: string;
  readonly bankName: string;
  readonly promptPayImageUrl: string | null;
  /** Telephone number, tax or citizen id, or e-wallet of the account, as typed; a QR is drawn from it. */
  readonly promptPayId: string | null;
};

/** A payment method that the shop offers now. */
export type OfferedPaymentMethod = {
  readonly method: PaymentMethod;
  /** The shop's own words; `null`: the app's name. */
  readonly title: LocalText | null;
  readonly accounts: readonly BankAccount[];
  /** The shop's own picture with a QR, for a method that is reported. */
  readonly qrImageUrl: string | null;
};

/** A bank that a buyer may have paid from. */
export type OriginBank = { readonly code: string; readonly nameTh: string; readonly nameEn: string };

/** Whether the method is usable: a reported one is off without accounts, or if one lacks its number or bank. */
export const isUsable = (offered: OfferedPaymentMethod): boolean =>
  !isReported(offered.method) ||
  (offered.accounts.length > 0 &&
    offered.accounts.every((account) => account.accountNumber !== '' && account.bankName !== ''));
