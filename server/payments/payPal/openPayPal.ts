import { z } from 'zod';
import type {
  ChargeOrder,
  PaymentProvider,
  ProviderWord,
  RefundOrder,
  RefundWord,
  SentCharge,
  Started,
} from '../paymentProvider.ts';
import { unansweredStart } from '../paymentProvider.ts';
import { issueIn, type PayPalAccess, payPalCalls } from './payPalCalls.ts';
import { approvalPageOf, type PayPalOrder, readPayPalOrder, takenCaptureOf, wordOf } from './payPalOrder.ts';
import { readPayPalWebhook } from './readPayPalWebhook.ts';

/** PayPal keeps an order that nobody approved for about three hours; the shop offers it a little shorter (ms). */
const approvalLifeMs = 2.5 * 3_600_000;

type PayPalConfig = PayPalAccess & { readonly webhookId: string | null };

const refundShape = z.object({ id: z.string(), status: z.string() });

/** The adapter of PayPal: the buyer approves on PayPal's page, and the server takes the money (Orders v2). */
export function openPayPal({ webhookId, ...access }: PayPalConfig): PaymentProvider {
  const call = payPalCalls(access);

  const look = async ({ reference, attemptId, now }: SentCharge) => {
    // Without an answer to its creation nobody could approve the order.
    if (reference === null) return { kind: 'absent' } as const;
    const answer = await call({ method: 'GET', path: pathOf(reference), now });
    // PayPal forgets an order that nobody approved in time.
    if (answer.kind === 'answer' && answer.status === 404) return { kind: 'failed', failure: 'expired' } as const;
    const order = readPayPalOrder(answer);
    return order === null ? ({ kind: 'unknown' } as const) : wordOf(order, attemptId);
  };

  /** Takes the money of an approved order. The key makes it once, however often it is asked for. */
  const capture = async (sent: SentCharge): Promise<ProviderWord> => {
    const { attemptId, now } = sent;
    const path = `${pathOf(sent.reference ?? '')}/capture`;
    const answer = await call({ method: 'POST', path, body: '{}', requestId: `${attemptId}.capture`, now });
    const order = readPayPalOrder(answer);
    if (order !== null) return settled(wordOf(order, attemptId));
    const issue = issueIn(answer);
    if (issue === null || unsettled.includes(issue)) return settled(await look(sent));
    if (issue === 'ORDER_NOT_APPROVED') return { kind: 'pending' };
    return { kind: 'failed', failure: issue === 'INSTRUMENT_DECLINED' ? 'refusedByBank' : 'other' };
  };

  const refund = async ({ key, reference, amount, currency, now }: RefundOrder): Promise<RefundWord> => {
    const takenCapture = async () => {
      const order = readPayPalOrder(await call({ method: 'GET', path: pathOf(reference), now }));
      return order && takenCaptureOf(order);
    };
    const captureId = (await takenCapture())?.id;
    if (!captureId) return { kind: 'unknown' };
    const answer = await call({
      ...{ method: 'POST', path: `/v2/payments/captures/${encodeURIComponent(captureId)}/refund` },
      ...{ body: JSON.stringify({ amount: moneyOf(amount, currency) }), requestId: key, now },
    });
    const made = answer.kind === 'answer' && answer.status < 300 ? refundShape.safeParse(answer.body) : null;
    if (made?.data?.status === 'COMPLETED') return { kind: 'refunded', reference: made.data.id };
    const reason = issueIn(answer);
    if (reason === null) return { kind: 'unknown' };
    // PayPal forgets the key after hours, and then refuses what it has paid back already.
    const after = await takenCapture();
    if (!after) return { kind: 'unknown' };
    if (after.status === 'REFUNDED') return { kind: 'refunded', reference: after.id };
    return unsettled.includes(reason) ? { kind: 'unknown' } : { kind: 'refused', reason };
  };

  return {
    name: 'payPal',
    webhookName: 'paypal',
    methods: ['wallet'],
    fields: null,
    applicationId: access.clientId,
    // The browser goes to PayPal's page, so that nothing of PayPal runs in this shop's pages.
    pageOrigins: { scripts: [], connections: [], frames: [], forms: [] },
    start: async (order) => {
      const body = JSON.stringify(orderRequest(order));
      const { attemptId: requestId, now } = order;
      const answer = await call({ method: 'POST', path: '/v2/checkout/orders', body, requestId, now });
      const made = readPayPalOrder(answer);
      if (made !== null) return startedBy(made, order);
      const isRefused = issueIn(answer) !== null;
      return { ...unansweredStart, word: isRefused ? { kind: 'failed', failure: 'other' } : { kind: 'unknown' } };
    },
    ask: async (sent) => {
      const word = await look(sent);
      if (word.kind !== 'approved') return word;
      // A charge that the shop gave up stays untaken.
      return sent.isRunning ? await capture(sent) : { kind: 'pending' };
    },
    cancel: async (sent) => {
      const word = await look(sent);
      // Money comes only by the capture, which this shop does not ask for any more.
      return word.kind === 'approved' || word.kind === 'pending' ? { kind: 'failed', failure: 'expired' } : word;
    },
    refunds: { methods: ['wallet'], send: refund },
    readWebhook: (headers, body, now) => readPayPalWebhook({ headers, body, now, call, webhookId }),
  };
}

/** Issues that leave open what an earlier request did: took the money, or paid it back. */
const unsettled: readonly string[] = ['ORDER_ALREADY_CAPTURED', 'PREVIOUS_REQUEST_IN_PROGRESS', 'DUPLICATE_REQUEST_ID'];

/** An order that is still only approved says nothing about a capture on its way. */
const settled = (word: ReturnType<typeof wordOf>): ProviderWord =>
  word.kind === 'approved' ? { kind: 'unknown' } : word;

const pathOf = (reference: string): string => `/v2/checkout/orders/${encodeURIComponent(reference)}`;

const moneyOf = (amount: number, currency: string) => ({
  currency_code: currency,
  value: (amount / 100).toFixed(2),
});

/** The request for an order. Success and cancellation lead to the shop's return address, which decides nothing. */
const orderRequest = ({ attemptId, amount, currency, orderNumber, returnUrl }: ChargeOrder) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      reference_id: 'default',
      custom_id: attemptId,
      invoice_id: attemptId,
      description: `Order ${orderNumber}`,
      amount: moneyOf(amount, currency),
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        ...{ return_url: returnUrl, cancel_url: returnUrl },
        ...{ user_action: 'PAY_NOW', shipping_preference: 'NO_SHIPPING' },
      },
    },
  },
});

function startedBy(made: PayPalOrder, { attemptId, now }: ChargeOrder): Started {
  const url = approvalPageOf(made);
  const word = settled(wordOf(made, attemptId));
  return {
    word,
    reference: made.id,
    step: url === null || word.kind !== 'pending' ? null : { kind: 'redirect', url },
    expiresAt: now + approvalLifeMs,
    card: null,
  };
}
