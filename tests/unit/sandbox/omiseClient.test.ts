import http from 'node:http';
import { connect } from 'node:net';
import omise from 'omise';
import { describe, expect, onTestFinished, test } from 'vitest';
import { card, openSandbox, visa } from './openSandbox.ts';

const pathOf: Readonly<Record<string, string>> = {
  'api.omise.co': '/omise/api',
  'vault.omise.co': '/omise/vault',
};

/**
 * The official client with its own addresses. It has no setting for a port or a path, so an agent connects its hosts to
 * the sandbox.
 */
function clientOf(url: string) {
  const port = Number(new URL(url).port);
  const agent = new http.Agent();
  agent.createConnection = () => connect(port, '127.0.0.1');
  const addRequest = Reflect.get(agent, 'addRequest');
  Reflect.set(agent, 'addRequest', (request: http.ClientRequest, options: http.RequestOptions) => {
    request.path = `${pathOf[String(options.host)]}${request.path}`;
    addRequest.call(agent, request, options);
  });
  const before = http.globalAgent;
  http.globalAgent = agent;
  onTestFinished(() => {
    agent.destroy();
    http.globalAgent = before;
  });
  return omise({
    publicKey: 'pkey_test_sandbox',
    secretKey: 'skey_test_sandbox',
    omiseVersion: '2019-05-29',
    scheme: 'http' as omise.Scheme,
  });
}

describe('the official client', () => {
  test('charges a card, finds the charge, refunds a part and reads its events', async () => {
    const { url } = await openSandbox();
    const client = clientOf(url);
    const token = await client.tokens.create({ card: card(visa) });
    expect(token).toMatchObject({ object: 'token', used: false, livemode: false, card: { last_digits: '4242' } });

    const metadata = { order_id: '123' };
    const charge = await client.charges.create({ amount: 150_050, currency: 'thb', card: token.id, metadata });
    expect(charge).toMatchObject({ status: 'successful', paid: true, amount: 150_050, currency: 'THB', metadata });
    expect(await client.tokens.retrieve(token.id)).toMatchObject({ used: true });
    expect(await client.charges.retrieve(charge.id)).toEqual(charge);
    const list = await client.charges.list({ limit: 1, order: 'reverse_chronological' });
    expect(list).toMatchObject({ object: 'list', total: 1, data: [{ id: charge.id }] });

    const refund = await client.charges.createRefund(charge.id, { amount: 50 });
    expect(refund).toMatchObject({ object: 'refund', amount: 50, charge: charge.id });
    expect(await client.charges.listRefunds(charge.id)).toMatchObject({ total: 1, data: [{ id: refund.id }] });
    expect(await client.charges.retrieve(charge.id)).toMatchObject({ refunded_amount: 50, status: 'successful' });
    const events = await client.events.list();
    expect(events.data.map(({ key }) => key)).toEqual(['charge.create', 'refund.create']);
    expect(await client.events.retrieve(events.data[0]!.id)).toMatchObject({ data: { id: charge.id } });
  });

  test('makes a PromptPay source, charges it and lets it expire', async () => {
    const { url } = await openSandbox();
    const client = clientOf(url);
    const terms = { amount: 2_000, currency: 'thb' };
    const source = await client.sources.create({ ...terms, type: 'promptpay' });
    expect(source).toMatchObject({ object: 'source', flow: 'offline', type: 'promptpay', scannable_code: null });
    const charge = await client.charges.create({ ...terms, source: source.id });
    expect(charge).toMatchObject({ status: 'pending', paid: false, source: { scannable_code: { type: 'qr' } } });
    expect(await client.charges.expire(charge.id)).toMatchObject({ status: 'expired', expired: true, paid: false });
  });

  test('rejects with the error object', async () => {
    const { url } = await openSandbox();
    const refused = clientOf(url).charges.create({ amount: 2_000, currency: 'thb', card: 'tokn_test_unknown' });
    await expect(refused).rejects.toMatchObject({ object: 'error', code: 'not_found' });
  });
});
