import { expect, test } from 'vitest';
import { openSandbox } from './openSandbox.ts';

const statusesOf = (webhooks: readonly { body: string }[]) =>
  webhooks.map(({ body }) => JSON.parse(body)).map(({ key, data }) => `${key} ${data.status}`);

test('…11 charges and drops the connection', async () => {
  const { api, chargeCard, shop } = await openSandbox();
  await expect(chargeCard(10_011)).rejects.toThrow('fetch failed');
  await shop.receives(1);
  expect((await api('GET', '/api/charges')).body).toMatchObject({ total: 1, data: [{ status: 'successful' }] });
});

test('…12 answers 500, charges nothing and leaves the token unused', async () => {
  const { api, token } = await openSandbox();
  const card = await token();
  const failed = await api('POST', '/api/charges', { amount: 10_012, currency: 'thb', card });
  expect(failed).toMatchObject({ status: 500, body: { object: 'error' } });
  expect((await api('GET', '/api/charges')).body.total).toBe(0);
  expect((await api('POST', '/api/charges', { amount: 10_000, currency: 'thb', card })).status).toBe(200);
});

test('…13 charges at once and answers after 20 seconds', async () => {
  const { api, chargeCard, shop, timers } = await openSandbox();
  const answer = chargeCard(10_013);
  await shop.receives(1);
  expect((await api('GET', '/api/charges')).body).toMatchObject({ total: 1, data: [{ status: 'successful' }] });
  await timers.end(20_000);
  expect(await answer).toMatchObject({ status: 200, body: { status: 'successful' } });
});

test.each(['card', 'PromptPay'])('…14 by %s stays pending and succeeds after ten seconds', async (method) => {
  const { charge, chargeCard, chargePromptPay, shop, timers } = await openSandbox();
  const { body } = await (method === 'card' ? chargeCard(10_014) : chargePromptPay(10_014));
  expect(body).toMatchObject({ status: 'pending', paid: false, authorize_uri: null });
  await timers.end(10_000);
  await shop.receives(2);
  expect(statusesOf(shop.webhooks)).toEqual(['charge.create pending', 'charge.complete successful']);
  expect((await charge(body.id)).body).toMatchObject({ status: 'successful', paid: true });
});

test('…15 sends each webhook twice, byte for byte', async () => {
  const { chargeCard, shop } = await openSandbox();
  await chargeCard(10_015);
  await shop.receives(2);
  const [first, second] = shop.webhooks;
  expect(second?.body).toBe(first?.body);
});

test('…16 sends the webhook after a minute', async () => {
  const { chargeCard, shop, timers } = await openSandbox();
  await chargeCard(10_016);
  // The webhook of a later charge comes first.
  await chargeCard(10_000);
  await shop.receives(1);
  await timers.end(60_000);
  await shop.receives(2);
  expect(shop.webhooks.map(({ body }) => JSON.parse(body).data.amount)).toEqual([10_000, 10_016]);
});

test('…17 sends a webhook with a wrong signature first', async () => {
  const { chargeCard, shop } = await openSandbox();
  await chargeCard(10_017);
  await shop.receives(2);
  const [forged, genuine] = shop.webhooks;
  expect(genuine?.body).toBe(forged?.body);
  expect(genuine?.headers['omise-signature']).not.toBe(forged?.headers['omise-signature']);
});

test('…18 sends the webhook before the answer', async () => {
  const { chargePromptPay, shop } = await openSandbox();
  await chargePromptPay(10_018);
  expect(shop.keys()).toEqual(['charge.create']);
});

test('…19 sends no webhook, but the event is there', async () => {
  const { api, chargeCard, shop } = await openSandbox();
  await chargeCard(10_019);
  await chargeCard(10_000);
  await shop.receives(1);
  expect(shop.webhooks.map(({ body }) => JSON.parse(body).data.amount)).toEqual([10_000]);
  expect((await api('GET', '/api/events')).body.total).toBe(2);
});

test('…20 cannot be expired by call', async () => {
  const { api, chargePromptPay } = await openSandbox();
  const { body } = await chargePromptPay(10_020);
  const refused = await api('POST', `/api/charges/${body.id}/expire`, {});
  expect(refused).toMatchObject({ status: 400, body: { code: 'failed_expire' } });
});

test('…21 refunds and drops the connection; …22 refuses refunds', async () => {
  const { api, charge, chargeCard } = await openSandbox();
  const lost = await chargeCard(10_021);
  await expect(api('POST', `/api/charges/${lost.body.id}/refunds`, { amount: 10_021 })).rejects.toThrow('fetch failed');
  expect((await charge(lost.body.id)).body.refunded_amount).toBe(10_021);
  const { body } = await chargeCard(10_022);
  const refused = await api('POST', `/api/charges/${body.id}/refunds`, { amount: 10_022 });
  expect(refused).toMatchObject({ status: 400, body: { code: 'failed_refund' } });
});
