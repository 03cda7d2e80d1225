import type { PaymentStep } from '../../../src/domain/order/charge.ts';
import { askProvider } from '../askProvider.ts';
import type { ChargeOrder, PaymentProvider } from '../paymentProvider.ts';
import { wordOfAnswer } from './paySolutionsOrder.ts';
import { readPaySolutionsWebhook } from './readPaySolutionsWebhook.ts';
import { detailOf, refnoOf } from './refno.ts';

/** The form has no end at the provider; the shop offers it for this long (ms). */
const formLifeMs = 24 * 3_600_000;
/** Headers and inquiries name the merchant by its last digits. */
const shortMerchantId = (merchantId: string): string => merchantId.slice(-5);

type PaySolutionsConfig = {
  /** 8 digits. */
  readonly merchantId: string;
  readonly secretKey: string;
  readonly apiKey: string;
  readonly apiUrl: string;
  /** The page that the buyer's browser posts the form to. */
  readonly formUrl: string;
};

/** The adapter of Pay Solutions for bill payment: a form that the browser posts, and the inquiry (paysolutions.asia). */
export function openPaySolutions(config: PaySolutionsConfig): PaymentProvider {
  const { apiUrl, formUrl, merchantId, secretKey, apiKey } = config;
  const merchant = shortMerchantId(merchantId);
  return {
    name: 'paySolutions',
    webhookName: 'pay-solutions',
    methods: ['billPayment'],
    fields: null,
    pageOrigins: { scripts: [], connections: [], frames: [], forms: [new URL(formUrl).origin] },
    // The browser brings the charge to the provider, so the shop makes no call.
    start: async (order) => ({
      ...{ word: { kind: 'pending' }, reference: refnoOf(order.attemptId), card: null },
      ...{ step: formStep(config, order), expiresAt: order.now + formLifeMs },
    }),
    ask: async ({ attemptId }) => {
      const refno = refnoOf(attemptId);
      const answer = await askProvider(`${apiUrl}/order/orderdetailpost`, {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', merchantId: merchant },
          ...{ merchantSecretKey: secretKey, apikey: apiKey },
        },
        body: JSON.stringify({ merchantId: merchant, orderNo: 'X', refno, productDetail: detailOf(attemptId) }),
      });
      return wordOfAnswer(answer, { refno, merchant });
    },
    cancel: null,
    isRepeatable: true,
    readWebhook: (_, body, now) => readPaySolutionsWebhook(body, now),
  };
}

function formStep({ formUrl, merchantId }: PaySolutionsConfig, order: ChargeOrder): PaymentStep {
  const refno = refnoOf(order.attemptId);
  const fields = {
    ...{
      merchantid: merchantId,
      refno,
      customeremail: order.email.slice(0, 100),
      productdetail: detailOf(order.attemptId),
    },
    ...{ total: (order.amount / 100).toFixed(2), cc: '00', lang: 'TH' },
    ...{ returnurl: order.returnUrl, postbackurl: order.webhookUrl },
  };
  return { kind: 'form', url: formUrl, fields: Object.entries(fields).map(([name, value]) => ({ name, value })) };
}
