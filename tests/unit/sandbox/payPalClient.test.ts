import {
  ApiError,
  CheckoutPaymentIntent,
  Client,
  Environment,
  type OrderRequest,
  OrdersController,
  PaymentsController,
} from '@paypal/paypal-server-sdk';
import { describe, expect, test } from 'vitest';
import { openSandbox, press } from './openSandbox.ts';

const api = 'https://api-m.sandbox.paypal.com';

/** A request as PayPal's client hands it to its HTTP library. */
type Sent = { readonly method: string; readonly url: string; readonly headers: object; readonly data?: string };

/** The official client. It has no setting for another address, so its HTTP option brings the requests to the sandbox. */
function clientOf(url: string, oAuthClientSecret = 'paypal-sandbox-secret') {
  const adapter = async (config: Sent) => {
    expect(config.url).toMatch(`${api}/`);
    const { method, headers, data: body } = config;
    const reply = await fetch(config.url.replace(api, `${url}/payPal/api`), {
      ...{ method, headers: { ...headers } },
      ...(body !== undefined && { body }),
    });
    return {
      ...{ config, request: null, status: reply.status, statusText: reply.statusText },
      ...{ headers: Object.fromEntries(reply.headers), data: await reply.text() },
    };
  };
  const client = new Client({
    environment: Environment.Sandbox,
    clientCredentialsAuthCredentials: { oAuthClientId: 'paypal-sandbox-client', oAuthClientSecret },
    unstable_httpClientOptions: { adapter },
  });
  return { orders: new OrdersController(client), payments: new PaymentsController(client) };
}

const wish: OrderRequest = {
  intent: CheckoutPaymentIntent.Capture,
  purchaseUnits: [
    {
      ...{ referenceId: 'default', customId: 'attempt-1', invoiceId: 'attempt-1' },
      amount: { currencyCode: 'THB', value: '1500.50' },
    },
  ],
  paymentSource: {
    paypal: { experienceContext: { returnUrl: 'https://shop.example/back', cancelUrl: 'https://shop.example/back' } },
  },
};
const amount = { currencyCode: 'THB', value: '1500.50' };

describe('the official client', () => {
  test('makes an order, reads it, takes the money of the approved one, and pays it back', async () => {
    const { url } = await openSandbox();
    const { orders, payments } = clientOf(url);
    const prefer = 'return=representation';
    const made = await orders.createOrder({ body: wish, paypalRequestId: 'attempt-1', prefer });
    expect(made.statusCode).toBe(201);
    const { id = '' } = made.result;
    expect(made.result).toMatchObject({
      ...{ intent: 'CAPTURE', status: 'PAYER_ACTION_REQUIRED' },
      purchaseUnits: [{ referenceId: 'default', customId: 'attempt-1', invoiceId: 'attempt-1', amount }],
    });
    const page = made.result.links?.find(({ rel }) => rel === 'payer-action')?.href ?? '';
    expect((await orders.createOrder({ body: wish, paypalRequestId: 'attempt-1', prefer })).result.id).toBe(id);

    await press(page, 'good');
    expect((await orders.getOrder({ id })).result).toMatchObject({ id, status: 'APPROVED' });
    const taken = await orders.captureOrder({ id, paypalRequestId: 'attempt-1.capture', prefer });
    const [capture] = taken.result.purchaseUnits?.[0]?.payments?.captures ?? [];
    expect([taken.statusCode, taken.result.status]).toEqual([201, 'COMPLETED']);
    expect(capture).toMatchObject({ status: 'COMPLETED', amount, customId: 'attempt-1', finalCapture: true });

    const captureId = capture?.id ?? '';
    const refund = { captureId, paypalRequestId: 'refund-1', prefer, body: { amount } };
    const back = await payments.refundCapturedPayment(refund);
    expect(back.result).toMatchObject({ status: 'COMPLETED', amount });
    expect((await payments.refundCapturedPayment(refund)).result.id).toBe(back.result.id);
    const [after] = (await orders.getOrder({ id })).result.purchaseUnits?.[0]?.payments?.captures ?? [];
    expect(after).toMatchObject({ id: captureId, status: 'REFUNDED' });
  });

  test('reads the refusals', async () => {
    const { url } = await openSandbox();
    const { orders, payments } = clientOf(url);
    const { id = '' } = (await orders.createOrder({ body: wish, paypalRequestId: 'attempt-1' })).result;
    const early = await refusalOf(orders.captureOrder({ id, paypalRequestId: 'attempt-1.capture' }));
    expect(early).toMatchObject({ statusCode: 422, result: { name: 'UNPROCESSABLE_ENTITY' } });
    expect(early.result).toMatchObject({ details: [{ issue: 'ORDER_NOT_APPROVED' }] });
    expect(await refusalOf(orders.getOrder({ id: 'UNKNOWN' }))).toMatchObject({ statusCode: 404 });
    expect(await refusalOf(payments.refundCapturedPayment({ captureId: 'UNKNOWN' }))).toMatchObject({
      statusCode: 404,
    });
    const stranger = clientOf(url, 'another secret').orders.getOrder({ id });
    expect(await refusalOf(stranger)).toMatchObject({ statusCode: 401, result: { error: 'invalid_client' } });
  });
});

/** The refusal as the client throws it. */
async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const refused = await call.catch((error: unknown) => error);
  if (refused instanceof ApiError) return refused;
  throw new Error('The call was not refused');
}
