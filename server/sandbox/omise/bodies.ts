import { failureMessages } from './cards.ts';
import type { Charge, Refund, Source, Token } from './objects.ts';

/** An instant as the API writes it, in whole seconds. */
export const instant = (milliseconds: number): string => `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;

const instantOrNull = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : instant(milliseconds);

export const tokenBody = ({ id, used, card, createdAt }: Token) => ({
  object: 'token',
  id,
  livemode: false,
  location: `https://vault.omise.co/tokens/${id}`,
  used,
  charge_status: 'unknown',
  card,
  created_at: instant(createdAt),
});

/** A source that was not charged has no QR picture. */
export const sourceBody = (
  { id, amount, createdAt }: Source,
  scannableCode: unknown = null,
  chargeStatus = 'unknown',
) => ({
  object: 'source',
  id,
  livemode: false,
  location: `/sources/${id}`,
  amount,
  barcode: null,
  bank: null,
  created_at: instant(createdAt),
  currency: 'THB',
  email: null,
  flow: 'offline',
  installment_term: null,
  name: null,
  mobile_number: null,
  phone_number: null,
  scannable_code: scannableCode,
  references: null,
  store_id: null,
  store_name: null,
  terminal_id: null,
  type: 'promptpay',
  zero_interest_installments: null,
  charge_status: chargeStatus,
});

export const refundBody = ({ id, amount, metadata, createdAt }: Refund, charge: Charge) => ({
  object: 'refund',
  id,
  livemode: false,
  location: `/charges/${charge.id}/refunds/${id}`,
  amount,
  charge: charge.id,
  created_at: instant(createdAt),
  currency: 'THB',
  funding_amount: amount,
  funding_currency: 'THB',
  metadata,
  status: 'closed',
  transaction: charge.transaction,
  voided: false,
});

/** Percent of a card and of a PromptPay charge, before VAT of 7 percent. */
const feeRates = { card: 3.65, promptPay: 1.65 };

/** The charge of API version 2019-05-29. `urls` gives the address of the API and of the hosted pages. */
export function chargeBody(charge: Charge, urls: { readonly api: string; readonly pages: string }, now: number) {
  const { id, amount, status, card, source, failure } = charge;
  const location = `/charges/${id}`;
  const isPaid = status === 'successful';
  const feeRate = card ? feeRates.card : feeRates.promptPay;
  const fee = Math.round((amount * feeRate) / 100);
  const feeVat = Math.round((fee * 7) / 100);
  const refundedAmount = refundedOf(charge);
  return {
    object: 'charge',
    id,
    location,
    amount,
    authorization_type: null,
    authorized_amount: amount,
    captured_amount: isPaid ? amount : 0,
    net: amount - fee - feeVat,
    fee,
    fee_vat: feeVat,
    interest: 0,
    interest_vat: 0,
    funding_amount: amount,
    refunded_amount: refundedAmount,
    transaction_fees: { fee_flat: '0.0', fee_rate: String(feeRate), vat_rate: '7.0' },
    platform_fee: { fixed: null, amount: null, percentage: null },
    currency: 'THB',
    funding_currency: 'THB',
    ip: null,
    refunds: listBody(
      `${location}/refunds`,
      charge.refunds.map((refund) => refundBody(refund, charge)),
      { total: charge.refunds.length, limit: 20, offset: 0, order: 'chronological', from: 0, to: now },
    ),
    link: null,
    description: charge.description,
    metadata: charge.metadata,
    card,
    source: source ? sourceBody(source, scannableCodeOf(charge, urls.api), status) : null,
    schedule: null,
    customer: null,
    dispute: null,
    transaction: isPaid ? charge.transaction : null,
    failure_code: failure,
    failure_message: failure === null ? null : failureMessages[failure],
    status,
    authorize_uri: charge.authorizeId === null ? null : `${urls.pages}/authorize/${charge.authorizeId}`,
    return_uri: charge.returnUri,
    created_at: instant(charge.createdAt),
    paid_at: instantOrNull(charge.paidAt),
    expires_at: instant(charge.expiresAt),
    expired_at: instantOrNull(charge.expiredAt),
    reversed_at: null,
    zero_interest_installments: false,
    branch: null,
    terminal: null,
    device: null,
    authorized: isPaid,
    capturable: false,
    capture: true,
    disputable: isPaid && card !== null,
    livemode: false,
    refundable: isPaid && card !== null && refundedAmount < amount,
    partially_refundable: isPaid && card !== null && refundedAmount < amount,
    reversed: false,
    reversible: false,
    voided: false,
    paid: isPaid,
    expired: status === 'expired',
  };
}

/** Satang of all refunds. */
export const refundedOf = ({ refunds }: Charge): number => refunds.reduce((sum, { amount }) => sum + amount, 0);

function scannableCodeOf({ id, document, createdAt }: Charge, api: string) {
  if (!document) return null;
  const location = `/charges/${id}/documents/${document.id}`;
  return {
    object: 'barcode',
    type: 'qr',
    image: {
      object: 'document',
      livemode: false,
      id: document.id,
      deleted: false,
      filename: 'qrcode.svg',
      location,
      kind: 'qr',
      download_uri: `${api}${location}/downloads/${document.secret}`,
      created_at: instant(createdAt),
    },
  };
}

export type ListTerms = {
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
  readonly order: 'chronological' | 'reverse_chronological';
  readonly from: number;
  readonly to: number;
};

/** A page of a list; `data` is that page. */
export const listBody = (location: string, data: readonly unknown[], terms: ListTerms) => ({
  object: 'list',
  data,
  limit: terms.limit,
  offset: terms.offset,
  total: terms.total,
  location,
  order: terms.order,
  from: instant(terms.from),
  to: instant(terms.to),
});
