import { expect, test } from 'vitest';
import { openSandbox, press } from './openSandbox.ts';

const terms = { external_id: 'attempt-1', amount: 1_500.5, currency: 'THB', description: 'Order 123' };
const returns = { success_redirect_url: 'http://localhost/ok', failure_redirect_url: 'http://localhost/no' };

async function openXendit() {
  const opened = await openSandbox();
  const root = `${opened.url}/xendit`;
  const call = async (method: string, path: string, fields?: object, key = 'xnd_development_sandbox') => {
    const reply = await fetch(`${root}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Basic ${btoa(`${key}:`)}` },
      ...(fields && { body: JSON.stringify(fields) }),
    });
    return { status: reply.status, body: await reply.json() };
  };
  const make = async (change: object = {}, key?: string) =>
    await call('POST', '/api/v2/invoices', { ...terms, ...returns, ...change }, key);
  return { ...opened, call, make, get: async (id: string) => (await call('GET', `/api/v2/invoices/${id}`)).body };
}

test('an invoice waits until its page is paid; the callback has the token, and the browser goes back', async () => {
  const { make, get, call, shop } = await openXendit();
  const { body: invoice } = await make();
  expect(invoice).toMatchObject({ external_id: 'attempt-1', status: 'PENDING', amount: 1_500.5, currency: 'THB' });
  expect((await call('GET', '/api/v2/invoices?external_id=attempt-1')).body).toEqual([invoice]);
  expect(await press(invoice.invoice_url, 'leave')).toMatchObject({ location: returns.failure_redirect_url });
  expect(await press(invoice.invoice_url, 'pay')).toMatchObject({ location: returns.success_redirect_url });
  expect(await get(invoice.id)).toMatchObject({ status: 'PAID', paid_amount: 1_500.5 });
  const [callback] = shop.webhooks;
  expect(callback?.headers['x-callback-token']).toBe('sandbox-callback-token');
  expect(JSON.parse(callback?.body ?? '{}')).toMatchObject({ id: invoice.id, status: 'PAID' });
  expect((await press(invoice.invoice_url, 'pay')).status).toBe(409);
});

test('an invoice that was ended takes no money from its page, but late money', async () => {
  const { make, call, get } = await openXendit();
  const { body: invoice } = await make();
  expect((await call('POST', `/api/invoices/${invoice.id}/expire!`)).body).toMatchObject({ status: 'EXPIRED' });
  expect((await call('POST', `/api/invoices/${invoice.id}/expire!`)).status).toBe(400);
  expect((await press(invoice.invoice_url, 'pay')).status).toBe(409);
  expect((await press(invoice.invoice_url, 'payLate')).status).toBe(303);
  expect(await get(invoice.id)).toMatchObject({ status: 'PAID' });
});

test.each([
  ['a wrong key', {}, 'other', 401],
  ['no amount', { amount: 0 }, undefined, 400],
  ['an amount as text', { amount: '10' }, undefined, 400],
  ['no reference', { external_id: '' }, undefined, 400],
  ['another currency', { currency: 'USD' }, undefined, 400],
])('%s is refused', async (_, change, key, status) => {
  const { make, call } = await openXendit();
  expect((await make(change, key)).status).toBe(status);
  expect((await call('GET', '/api/v2/invoices?external_id=attempt-1')).body).toEqual([]);
});
