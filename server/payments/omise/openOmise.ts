import { z } from 'zod';
import type { ChargeFailure, PaymentStep } from '../../../src/domain/order/charge.ts';
import { answerWithinMs, askProvider, type ProviderAnswer } from '../askProvider.ts';
import {
  type ChargeOrder,
  notStarted,
  type PaymentProvider,
  type ProviderWord,
  type RefundOrder,
  type RefundWord,
  type SentCharge,
  type Started,
  unansweredStart,
} from '../paymentProvider.ts';
import { readQrPicture } from '../readQrPicture.ts';
import { readOmiseWebhook } from './readOmiseWebhook.ts';

/** The dated version of the interface that this adapter speaks. */
const version = '2019-05-29';
/** A PromptPay picture is valid for this long (ms); at most 24 hours (docs.omise.co/promptpay). */
const qrLifeMs = 15 * 60_000;
/** The page of a card's bank is offered for this long (ms). Omise cannot end such a charge before its seven days. */
const bankPageLifeMs = 30 * 60_000;
/** The most that a page of a list holds, and how many pages are read to find a charge. */
const pageSize = 100;
const maxPages = 10;

const chargeShape = z.object({
  object: z.literal('charge'),
  id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.string(),
  paid: z.boolean().optional(),
  refunded_amount: z.number().int().nullish(),
  authorize_uri: z.string().nullish(),
  failure_code: z.string().nullish(),
  expires_at: z.string().nullish(),
  card: z.object({ last_digits: z.string(), bank: z.string().nullish() }).nullish(),
  source: z.object({ scannable_code: z.object({ image: z.object({ download_uri: z.string() }) }).nullish() }).nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
});
type OmiseCharge = z.infer<typeof chargeShape>;

const listShape = z.object({ object: z.literal('list'), data: z.array(z.unknown()) });
const refundShape = z.object({
  object: z.literal('refund'),
  id: z.string(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
});
const errorShape = z.object({ object: z.literal('error'), code: z.string() });

type OmiseConfig = {
  readonly publicKey: string;
  readonly secretKey: string;
  /** Base64; `null`: notifications are not signed. */
  readonly webhookSecret: string | null;
  readonly apiUrl: string;
  readonly vaultUrl: string;
  readonly scriptUrl: string;
};

/** The adapter of Omise for cards and PromptPay (docs.omise.co/charges-api). */
export function openOmise(config: OmiseConfig): PaymentProvider {
  const { apiUrl, vaultUrl, scriptUrl, publicKey, secretKey, webhookSecret } = config;
  const vault = originOf(vaultUrl);
  const headers = {
    authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
    'omise-version': version,
    'content-type': 'application/json',
  };
  const post = (path: string, body: object = {}) =>
    askProvider(`${apiUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const get = (path: string) => askProvider(`${apiUrl}${path}`, { method: 'GET', headers });

  /** The charge of an attempt, also if the answer that named it was lost. */
  const find = async ({ attemptId, reference, sentAt }: SentCharge): Promise<OmiseCharge | 'absent' | null> => {
    if (reference !== null) return readCharge(await get(`/charges/${encodeURIComponent(reference)}`));
    // A minute earlier, because the clocks differ.
    const from = new Date(sentAt - 60_000).toISOString();
    for (let page = 0; page < maxPages; page += 1) {
      const offset = page * pageSize;
      const answer = await get(`/charges?from=${from}&limit=${pageSize}&offset=${offset}&order=chronological`);
      const list = answer.kind === 'answer' ? listShape.safeParse(answer.body) : null;
      if (!list?.success) return null;
      const charges = list.data.data.map((each) => chargeShape.safeParse(each));
      const found = charges.find((each) => each.data?.metadata?.attempt_id === attemptId)?.data;
      if (found || charges.length < pageSize) return found ?? 'absent';
    }
    // More charges than were read: whether this one is among them is not known.
    return null;
  };

  /** The refund that was made with this key. */
  const findRefund = async (path: string, key: string): Promise<RefundWord | 'absent'> => {
    const answer = await get(`${path}?limit=${pageSize}`);
    const list = answer.kind === 'answer' ? listShape.safeParse(answer.body) : null;
    if (!list?.success) return unansweredOrRefused(answer);
    const refunds = list.data.data.map((each) => refundShape.safeParse(each));
    const made = refunds.find((each) => each.data?.metadata?.refund_key === key)?.data;
    return made ? { kind: 'refunded', reference: made.id } : 'absent';
  };

  /** Looks before and after, because the provider documents no idempotency key and an earlier request may arrive late. */
  const refund = async ({ key, reference, amount }: RefundOrder): Promise<RefundWord> => {
    const path = `/charges/${encodeURIComponent(reference)}/refunds`;
    const before = await findRefund(path, key);
    if (before !== 'absent') return before;
    const answer = await post(path, { amount, metadata: { refund_key: key } });
    const made = answer.kind === 'answer' ? refundShape.safeParse(answer.body) : null;
    if (made?.success) return { kind: 'refunded', reference: made.data.id };
    const word = unansweredOrRefused(answer);
    const after = word.kind === 'refused' ? await findRefund(path, key) : word;
    return after === 'absent' ? word : after;
  };

  return {
    name: 'omise',
    methods: ['cardToken', 'cardTokenPromptPay'],
    fields: { publicKey, scriptUrl },
    pageOrigins: { scripts: [originOf(scriptUrl)], connections: [vault], frames: [vault], forms: [] },
    start: async (order) => {
      const answer = await post('/charges', chargeRequest(order));
      const refusal = refusalIn(answer);
      if (refusal !== null) return { ...unansweredStart, word: { kind: 'failed', failure: failureOf(refusal) } };
      const charge = readCharge(answer);
      if (answer.kind === 'none' && answer.isUnsent) return { ...unansweredStart, word: notStarted };
      return charge === null
        ? unansweredStart
        : await startedBy(charge, order.now, { origin: originOf(apiUrl), authorization: headers.authorization });
    },
    chargesAtStart: ['cardToken'],
    ask: async (sent) => {
      const charge = await find(sent);
      if (charge === 'absent') return { kind: 'absent' };
      return charge === null ? { kind: 'unknown' } : wordOf(charge);
    },
    cancel: async (sent) => {
      const charge = await find(sent);
      if (charge === 'absent') return { kind: 'absent' };
      if (charge === null) return { kind: 'unknown' };
      const ended = readCharge(await post(`/charges/${encodeURIComponent(charge.id)}/expire`));
      return ended === null ? wordOf(charge) : wordOf(ended);
    },
    // PromptPay cannot be paid back by call (docs.omise.co/promptpay).
    refunds: { methods: ['cardToken'], send: refund },
    readWebhook: (given, body, now) => readOmiseWebhook({ headers: given, body, now, secret: webhookSecret }),
  };
}

const originOf = (url: string): string => new URL(url).origin;

const chargeRequest = ({ attemptId, method, amount, currency, orderId, orderNumber, ...order }: ChargeOrder) => ({
  amount,
  currency,
  description: `Order ${orderNumber}`,
  metadata: { order_id: orderId, attempt_id: attemptId },
  ...(method === 'cardToken'
    ? { card: order.token, return_uri: order.returnUrl }
    : { source: { type: 'promptpay' }, expires_at: new Date(order.now + qrLifeMs).toISOString() }),
});

function readCharge(answer: ProviderAnswer): OmiseCharge | null {
  const read = answer.kind === 'answer' ? chargeShape.safeParse(answer.body) : null;
  return read?.success ? read.data : null;
}

/** The code of a refusal. A fault of the provider is none: it may have charged. */
function refusalIn(answer: ProviderAnswer): string | null {
  if (answer.kind === 'none' || answer.status >= 500) return null;
  const error = errorShape.safeParse(answer.body);
  return error.success ? error.data.code : null;
}

const unansweredOrRefused = (answer: ProviderAnswer): RefundWord => {
  const reason = refusalIn(answer);
  return reason === null ? { kind: 'unknown' } : { kind: 'refused', reason };
};

/** Codes of declined charges (docs.omise.co/api-testing). */
const failures: Readonly<Record<string, ChargeFailure>> = {
  insufficient_fund: 'insufficientFunds',
  stolen_or_lost_card: 'cardBlocked',
  failed_processing: 'processingFailed',
  payment_rejected: 'refusedByBank',
  failed_fraud_check: 'fraudCheck',
  invalid_security_code: 'wrongSecurityCode',
};
const failureOf = (code: string): ChargeFailure => failures[code] ?? 'other';

/** Only `successful` and paid is money. */
function wordOf({ id, status, paid, amount, refunded_amount, currency, failure_code }: OmiseCharge): ProviderWord {
  if (status === 'successful' && paid === true) {
    if ((refunded_amount ?? 0) >= amount) return { kind: 'refunded' };
    const known = currency.toUpperCase();
    return known === 'THB' || known === 'USD'
      ? { kind: 'paid', amount, currency: known, reference: id }
      : { kind: 'unknown' };
  }
  if (status === 'pending') return { kind: 'pending' };
  if (status === 'failed' || status === 'expired' || status === 'reversed') {
    return { kind: 'failed', failure: status === 'expired' ? 'expired' : failureOf(failure_code ?? '') };
  }
  return { kind: 'unknown' };
}

async function startedBy(charge: OmiseCharge, now: number, access: PictureAccess): Promise<Started> {
  const { id, authorize_uri, expires_at, card, source } = charge;
  const picture = source?.scannable_code?.image.download_uri;
  const step: PaymentStep | null =
    picture !== undefined ? await qrStep(picture, access) : redirectStep(charge.status, authorize_uri ?? null);
  const qrEnd = step?.kind === 'qr' && expires_at ? Date.parse(expires_at) : null;
  return {
    word: wordOf(charge),
    reference: id,
    step,
    expiresAt: step?.kind === 'redirect' ? now + bankPageLifeMs : qrEnd,
    card: card ? { lastDigits: card.last_digits, bank: card.bank ?? null } : null,
  };
}

const redirectStep = (status: string, url: string | null): PaymentStep | null =>
  status === 'pending' && url !== null ? { kind: 'redirect', url } : null;

/** The secret goes to the interface's own origin only. */
type PictureAccess = { readonly origin: string; readonly authorization: string };

async function qrStep(url: string, { origin, authorization }: PictureAccess): Promise<PaymentStep | null> {
  try {
    const answer = await fetch(url, {
      headers: originOf(url) === origin ? { authorization } : {},
      redirect: 'follow',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    return await readQrPicture(answer);
  } catch {
    return null;
  }
}
