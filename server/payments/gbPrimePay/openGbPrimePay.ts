import { z } from 'zod';
import type { PaymentStep } from '../../../src/domain/order/charge.ts';
import { answerWithinMs, askProvider } from '../askProvider.ts';
import { type ChargeOrder, type PaymentProvider, type Started, unansweredStart } from '../paymentProvider.ts';
import { readQrPicture } from '../readQrPicture.ts';
import { readGbPrimePayWebhook } from './readGbPrimePayWebhook.ts';
import { referenceNoOf } from './referenceNo.ts';
import { readTransactions, wordOf } from './transactions.ts';

/** The shop shows a QR for this long (ms). The provider documents no end of it. */
const qrLifeMs = 15 * 60_000;
/** The life of a link. The documents do not name the unit: minutes or days. The shop takes the shorter one. */
const linkLife = 30;
const linkLifeMs = linkLife * 60_000;

const linkShape = z.object({ gbLinkUrl: z.url({ protocol: /^https?$/ }) });
const refusalShape = z.object({ resultCode: z.string() });

const refusedStart: Started = { ...unansweredStart, word: { kind: 'failed', failure: 'other' } };

type GbPrimePayConfig = {
  /** The customer key: it makes links and QR codes, and travels inside requests. */
  readonly token: string;
  readonly secretKey: string;
  readonly apiUrl: string;
};

/** The adapter of GBPrimePay for payment links and PromptPay (doc.gbprimepay.com). */
export function openGbPrimePay({ token, secretKey, apiUrl }: GbPrimePayConfig): PaymentProvider {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    askProvider(`${apiUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  const startLink = async (order: ChargeOrder): Promise<Started> => {
    const answer = await post('/gbp/gateway/link', {
      ...common(order, token),
      ...linkTerms,
      responseUrl: order.returnUrl,
    });
    if (answer.kind === 'none' || answer.status >= 500) return unansweredStart;
    const link = linkShape.safeParse(answer.body);
    if (link.success) return started(order, { kind: 'redirect', url: link.data.gbLinkUrl }, linkLifeMs);
    return refusalShape.safeParse(answer.body).success ? refusedStart : unansweredStart;
  };

  /** A refusal comes with status 200, too, as text or JSON in place of the picture. */
  const startQr = async (order: ChargeOrder): Promise<Started> => {
    try {
      const answer = await fetch(`${apiUrl}/v3/qrcode`, {
        method: 'POST',
        body: new URLSearchParams(common(order, token)),
        redirect: 'error',
        signal: AbortSignal.timeout(answerWithinMs),
      });
      if (answer.status >= 500) return unansweredStart;
      const step = await readQrPicture(answer);
      return step === null ? refusedStart : started(order, step, qrLifeMs);
    } catch {
      return unansweredStart;
    }
  };

  return {
    name: 'gbPrimePay',
    methods: ['paymentLink', 'paymentLinkPromptPay'],
    fields: null,
    pageOrigins: { scripts: [], connections: [], frames: [], forms: [] },
    start: (order) => (order.method === 'paymentLink' ? startLink(order) : startQr(order)),
    ask: async ({ attemptId, reference }) => {
      const referenceNo = referenceNoOf(attemptId);
      const answer = await post('/v1/check_status_txn', { referenceNo }, { authorization });
      const transactions = readTransactions(answer, referenceNo);
      if (transactions === null) return { kind: 'unknown' };
      const word = wordOf(transactions);
      // Without an answer to the start, nobody has its link or QR, so that nobody can pay it any more.
      return word.kind === 'pending' && reference === null ? { kind: 'absent' } : word;
    },
    cancel: null,
    readWebhook: readGbPrimePayWebhook,
  };
}

/** Cards and QR, once, without delivery. */
const linkTerms = {
  ...{ payType: 'F', cardUse: 'Y', billUse: 'N', qrUse: 'Y', deliveryMethod: '0', multipleUse: 'N' },
  expire: linkLife,
};

/** The fields that both products share. The callback brings `merchantDefined1` back. */
const common = ({ attemptId, amount, orderNumber, webhookUrl }: ChargeOrder, token: string) => ({
  token,
  amount: (amount / 100).toFixed(2),
  referenceNo: referenceNoOf(attemptId),
  backgroundUrl: webhookUrl,
  detail: `Order ${orderNumber}`,
  merchantDefined1: attemptId,
});

const started = ({ attemptId, now }: ChargeOrder, step: PaymentStep, lifeMs: number): Started => ({
  word: { kind: 'pending' },
  reference: referenceNoOf(attemptId),
  step,
  expiresAt: now + lifeMs,
  card: null,
});
