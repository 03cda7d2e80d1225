import { expect, test } from 'vitest';
import type { ChargeOrder, SentCharge } from '../../../server/payments/paymentProvider.ts';
import { openPayPal } from '../../../server/payments/payPal/openPayPal.ts';
import { openSandbox, startTime } from '../sandbox/openSandbox.ts';

const order: ChargeOrder = {
  ...{ attemptId: 'attempt-1', method: 'wallet', amount: 1_050, currency: 'USD', token: '', now: startTime },
  ...{ orderId: '1', orderNumber: '240101', email: 'mali@example.com' },
  ...{ returnUrl: 'http://localhost/back', webhookUrl: 'http://localhost/webhook' },
};

const sentAs = (reference: string | null, change: Partial<SentCharge> = {}): SentCharge => ({
  ...{ attemptId: 'attempt-1', method: 'wallet', amount: 1_050, currency: 'USD', sentAt: startTime, now: startTime },
  ...{ reference, isRunning: true, ...change },
});

async function openApproved() {
  const { url } = await openSandbox();
  const at = (clientSecret: string, apiUrl = `${url}/payPal/api`) =>
    openPayPal({ clientId: 'paypal-sandbox-client', clientSecret, webhookId: null, apiUrl });
  const provider = at('paypal-sandbox-secret');
  const { reference } = await provider.start(order);
  await fetch(`${url}/payPal/control/orders/${reference}/approve`, { method: 'POST', body: '' });
  return { provider, at, reference };
}

test('US dollars are taken in cents', async () => {
  const { provider, reference } = await openApproved();
  expect(await provider.ask(sentAs(reference))).toEqual({ kind: 'paid', amount: 1_050, currency: 'USD', reference });
});

test('an order of another attempt, or without a reference, is no money', async () => {
  const { provider, reference } = await openApproved();
  expect(await provider.ask(sentAs(reference, { attemptId: 'attempt-2' }))).toEqual({ kind: 'unknown' });
  expect(await provider.ask(sentAs(null))).toEqual({ kind: 'absent' });
});

test('a wrong secret, and PayPal out of reach, leave everything unknown', async () => {
  const { at, reference } = await openApproved();
  for (const provider of [at('wrong'), at('paypal-sandbox-secret', 'http://127.0.0.1:1')]) {
    expect((await provider.start(order)).word).toEqual({ kind: 'unknown' });
    expect(await provider.ask(sentAs(reference))).toEqual({ kind: 'unknown' });
    expect(await provider.cancel?.(sentAs(reference))).toEqual({ kind: 'unknown' });
  }
});

test('an order that PayPal refuses to make fails', async () => {
  const { provider } = await openApproved();
  const started = await provider.start({ ...order, attemptId: 'attempt-3', amount: 0 });
  expect(started.word).toEqual({ kind: 'failed', failure: 'other' });
});

test('without a webhook id a notification is taken as a hint, and nothing else counts as one', async () => {
  const { provider } = await openApproved();
  const read = (text: string) => provider.readWebhook({}, Buffer.from(text), startTime);
  const resource = { purchase_units: [{ custom_id: 'attempt-1' }] };
  const hint = { eventId: 'WH-1', attemptId: 'attempt-1' };
  expect(await read(JSON.stringify({ id: 'WH-1', resource }))).toEqual(hint);
  expect(await read(JSON.stringify({ id: 'WH-1', resource: { custom_id: 'attempt-1' } }))).toEqual(hint);
  const completed = { custom_id: 'attempt-1', status: 'COMPLETED' };
  expect(await read(JSON.stringify({ id: 'WH-1', resource: completed }))).toEqual({ ...hint, claimsPaid: true });
  expect(await read('no JSON')).toBeNull();
  expect(await read('{"id":"WH-1"}')).toBeNull();
});
