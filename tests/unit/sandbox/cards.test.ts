import { expect, test } from 'vitest';
import { challengedCard, openSandbox, visa } from './openSandbox.ts';

const successful = { status: 'successful', paid: true, failure_code: null };
const failedBy = (code: string) => ({ status: 'failed', paid: false, failure_code: code });

test.each([
  [visa, 'Visa', successful],
  ['5555555555554444', 'MasterCard', successful],
  ['5454545454545454', 'MasterCard', successful],
  ['3530111333300000', 'JCB', successful],
  ['3566111111111113', 'JCB', successful],
  ['378282246310005', 'American Express', successful],
  ['36021042000004', 'Diners Club', successful],
  ['6250947000000006', 'UnionPay', successful],
  ['6447032400000000001', 'Discover', successful],
  ['4111111111140011', 'Visa', failedBy('insufficient_fund')],
  ['6250947000000022', 'UnionPay', failedBy('stolen_or_lost_card')],
  ['377138160000009', 'American Express', failedBy('failed_processing')],
  ['5555551111180014', 'MasterCard', failedBy('payment_rejected')],
  ['4000056655665556', 'Visa', failedBy('payment_rejected')],
])('%s (%s)', async (number, brand, outcome) => {
  const { chargeCard, shop } = await openSandbox();
  const { status, body } = await chargeCard(10_000, number);
  // A declined card is no HTTP error.
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...outcome, card: { brand, last_digits: number.slice(-4) } });
  await shop.receives(1);
  expect(shop.keys()).toEqual(['charge.create']);
});

test('a card with 3-D Secure waits for its page', async () => {
  const { chargeCard, url } = await openSandbox();
  const { body } = await chargeCard(10_000, challengedCard, { return_uri: 'http://localhost:3000/payment/return' });
  expect(body).toMatchObject({ status: 'pending', paid: false });
  expect(body.authorize_uri).toMatch(new RegExp(`^${url}/omise/pages/authorize/paym_test_[0-9a-z]{19}$`));
});

test('neither a token nor a charge contains the card number', async () => {
  const { chargeCard } = await openSandbox();
  expect(JSON.stringify((await chargeCard(10_000)).body)).not.toContain(visa);
});

test('a form makes the same token as JSON', async () => {
  const { url } = await openSandbox();
  const body = new URLSearchParams({
    'card[name]': 'SOMCHAI JAIDEE',
    'card[number]': visa,
    'card[expiration_month]': '12',
    'card[expiration_year]': '2030',
    'card[security_code]': '123',
  });
  const headers = { authorization: `Basic ${btoa('pkey_test_sandbox:')}` };
  const reply = await fetch(`${url}/omise/vault/tokens`, { method: 'POST', headers, body });
  expect(await reply.json()).toMatchObject({ object: 'token', card: { last_digits: '4242', expiration_month: 12 } });
});
