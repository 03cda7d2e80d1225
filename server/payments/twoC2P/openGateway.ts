import { z } from 'zod';
import type { PaymentStep } from '../../../src/domain/order/charge.ts';
import { type ChargeOrder, type PaymentProvider, type Started, unansweredStart } from '../paymentProvider.ts';
import { readQrPicture } from '../readQrPicture.ts';
import { type GatewayAnswer, type GatewayConfig, gatewayCalls, qrWithinMs } from './gatewayCalls.ts';
import { invoiceNoOf } from './invoiceNo.ts';
import { paymentAction } from './paymentAction.ts';
import { readGatewayStatus } from './readGatewayStatus.ts';
import { readGatewayWebhook } from './readGatewayWebhook.ts';
import { refundCard } from './refundCard.ts';
import type { ActionConfig } from './securePayConfig.ts';

/** The provider's own limit of a payment (ms), which it applies where the request names none. */
const paymentLifeMs = 20 * 60_000;

/** Groups of the token, and the channel of the QR (reference-payment-channels): PromptPay. */
const channelGroups = { cardGatewayInstallment: 'IPP', cardGatewayQr: 'QR' } as const;
const qrChannel = 'PPQR';

const tokenShape = z.object({
  respCode: z.literal('0000'),
  webPaymentUrl: z.url({ protocol: /^https?$/ }),
  paymentToken: z.string().min(1),
});
/** Codes of a token whose invoice exists: an earlier request arrived, and its answer was lost. */
const existing: readonly unknown[] = ['5005', '9015'];

/** A QR to be scanned; `data` is the address of its picture. */
const qrShape = z.object({
  respCode: z.literal('1005'),
  data: z.url({ protocol: /^https?$/ }),
  /** Milliseconds. */
  expiryTimer: z.coerce.number().positive().optional(),
});

/** `action`: Payment Action, which pays back; `null` without its keys. */
type WithAction = { readonly action: ActionConfig | null };

/** The adapter of 2C2P's payment gateway 4.3 for installments and QR (developer.2c2p.com). */
export function openGateway({ action, ...config }: GatewayConfig & WithAction): PaymentProvider {
  const { merchantId } = config;
  const calls = gatewayCalls(config);

  async function start(order: ChargeOrder): Promise<Started> {
    const answer = await calls.signed('paymentToken', tokenRequest(order, merchantId));
    const token = answer.kind === 'claims' ? tokenShape.safeParse(answer.claims).data : undefined;
    if (token === undefined) return withoutToken(answer);
    const page: PaymentStep = { kind: 'redirect', url: token.webPaymentUrl };
    const started = (step: PaymentStep, lifeMs = paymentLifeMs): Started => ({
      ...{ word: { kind: 'pending' }, reference: invoiceNoOf(order.attemptId), card: null },
      ...{ step, expiresAt: order.now + Math.min(lifeMs, paymentLifeMs) },
    });
    if (order.method !== 'cardGatewayQr') return started(page);
    const qr = await qrOf(token.paymentToken, order);
    // The hosted page shows a QR, too.
    return qr === null ? started(page) : started({ ...qr.step, page: token.webPaymentUrl }, qr.lifeMs);
  }

  /** The QR of a direct payment; `null` if the provider gives none that can be shown. */
  async function qrOf(paymentToken: string, { email }: ChargeOrder) {
    const answer = await calls.pay({
      paymentToken,
      payment: { code: { channelCode: qrChannel }, data: { name: email, email, qrType: 'URL' } },
    });
    const qr = qrShape.safeParse(answer);
    if (!qr.success) return null;
    const { data, expiryTimer } = qr.data;
    try {
      const picture = await fetch(data, { redirect: 'error', signal: AbortSignal.timeout(qrWithinMs) });
      const step = await readQrPicture(picture);
      return step === null ? null : { step, lifeMs: expiryTimer };
    } catch {
      return null;
    }
  }

  return {
    name: 'twoC2P',
    webhookName: '2c2p',
    methods: ['cardGatewayInstallment', 'cardGatewayQr'],
    fields: null,
    pageOrigins: { scripts: [], connections: [], frames: [], forms: [] },
    start,
    ask: async ({ attemptId, reference, amount }) => {
      const invoiceNo = invoiceNoOf(attemptId);
      const answer = await calls.signed('paymentInquiry', { merchantID: merchantId, invoiceNo });
      return readGatewayStatus(answer, { merchantId, invoiceNo, amount, isStarted: reference !== null });
    },
    // An open page or QR stays payable until the provider's own limit.
    cancel: null,
    // A QR goes back only to a bank account, which the buyer would have to name.
    ...(action && {
      refunds: { methods: ['cardGatewayInstallment'], send: refundCard(paymentAction(action), merchantId) },
    }),
    readWebhook: (_, body) => readGatewayWebhook(body, config),
  };
}

const tokenRequest = (order: ChargeOrder, merchantID: string) => ({
  ...{ merchantID, invoiceNo: invoiceNoOf(order.attemptId), idempotencyID: order.attemptId },
  userDefined1: order.attemptId,
  ...{ description: `Order ${order.orderNumber}`, amount: order.amount / 100, currencyCode: order.currency },
  paymentChannel: [
    order.method === 'cardGatewayQr' ? channelGroups.cardGatewayQr : channelGroups.cardGatewayInstallment,
  ],
  ...{ locale: 'th', frontendReturnUrl: order.returnUrl, backendReturnUrl: order.webhookUrl },
});

/** The start without a token: unknown if the provider may have taken it, otherwise refused. */
function withoutToken(answer: GatewayAnswer): Started {
  if (answer.kind === 'none') return unansweredStart;
  const code = answer.kind === 'refused' ? answer.respCode : answer.claims.respCode;
  if (existing.includes(code)) return unansweredStart;
  return { ...unansweredStart, word: { kind: 'failed', failure: 'processingFailed' } };
}
