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

/** The two methods of the card-token provider. */
export const isCardToken = (method: PaymentMethod): boolean =>
  method === 'cardToken' || method === 'cardTokenPromptPay';

/** In USD only these can charge (decisions: money). */
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

/** A way to pay that the shop offers now. */
export type OfferedPaymentMethod = {
  readonly method: PaymentMethod;
  readonly title: string;
  readonly accounts: readonly BankAccount[];
};

/** A bank that a buyer may have paid from. */
export type OriginBank = { readonly code: string; readonly nameTh: string; readonly nameEn: string };

/** Bank transfer is off while there is no account, or one lacks its number or bank (specification 4). */
export const isUsable = (offered: OfferedPaymentMethod): boolean =>
  offered.method !== 'bankTransfer' ||
  (offered.accounts.length > 0 &&
    offered.accounts.every((account) => account.accountNumber !== '' && account.bankName !== ''));
