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

/** Rules of one payment method. */
type PaymentRules = {
  /** The buyer pays elsewhere and reports it. Such a method can be chosen offline. */
  readonly isReported: boolean;
  /** The money goes to an account of the shop. The method is off without a complete account (specification 4). */
  readonly needsAccount: boolean;
};

const byProvider: PaymentRules = { isReported: false, needsAccount: false };

/** The rules of every payment method. */
export const paymentRules: Readonly<Record<PaymentMethod, PaymentRules>> = {
  bankTransfer: { isReported: true, needsAccount: true },
  wallet: byProvider,
  cardGateway: byProvider,
  bankQr: byProvider,
  cardToken: byProvider,
  cardTokenPromptPay: byProvider,
  cardGatewayInstallment: byProvider,
  paymentLink: byProvider,
  paymentLinkPromptPay: byProvider,
  billPayment: byProvider,
  cardGatewayQr: byProvider,
};

/** The method of an order without anything to pay, in a shop that offers none (specification 5 asks for one). */
export const methodOfFreeOrder: PaymentMethod = 'bankTransfer';

/** The two methods of the card-token provider. */
export const isCardToken = (method: PaymentMethod): boolean =>
  method === 'cardToken' || method === 'cardTokenPromptPay';

/** Whether the method can charge this currency; in USD only two can (decisions: money). */
export const chargesIn = (method: PaymentMethod, currency: Currency): boolean =>
  currency === 'THB' || method === 'wallet' || method === 'cardGateway';

/** Card-token methods need at least 20 baht (specification 9). */
export const cardTokenMinimumSatang = 2_000;

/** A destination account of the shop. */
export type BankAccount = {
  readonly id: string;
  readonly accountNumber: string;
  readonly accountName: string;
  readonly bankCode: string;
  readonly bankName: string;
  readonly promptPayImageUrl: string | null;
};

/** A payment method that the shop offers now. */
export type OfferedPaymentMethod = {
  readonly method: PaymentMethod;
  readonly title: string;
  readonly accounts: readonly BankAccount[];
};

/** A bank that a buyer may have paid from. */
export type OriginBank = { readonly code: string; readonly nameTh: string; readonly nameEn: string };

/**
 * Whether the method is usable: one that needs an account is off without accounts, or if one lacks its number or bank.
 */
export const isUsable = (offered: OfferedPaymentMethod): boolean =>
  !paymentRules[offered.method].needsAccount ||
  (offered.accounts.length > 0 &&
    offered.accounts.every((account) => account.accountNumber !== '' && account.bankName !== ''));
