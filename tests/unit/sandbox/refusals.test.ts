import { expect, test } from 'vitest';
import { card, challengedCard, openSandbox, type Reply, startTime, visa } from './openSandbox.ts';

const hourMs = 3_600_000;
const instant = (milliseconds: number) => new Date(milliseconds).toISOString();

const expectRefusal = (reply: Reply, status: number, code: string) => {
  expect(reply).toMatchObject({ status, body: { object: 'error', code } });
  expect(reply.body.location).toBe(`https://www.omise.co/api-errors#${code.replaceAll('_', '-')}`);
};

test.each([
  ['public key at the API', 'pkey_test_sandbox', 'GET', '/api/charges'],
  ['unknown key at the API', 'skey_test_other', 'GET', '/api/charges'],
  ['secret key at the vault', 'skey_test_sandbox', 'POST', '/vault/tokens'],
  ['unknown key at the vault', 'pkey_test_other', 'POST', '/vault/tokens'],
])('%s', async (_name, key, method, path) => {
  const { call } = await openSandbox();
  expectRefusal(
    await call(key)(method, path, method === 'POST' ? { card: card(visa) } : undefined),
    401,
    'authentication_failure',
  );
});

test('a token is charged once', async () => {
  const { api, token } = await openSandbox();
  const charge = { amount: 2_000, currency: 'thb', card: await token() };
  expect((await api('POST', '/api/charges', charge)).status).toBe(200);
  expectRefusal(await api('POST', '/api/charges', charge), 400, 'used_token');
});

test.each([
  ['unknown token', { card: 'tokn_test_0' }, 404, 'not_found'],
  ['unknown source', { source: 'src_test_0' }, 404, 'not_found'],
  ['neither card nor source', {}, 400, 'missing_card'],
  ['less than 20 baht', { amount: 1_999 }, 400, 'invalid_charge'],
  ['more than 150,000 baht', { amount: 15_000_001 }, 400, 'invalid_charge'],
  ['part of a satang', { amount: 2_000.5 }, 400, 'invalid_charge'],
  ['another currency', { currency: 'usd' }, 400, 'invalid_charge'],
  ['return address that is no web address', { return_uri: 'javascript:alert(1)' }, 400, 'invalid_charge'],
  ['metadata that is no object', { metadata: 'order 1' }, 400, 'bad_request'],
  ['another kind of source', { source: { type: 'alipay' } }, 400, 'bad_request'],
  ['expiry in the past', { source: { type: 'promptpay' }, expires_at: instant(startTime - 1) }, 400, 'bad_request'],
  [
    'expiry after a day',
    { source: { type: 'promptpay' }, expires_at: instant(startTime + 25 * hourMs) },
    400,
    'bad_request',
  ],
  ['expiry that is no time', { source: { type: 'promptpay' }, expires_at: 'soon' }, 400, 'bad_request'],
  ['3-D Secure without a return address', { card: challengedCard }, 400, 'invalid_charge'],
])('a charge is refused: %s', async (_name, change, status, code) => {
  const { api, token } = await openSandbox();
  const fields: Record<string, unknown> = { amount: 2_000, currency: 'thb', ...change };
  if (fields.card === challengedCard) fields.card = await token(challengedCard);
  expectRefusal(await api('POST', '/api/charges', fields), status, code);
  expect((await api('GET', '/api/charges')).body.total).toBe(0);
});

test.each([
  ['wrong check digit', { number: '4242424242424241' }],
  ['no number', { number: '' }],
  ['unknown brand', { number: '9999999999999995' }],
  ['no name', { name: '' }],
  ['month 13', { expiration_month: 13 }],
  ['expired card', { expiration_month: 10, expiration_year: 2026 }],
])('a token is refused: %s', async (_name, change) => {
  const { vault } = await openSandbox();
  expectRefusal(await vault('POST', '/vault/tokens', { card: { ...card(visa), ...change } }), 400, 'invalid_card');
});

test('a card is valid until the end of its month in Bangkok', async () => {
  const { clock, vault } = await openSandbox();
  const wish = { card: { ...card(visa), expiration_month: 11, expiration_year: 2026 } };
  clock.now = Date.parse('2026-11-30T16:59:59Z');
  expect((await vault('POST', '/vault/tokens', wish)).status).toBe(200);
  clock.now += 1_000;
  expectRefusal(await vault('POST', '/vault/tokens', wish), 400, 'invalid_card');
});

test('a refund stays within a paid card charge', async () => {
  const { api, chargeCard, chargePromptPay, mark } = await openSandbox();
  const { body: byCard } = await chargeCard(5_000);
  const refund = (id: unknown, amount: unknown) => api('POST', `/api/charges/${id}/refunds`, { amount });
  expectRefusal(await refund(byCard.id, 5_001), 400, 'failed_refund');
  expect((await refund(byCard.id, 3_000)).status).toBe(200);
  expectRefusal(await refund(byCard.id, 2_001), 400, 'failed_refund');
  expectRefusal(await refund(byCard.id, 'all'), 400, 'failed_refund');
  const { body: promptPay } = await chargePromptPay(5_000);
  expectRefusal(await refund(promptPay.id, 5_000), 400, 'failed_refund');
  await mark(promptPay.id, 'successful');
  expectRefusal(await refund(promptPay.id, 5_000), 400, 'failed_refund');
});

test('only a pending PromptPay charge expires by call', async () => {
  const { api, chargeCard, chargePromptPay, mark } = await openSandbox();
  const expire = (id: unknown) => api('POST', `/api/charges/${id}/expire`, {});
  expectRefusal(await expire((await chargeCard(5_000)).body.id), 400, 'failed_expire');
  const { body: paid } = await chargePromptPay(5_000);
  await mark(paid.id, 'successful');
  expectRefusal(await expire(paid.id), 400, 'failed_expire');
});

test('malformed JSON and unknown paths are refused', async () => {
  const { url, api } = await openSandbox();
  const headers = { authorization: `Basic ${btoa('skey_test_sandbox:')}`, 'content-type': 'application/json' };
  expect((await fetch(`${url}/omise/api/charges`, { method: 'POST', headers, body: '{' })).status).toBe(400);
  expectRefusal(await api('GET', '/api/customers'), 404, 'not_found');
  expect((await fetch(`${url}/unknown`)).status).toBe(404);
});
