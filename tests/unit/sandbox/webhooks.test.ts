import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSandbox, type ReceivedWebhook, startTime } from './openSandbox.ts';

/** The check of a shop: signature over time and raw body, with the decoded secret. */
const isGenuine = ({ headers, body }: ReceivedWebhook): boolean =>
  createHmac('sha256', 'sandbox-secret').update(`${headers['omise-signature-timestamp']}.${body}`).digest('hex') ===
  headers['omise-signature'];

test('a webhook is a signed event with the whole charge', async () => {
  const { charge, chargePromptPay, mark, shop } = await openSandbox();
  const { body } = await chargePromptPay(10_000, { metadata: { order_id: '7' } });
  await mark(body.id, 'successful');
  const webhook = shop.webhooks[1]!;
  expect(webhook.path).toBe('/webhook/payment/omise');
  expect(webhook.headers['omise-signature-timestamp']).toBe(String(startTime / 1_000));
  expect(isGenuine(webhook)).toBe(true);
  const event = JSON.parse(webhook.body);
  expect(event).toMatchObject({ object: 'event', key: 'charge.complete', livemode: false, webhook_deliveries: [] });
  expect(event.data).toEqual((await charge(body.id)).body);
});

test('a failed delivery is repeated with a new signature, at most three times', async () => {
  const { chargeCard, clock, shop, timers } = await openSandbox();
  shop.answerWith(500, 302, 404, 503);
  await chargeCard(10_000);
  for (const [attempts, milliseconds] of [1_000, 5_000, 25_000].entries()) {
    await shop.receives(attempts + 1);
    clock.now += milliseconds;
    await timers.end(milliseconds);
  }
  await shop.receives(4);
  expect(new Set(shop.webhooks.map(({ body }) => body)).size).toBe(1);
  expect(new Set(shop.webhooks.map(({ headers }) => headers['omise-signature'])).size).toBe(4);
  expect(shop.webhooks.every(isGenuine)).toBe(true);
  await chargeCard(20_000);
  await shop.receives(5);
  expect(timers.running()).toEqual([]);
});

test('a delivery that worked is not repeated', async () => {
  const { chargeCard, shop, timers } = await openSandbox();
  shop.answerWith(500, 204);
  await chargeCard(10_000);
  await timers.end(1_000);
  await shop.receives(2);
  await chargeCard(20_000);
  await shop.receives(3);
  expect(timers.running()).toEqual([]);
  expect(shop.webhooks.map(({ body }) => JSON.parse(body).data.amount)).toEqual([10_000, 10_000, 20_000]);
});

test('control sends webhooks twice, unsigned, forged and out of order', async () => {
  const { api, chargePromptPay, mark, shop } = await openSandbox();
  const { body } = await chargePromptPay(10_000);
  await mark(body.id, 'successful');
  const send = async (kind: string) => {
    shop.webhooks.length = 0;
    const reply = await api('POST', '/control/webhooks', { charge: body.id, kind });
    return { ...reply, keys: shop.keys(), genuine: shop.webhooks.map(isGenuine) };
  };
  const complete = 'charge.complete';
  expect(await send('twice')).toMatchObject({ body: { statuses: [200, 200] }, keys: [complete, complete] });
  expect(await send('unsigned')).toMatchObject({ keys: [complete], genuine: [false] });
  expect(shop.webhooks[0]?.headers['omise-signature']).toBeUndefined();
  expect(await send('wrongSecret')).toMatchObject({ keys: [complete], genuine: [false] });
  expect(shop.webhooks[0]?.headers['omise-signature']).toMatch(/^[0-9a-f]{64}$/);
  expect(await send('outOfOrder')).toMatchObject({ keys: [complete, 'charge.create'], genuine: [true, true] });
  shop.answerWith(401);
  expect(await send('unsigned')).toMatchObject({ body: { statuses: [401] } });
  expect((await send('loudly')).status).toBe(400);
  expect((await api('POST', '/control/webhooks', { charge: 'chrg_test_0', kind: 'twice' })).status).toBe(404);
});

test('control marks a charge once, and late money after expiry', async () => {
  const { chargePromptPay, mark, shop } = await openSandbox();
  const { body: failed } = await chargePromptPay(10_000);
  expect((await mark(failed.id, 'failed')).body).toMatchObject({ status: 'failed', failure_code: 'failed_processing' });
  expect((await mark(failed.id, 'successful')).status).toBe(409);
  const { body: late } = await chargePromptPay(10_000);
  expect((await mark(late.id, 'expired')).body).toMatchObject({ status: 'expired' });
  expect((await mark(late.id, 'successful')).body).toMatchObject({ status: 'successful', paid: true, expired: false });
  expect(shop.keys().slice(-2)).toEqual(['charge.expire', 'charge.complete']);
  expect((await mark(late.id, 'lost')).status).toBe(400);
  expect((await mark('chrg_test_0', 'failed')).status).toBe(404);
});

test('control shows all requests and forgets everything', async () => {
  const { api, chargeCard } = await openSandbox();
  await chargeCard(10_000, undefined, { metadata: { order_id: '7' } });
  const { requests } = (await api('GET', '/control/requests')).body as { requests: Record<string, string>[] };
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /omise/vault/tokens',
    'POST /omise/api/charges',
  ]);
  expect(JSON.parse(requests[1]?.body ?? '')).toMatchObject({ amount: 10_000, metadata: { order_id: '7' } });
  await api('POST', '/control/reset', {});
  expect((await api('GET', '/control/requests')).body).toEqual({ requests: [] });
  expect((await api('GET', '/api/charges')).body.total).toBe(0);
});

test('a reset forgets webhooks that were still to come', async () => {
  const { api, chargeCard, shop, timers } = await openSandbox();
  await chargeCard(10_016);
  await chargeCard(10_014);
  await shop.receives(1);
  await api('POST', '/control/reset', {});
  await timers.end(60_000);
  await timers.end(10_000);
  await chargeCard(10_000);
  await shop.receives(2);
  expect(shop.webhooks.map(({ body }) => JSON.parse(body).data.amount)).toEqual([10_014, 10_000]);
});
