import { z } from 'zod';
import type { Currency } from '../../../src/domain/pricing/currency.ts';
import { type ChargeOrder, type PaymentProvider, type Started, unansweredStart } from '../paymentProvider.ts';
import { invoiceNoOf } from './invoiceNo.ts';
import { paymentAction } from './paymentAction.ts';
import { readCardStatus } from './readCardStatus.ts';
import { readSecurePayWebhook } from './readSecurePayWebhook.ts';
import { refundCard } from './refundCard.ts';
import type { SecurePayConfig } from './securePayConfig.ts';
import { signedRequest } from './securePayEnvelope.ts';

/** The encrypted card is for one payment; the buyer types it again after this long (ms). */
const formLifeMs = 10 * 60_000;

const currencyNumbers: Readonly<Record<Currency, string>> = { THB: '764', USD: '840' };

/** A card as the provider's script encrypts it. */
const sealedCardShape = z.object({
  encryptedCardInfo: z.base64().min(1).max(2_000),
  maskedCardInfo: z.string().max(30).default(''),
  cardholderName: z.string().trim().max(50).default(''),
});

/** The adapter of 2C2P SecurePay 9.9: the browser posts a signed form with the encrypted card; an inquiry decides. */
export function openSecurePay(config: SecurePayConfig): PaymentProvider {
  const { merchantId, formUrl, scriptUrl } = config;
  const act = paymentAction(config);
  return {
    name: 'twoC2PCard',
    webhookName: '2c2p-card',
    hasSignedReturn: true,
    methods: ['cardGateway'],
    fields: { publicKey: merchantId, scriptUrl },
    pageOrigins: {
      ...{ scripts: [new URL(scriptUrl).origin], connections: [], frames: [] },
      forms: [new URL(formUrl).origin],
    },
    // The browser brings the charge to 2C2P, so the shop makes no call.
    start: async (order) => startedBy(config, order),
    ask: async ({ attemptId, amount, currency }) => {
      const invoiceNo = invoiceNoOf(attemptId);
      const answer = await act({
        ...{ version: '4.3', merchantID: merchantId, invoiceNo },
        ...{ actionAmount: (amount / 100).toFixed(2), processType: 'I' },
      });
      return readCardStatus(answer, invoiceNo, { currency });
    },
    // A form that the browser holds cannot be called back.
    cancel: null,
    refunds: { methods: ['cardGateway'], send: refundCard(act, merchantId) },
    readWebhook: (_, body) => readSecurePayWebhook(body, config),
  };
}

function startedBy(config: SecurePayConfig, order: ChargeOrder): Started {
  const card = sealedCardShape.safeParse(Object.fromEntries(new URLSearchParams(order.token)));
  if (!card.success) return { ...unansweredStart, word: { kind: 'failed', failure: 'processingFailed' } };
  const { encryptedCardInfo, maskedCardInfo, cardholderName } = card.data;
  const reference = invoiceNoOf(order.attemptId);
  const request = {
    ...{ merchantID: config.merchantId, uniqueTransactionCode: reference, desc: `Order ${order.orderNumber}` },
    ...{ amt: String(order.amount).padStart(12, '0'), currencyCode: currencyNumbers[order.currency] },
    ...{ panCountry: 'TH', cardholderName: cardholderName || order.email.slice(0, 50) },
    ...{ cardholderEmail: order.email, request3DS: 'Y', encCardData: encryptedCardInfo },
  };
  const lastDigits = /\d{4}$/.exec(maskedCardInfo)?.[0];
  return {
    ...{ word: { kind: 'pending' }, reference, expiresAt: order.now + formLifeMs },
    step: {
      kind: 'form',
      url: config.formUrl,
      fields: [{ name: 'paymentRequest', value: signedRequest(request, config.secretKey) }],
    },
    card: lastDigits === undefined ? null : { lastDigits, bank: null },
  };
}
