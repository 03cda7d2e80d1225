import * as z from 'zod/mini';
import { type Charge, chargeFailures, chargeStates } from '../../domain/order/charge.ts';
import type { PaymentMethod } from '../../domain/order/paymentMethod.ts';
import { formatBangkokDate, formatBangkokTime } from '../../domain/time.ts';
import { defineCall } from '../call.ts';
import { field, object, wireOnly, wrapped } from '../field.ts';
import { dataOf, idSchema, instant, list, orNull, tokenSchema } from '../primitives.ts';
import { orderCodec } from './order.ts';
import { paymentMethodCodec } from './paymentMethod.ts';

/** The browser goes there, so that no other scheme may stand in it. */
const webUrl = z.string().check(z.regex(/^https?:\/\//));

const step = z.union([
  z.object({ kind: z.literal('redirect'), url: webUrl }),
  z.object({ kind: z.literal('form'), url: webUrl, fields: list(z.object({ name: z.string(), value: z.string() })) }),
  z.object({ kind: z.literal('qr'), picture: z.string(), page: z.optional(webUrl) }),
]);

const chargeRows = {
  method: field('payment_method_id', paymentMethodCodec),
  state: field('state', z.enum(chargeStates)),
  step: field('step', z.nullable(step)),
  sentAt: field('sent_at', instant),
  expiresAt: field('expires_at', z.nullable(instant)),
  failure: field('failure', z.nullable(z.enum(chargeFailures))),
  card: field(
    'card',
    z.nullable(
      object<NonNullable<Charge['card']>>({
        lastDigits: field('last_digits', z.string()),
        bank: field('bank', z.nullable(z.string())),
      }),
    ),
  ),
};

/** An order that its buyer pays: by the session, or with the order's own token. */
export type PayableOrder = { readonly orderId: string; readonly orderToken: string | null };

const payable = {
  orderId: field('orderId', idSchema),
  orderToken: field('order_token', orNull(tokenSchema)),
};

/** Starting refuses so; a declined card is an answer and no refusal. */
const startFailures = ['NOT_FOUND', 'NO_PAYMENT_METHOD', 'STATUS_CONFLICT', 'TOO_MANY_REQUESTS'] as const;

/** How the card-token provider spells a charge's state; an unknown state is pending. */
const omiseStatus = ({ state }: Charge): 'successful' | 'failed' | 'pending' => {
  if (state === 'settled') return 'successful';
  return state === 'declined' || state === 'refunded' ? 'failed' : 'pending';
};

const uriOf = ({ step }: Charge): string | null => (step?.kind === 'redirect' ? step.url : null);
const pictureOf = ({ step }: Charge): string => (step?.kind === 'qr' ? step.picture : '');

/** A charge of a card with the provider's id of it; `null` before its answer. */
export type CardCharge = Charge & { readonly reference: string | null };

/** Specification 7: the provider's charge with its card. The rows above are what this shop's own pages read. */
const omiseCharge = object<CardCharge>(
  { ...chargeRows, reference: field('charges.id', z.nullable(z.string())) },
  wireOnly('status', z.enum(['successful', 'failed', 'pending']), omiseStatus),
  wireOnly(
    'chargesDetails',
    z.nullable(z.object({ last_digits: z.string(), bank: z.string() })),
    ({ card }: Charge) => card && { last_digits: card.lastDigits, bank: card.bank ?? '' },
  ),
  wireOnly('charges.authorize_uri', z.nullable(z.string()), uriOf),
);

export const chargeCard = defineCall('chargeCard', 'POST /api/omise/creditcard', 'public', {
  origin: 'specification',
  summary: 'Charges an order to a card by its token. Amount and keys of the request are ignored.',
  body: object<PayableOrder & { readonly token: string }>({
    ...payable,
    token: field('omise_token', z.string().check(z.regex(/^tokn_[A-Za-z0-9_]{3,80}$/))),
  }),
  response: omiseCharge,
  failures: startFailures,
});

export const chargeByPromptPay = defineCall('chargeByPromptPay', 'POST /api/omise/promptpay', 'public', {
  origin: 'specification',
  summary: "Makes an order's PromptPay QR at the card-token provider. A QR that is still valid is answered again.",
  body: object<PayableOrder>(payable),
  response: object<Charge>(
    chargeRows,
    wireOnly('QrcodeUrl', z.object({ image: z.object({ download_uri: z.string() }) }), (charge: Charge) => ({
      image: { download_uri: pictureOf(charge) },
    })),
  ),
  failures: startFailures,
});

/** Specification 7: success is 1000. The picture comes without its `data:` address; the end is Bangkok time. */
const bankQr = object<Charge>(
  chargeRows,
  wireOnly('status', z.object({ code: z.number() }), ({ step }: Charge) => ({ code: step?.kind === 'qr' ? 1000 : 0 })),
  wireOnly('data', z.object({ qrImage: z.string(), csExtExpiryTime: z.string() }), (charge: Charge) => ({
    qrImage: pictureOf(charge).replace(/^data:[^,]*,/, ''),
    csExtExpiryTime:
      charge.expiresAt === null ? '' : `${formatBangkokDate(charge.expiresAt)} ${formatBangkokTime(charge.expiresAt)}`,
  })),
);

/** A bill payment with the courses of its order. */
export type BillCharge = Charge & { readonly courseIds: readonly string[] };

const merchantOf = ({ step }: Charge): string =>
  step?.kind === 'form' ? (step.fields.find(({ name }) => name === 'merchantid')?.value ?? '') : '';

export const chargeByBill = defineCall('chargeByBill', 'POST /api/pay-solutions', 'public', {
  origin: 'specification',
  summary: 'Makes the hidden form of a bill payment. A form that is still valid is answered again.',
  body: object<PayableOrder>({ ...payable, orderId: field('order_id', idSchema) }),
  response: object<BillCharge>(
    { ...chargeRows, courseIds: field('data.course_ids', list(idSchema)) },
    wireOnly('data.application_id_1', z.string(), merchantOf),
  ),
  failures: startFailures,
});

/** No handler: `registerProviders` serves it with the others, because it comes as a form, too. */
export const paySolutionsWebhook = defineCall('paySolutionsWebhook', 'POST /webhook/payment/pay-solutions', 'public', {
  origin: 'specification',
  summary:
    'A notification of the bill payment provider, as a form or JSON. It is a hint to ask, and nothing of it is believed.',
  body: object<{ readonly refno: string; readonly status: string }>({
    refno: field('refno', z.string()),
    status: field('status', z.string()),
  }),
  response: object<{ readonly success: boolean }>({ success: field('success', z.boolean()) }),
});

/** A card as the gateway's script encrypted it, and the name on it. Only the gateway can read its number. */
export type EncryptedCard = {
  readonly encryptedCardInfo: string;
  readonly maskedCardInfo: string;
  readonly expMonthCardInfo: string;
  readonly expYearCardInfo: string;
  readonly cardholderName: string;
};

const cardText = z.string().check(z.maxLength(100));

export const chargeByCardGateway = defineCall('chargeByCardGateway', 'POST /api/payment/2c2p/card', 'public', {
  summary: "Makes the signed form of an order's card payment, which the browser posts to the gateway.",
  body: object<PayableOrder & { readonly card: EncryptedCard }>({
    ...payable,
    card: field(
      'card',
      object<EncryptedCard>({
        encryptedCardInfo: field('encryptedCardInfo', z.string().check(z.minLength(1), z.maxLength(2_000))),
        maskedCardInfo: field('maskedCardInfo', cardText),
        expMonthCardInfo: field('expMonthCardInfo', cardText),
        expYearCardInfo: field('expYearCardInfo', cardText),
        cardholderName: field('cardholderName', cardText),
      }),
    ),
  }),
  response: object<Charge>(chargeRows),
  failures: startFailures,
});

export const chargeByBankQr = defineCall('chargeByBankQr', 'POST /api/payment/scb/qrcode/create', 'public', {
  origin: 'specification',
  summary: "Makes an order's bank QR. A QR that is still valid is answered again.",
  body: object<PayableOrder>(payable),
  response: bankQr,
  failures: startFailures,
});

export const chargeByLink = defineCall('chargeByLink', 'POST /api/gbprime', 'public', {
  origin: 'specification',
  summary: "Makes an order's payment link. Amount and return addresses of the request are ignored.",
  body: object<PayableOrder>(payable),
  response: object<Charge>(
    chargeRows,
    wireOnly('data', z.object({ invoice_url: z.nullable(z.string()) }), (charge: Charge) => ({
      invoice_url: uriOf(charge),
    })),
  ),
  failures: startFailures,
});

export const chargeByLinkPromptPay = defineCall('chargeByLinkPromptPay', 'POST /api/gbprime/promptpay', 'public', {
  origin: 'specification',
  summary: "Makes an order's PromptPay QR at the payment-link provider. A QR that is still valid is answered again.",
  body: object<PayableOrder>(payable),
  response: object<Charge>(chargeRows),
  failures: startFailures,
});

export const chargeOrder = defineCall('chargeOrder', 'POST /public/payments/charge', 'public', {
  summary:
    "Starts an order's payment by a method without a call of its own. A charge that runs already is answered again.",
  body: object<PayableOrder>(payable),
  response: dataOf(object<Charge>(chargeRows)),
  failures: startFailures,
});

/** The gateway's own page of a charge. */
const webPage = wireOnly('result', z.object({ webPaymentUrl: z.nullable(z.string()) }), ({ step }: Charge) => ({
  webPaymentUrl: step?.kind === 'redirect' ? step.url : step?.kind === 'qr' ? (step.page ?? null) : null,
}));

export const chargeByInstallments = defineCall(
  'chargeByInstallments',
  'POST /api/payment/2c2p/payment/link',
  'public',
  {
    origin: 'specification',
    summary: "Makes an order's page of the card gateway for installments. The amount of the request is ignored.",
    body: object<PayableOrder>(payable),
    response: object<Charge>(
      chargeRows,
      webPage,
      wireOnly('success', z.boolean(), ({ step }: Charge) => step !== null),
    ),
    failures: startFailures,
  },
);

export const chargeByGatewayQr = defineCall('chargeByGatewayQr', 'POST /api/payment/2c2p/qr-code/link', 'public', {
  origin: 'specification',
  summary: "Makes an order's QR at the card gateway. Amount and currency of the request are ignored.",
  body: object<PayableOrder>({ ...payable, orderId: field('order_id', idSchema) }),
  response: object<Charge>(chargeRows, webPage),
  failures: startFailures,
});

/** The calls that need nothing but the order and answer its charge alone. A new one is a row here. */
export const plainChargeCalls = [
  { method: 'bankQr', call: chargeByBankQr },
  { method: 'cardGatewayInstallment', call: chargeByInstallments },
  { method: 'cardGatewayQr', call: chargeByGatewayQr },
  { method: 'cardTokenPromptPay', call: chargeByPromptPay },
  { method: 'paymentLink', call: chargeByLink },
  { method: 'paymentLinkPromptPay', call: chargeByLinkPromptPay },
] as const satisfies readonly { readonly method: PaymentMethod; readonly call: unknown }[];

/** The calls that charge an order by a method and need nothing but the order. */
export const chargeCalls = [{ method: 'billPayment', call: chargeByBill }, ...plainChargeCalls] as const;

/** Configuration of the provider's card fields: public key and address of its script. */
export type ProviderFields = { readonly publicKey: string; readonly scriptUrl: string };

const providerFields = object<ProviderFields>({
  publicKey: field('publicKey', z.string()),
  scriptUrl: field('script_url', webUrl),
});

export const cardFields = defineCall('cardFields', 'GET /api/omise/creditcard/applicationid', 'public', {
  origin: 'specification',
  summary: "The card-token provider's public key and script.",
  response: providerFields,
  failures: ['NO_PAYMENT_METHOD'],
});

/** Configuration of the card gateway's script: merchant id, address, and the name of the shop's site. */
export type CardGatewayFields = ProviderFields & { readonly siteName: string };

export const cardGatewayFields = defineCall('cardGatewayFields', 'GET /api/payments/methods/3', 'public', {
  origin: 'specification',
  summary: "The card gateway's merchant id and script. Its secret stays on the server.",
  response: object<CardGatewayFields>(
    {
      publicKey: field('application_id_1', z.string()),
      siteName: field('name_web', z.string()),
      scriptUrl: field('script_url', webUrl),
    },
    // Here the specification expects the key that signs.
    wireOnly('application_id_2', z.string(), () => ''),
  ),
  failures: ['NO_PAYMENT_METHOD'],
});

export const promptPayKey = defineCall('promptPayKey', 'GET /api/omise/promptpay/applicationid', 'public', {
  origin: 'specification',
  summary: 'The same for its PromptPay.',
  response: providerFields,
  failures: ['NO_PAYMENT_METHOD'],
});

export const currentCharge = defineCall('currentCharge', 'GET /public/payments/charge/{token}', 'public', {
  summary: "The last attempt to charge an order, by the order's token. A running one is asked about.",
  params: object({ token: field('token', tokenSchema) }),
  response: dataOf(z.nullable(object<Charge>(chargeRows))),
});

/** A request to look: what the browser says of the payment is not believed. */
export const lookAtPayment = defineCall('lookAtPayment', 'POST /private/orders/payment/approved', 'buyer', {
  origin: 'specification',
  summary: 'Asks the provider about the payment of an order; answers the order as it is then.',
  body: object<{ readonly orderId: string; readonly method: PaymentMethod | null }>({
    orderId: field('order_id', idSchema),
    method: field('payment_method_id', orNull(paymentMethodCodec)),
  }),
  response: wrapped(
    field('order_detail', orderCodec),
    wireOnly('order_token', tokenSchema, ({ token }) => token),
  ),
  failures: ['NOT_FOUND', 'STATUS_CONFLICT'],
});

/** Fields in which clients may send facts of a payment. The server has its own, and none of these counts. */
export const ignoredFields: ReadonlyMap<string, 'amount' | 'reportedAmount' | 'currency' | 'publicKey'> = new Map([
  ['amount', 'amount'],
  ['total_amount', 'amount'],
  ['transfer_amount', 'reportedAmount'],
  ['currency_code', 'currency'],
  ['publicKeyOmise', 'publicKey'],
]);
