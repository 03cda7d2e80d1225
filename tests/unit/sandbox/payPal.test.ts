import { describe, expect, test } from 'vitest';
import { openSandbox, press, startTime } from './openSandbox.ts';

/** The parts of an answer that the tests read one by one. */
type Body = Record<string, unknown> & { readonly id: string; readonly status: string };

const basic = `Basic ${btoa('paypal-sandbox-client:paypal-sandbox-secret')}`;

async function openPayPal() {
  const sandbox = await openSandbox();
  const url = `${sandbox.url}/payPal`;
  const tokenWith = (authorization: string) =>
    fetch(`${url}/api/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
  const { access_token } = (await (await tokenWith(basic)).json()) as { access_token: string };
  async function call(method: string, path: string, body?: unknown, requestId?: string) {
    const reply = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...{ authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
        ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: reply.status, body: (await reply.json()) as Body };
  }
  return {
    ...sandbox,
    tokenWith,
    call,
    create: (value = '1500.50', change: object = {}, requestId: string | undefined = 'attempt-1') =>
      call('POST', '/api/v2/checkout/orders', { ...wish(value, sandbox.shop.url), ...change }, requestId),
    show: (id: string) => call('GET', `/api/v2/checkout/orders/${id}`),
    capture: (id: string, requestId = 'capture-1') =>
      call('POST', `/api/v2/checkout/orders/${id}/capture`, {}, requestId),
    page: (id: string) => `${url}/pages/approve/${id}`,
  };
}

const wish = (value: string, shop: string) => ({
  intent: 'CAPTURE',
  purchase_units: [{ custom_id: 'attempt-1', amount: { currency_code: 'THB', value } }],
  payment_source: {
    paypal: { experience_context: { return_url: `${shop}/back`, cancel_url: `${shop}/cancelled` } },
  },
});

describe('PayPal refuses', () => {
  test('a wrong secret, and a call without a token or with one that ended', async () => {
    const { tokenWith, create, clock } = await openPayPal();
    expect((await tokenWith(`Basic ${btoa('paypal-sandbox-client:other')}`)).status).toBe(401);
    clock.now = startTime + 10 * 3_600_000;
    expect((await create()).status).toBe(401);
  });

  test.each([
    ['no request id', '10.00', {}, ''],
    ['another intent', '10.00', { intent: 'AUTHORIZE' }, 'a'],
    ['an amount of three decimals', '10.001', {}, 'a'],
    ['nothing to pay', '0.00', {}, 'a'],
    ['no address to come back to', '10.00', { payment_source: { paypal: {} } }, 'a'],
    ['another currency', '10.00', { purchase_units: [{ amount: { currency_code: 'XYZ', value: '10.00' } }] }, 'a'],
  ])('an order with %s', async (_name, value, change, requestId) => {
    const { create } = await openPayPal();
    expect(await create(value, change, requestId)).toMatchObject({ status: 400, body: { name: 'INVALID_REQUEST' } });
  });

  test('a capture before the approval, another one after it, and one whose source declines', async () => {
    const { create, capture, page, show } = await openPayPal();
    const { id } = (await create()).body;
    expect(issueOf(await capture(id))).toBe('ORDER_NOT_APPROVED');
    await press(page(id), 'declined');
    expect(issueOf(await capture(id))).toBe('INSTRUMENT_DECLINED');
    await press(page(id), 'good');
    expect((await capture(id)).status).toBe(201);
    expect((await capture(id)).status).toBe(200);
    expect(issueOf(await capture(id, 'capture-2'))).toBe('ORDER_ALREADY_CAPTURED');
    expect((await show(id)).body).toMatchObject({
      status: 'COMPLETED',
      purchase_units: [{ payments: { captures: [{ status: 'COMPLETED', amount: { value: '1500.50' } }] } }],
    });
  });

  test('an order that nobody approved for three hours: it is forgotten', async () => {
    const { create, show, clock } = await openPayPal();
    const { id } = (await create()).body;
    clock.now = startTime + 3 * 3_600_000 + 1;
    expect((await show(id)).status).toBe(404);
  });
});

test('a request id makes one order', async () => {
  const { create } = await openPayPal();
  const first = await create();
  expect(first.status).toBe(201);
  expect(await create()).toEqual({ ...first, status: 200 });
  expect((await create('1500.50', {}, 'attempt-2')).body.id).not.toBe(first.body.id);
});

test('the page plays the payer in both languages, who may cancel', async () => {
  const { create, page, show, shop } = await openPayPal();
  const { id } = (await create()).body;
  expect(await (await fetch(`${page(id)}?lang=th`)).text()).toContain('จ่ายเงิน');
  expect(await (await fetch(`${page(id)}?lang=en`)).text()).toContain('Cancel and return to the shop');
  expect((await press(page(id), 'cancel')).location).toBe(`${shop.url}/cancelled?token=${id}`);
  expect((await show(id)).body.status).toBe('PAYER_ACTION_REQUIRED');
  expect((await press(page(id), 'good')).location).toBe(`${shop.url}/back?token=${id}&PayerID=SANDBOXPAYER1`);
});

test('money that is held back makes a completed order with a pending capture, and ends by a decision', async () => {
  const { create, capture, page, show, shop } = await openPayPal();
  const { id } = (await create()).body;
  await press(page(id), 'held');
  expect((await capture(id)).body).toMatchObject({ status: 'COMPLETED', purchase_units: [pendingUnit] });
  await shop.receives(2);
  await press(page(id), 'deny');
  expect((await show(id)).body).toMatchObject({
    purchase_units: [{ payments: { captures: [{ status: 'DECLINED' }] } }],
  });
  expect(shop.webhooks.map(({ body }) => JSON.parse(body).event_type)).toEqual([
    'CHECKOUT.ORDER.APPROVED',
    'PAYMENT.CAPTURE.PENDING',
    'PAYMENT.CAPTURE.DENIED',
  ]);
});

const pendingUnit = { payments: { captures: [{ status: 'PENDING' }] } };

test('a webhook is verified as it was signed, and in no other way', async () => {
  const { create, page, shop, call } = await openPayPal();
  const { id } = (await create('10.17')).body;
  await press(page(id), 'good');
  const [forged, genuine] = shop.webhooks;
  const verify = async (webhook: typeof forged, change: object = {}) => {
    const headers = webhook?.headers ?? {};
    const { body } = await call('POST', '/api/v1/notifications/verify-webhook-signature', {
      ...{ auth_algo: headers['paypal-auth-algo'], cert_url: headers['paypal-cert-url'] },
      ...{ transmission_id: headers['paypal-transmission-id'], transmission_sig: headers['paypal-transmission-sig'] },
      ...{ transmission_time: headers['paypal-transmission-time'], webhook_id: '5GP028458E2496506' },
      ...{ webhook_event: JSON.parse(webhook?.body ?? '{}'), ...change },
    });
    return body.verification_status;
  };
  expect(await verify(genuine)).toBe('SUCCESS');
  expect(await verify(forged)).toBe('FAILURE');
  expect(await verify(genuine, { webhook_id: 'OTHER' })).toBe('FAILURE');
  expect(await verify(genuine, { transmission_time: '2026-01-01T00:00:00Z' })).toBe('FAILURE');
  expect(await verify(genuine, { webhook_event: { id: 'other' } })).toBe('FAILURE');
  expect(await verify(genuine, { cert_url: 'https://elsewhere.example/cert' })).toBe('FAILURE');
});

const issueOf = ({ body }: { readonly body: Record<string, unknown> }): unknown =>
  (body.details as { issue: string }[] | undefined)?.[0]?.issue;

test('the list shows dollars with their own sign', async () => {
  const { create, url } = await openPayPal();
  const inDollars = {
    ...wish('49.50', 'http://localhost').purchase_units[0],
    amount: { currency_code: 'USD', value: '49.50' },
  };
  expect((await create('49.50', { purchase_units: [inDollars] })).status).toBeLessThan(300);
  expect(await (await fetch(`${url}/`)).text()).toContain('<td>$49.50</td>');
});
