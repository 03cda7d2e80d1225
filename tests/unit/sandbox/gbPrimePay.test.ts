import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openSandbox, press } from './openSandbox.ts';

const terms = {
  token: 'sandbox-customer-key',
  amount: '1500.50',
  referenceNo: 'ORD0000123',
  backgroundUrl: 'http://localhost:3000/webhook/payment/gbPrimePay',
  detail: 'Order 123',
  merchantDefined1: '123',
};
const linkTerms = { ...terms, responseUrl: 'http://localhost:3000/payment/return/7?x="', payType: 'F' };

async function openGbPrimePay() {
  const opened = await openSandbox();
  const root = `${opened.url}/gbPrimePay`;
  const postJson = async (path: string, fields: object, key = 'sandbox-secret-key') => {
    const reply = await fetch(`${root}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Basic ${btoa(`${key}:`)}` },
      body: JSON.stringify(fields),
    });
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
  };
  return {
    ...opened,
    postJson,
    makeQr: (change: Record<string, string> = {}) =>
      fetch(`${root}/api/v3/qrcode`, { method: 'POST', body: new URLSearchParams({ ...terms, ...change }) }),
    makeLink: async (change: Record<string, string> = {}) =>
      String((await postJson('/api/gbp/gateway/link', { ...linkTerms, ...change })).body.gbLinkUrl),
    check: async (referenceNo = terms.referenceNo) =>
      (await postJson('/api/v1/check_status_txn', { referenceNo })).body,
    mark: (status: string) => postJson(`/control/transactions/${terms.referenceNo}/mark`, { status }),
  };
}

test('a QR is a picture; its status waits until it is settled, which the callback tells in JSON', async () => {
  const { makeQr, check, mark, shop } = await openGbPrimePay();
  const picture = await makeQr();
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width).toBeGreaterThan(200);
  const txn = { referenceNo: terms.referenceNo, amount: 1500.5, status: 'P' };
  expect(await check()).toMatchObject({ resultCode: '00', txn });
  expect((await mark('settled')).status).toBe(200);
  expect((await mark('settled')).status).toBe(409);
  expect(await check()).toMatchObject({ txn: { ...txn, status: 'S' } });
  expect(shop.webhooks.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
    ['/webhook/payment/gbPrimePay', expect.objectContaining({ resultCode: '00', amount: '1500.50', paymentType: 'Q' })],
  ]);
});

test.each([
  ['no token', { token: '' }, 'token is required'],
  ['another token', { token: 'other' }, '11'],
  ['a long reference', { referenceNo: 'ORD0000000000123' }, 'at most 15'],
  ['an amount without satang', { amount: '1500' }, '02'],
  ['no amount', { amount: '0.00' }, '02'],
  ['no address for callbacks', { backgroundUrl: '' }, 'backgroundUrl is required'],
])('a QR with %s is refused with status 200', async (_name, change, reason) => {
  const { makeQr, check } = await openGbPrimePay();
  const refused = await makeQr(change);
  expect(refused.status).toBe(200);
  expect(refused.headers.get('content-type')).not.toContain('image');
  expect(await refused.text()).toContain(reason);
  expect(await check()).toMatchObject({ resultCode: '02' });
});

test('a reference counts once, and the status needs the secret key', async () => {
  const { makeQr, postJson } = await openGbPrimePay();
  await makeQr();
  expect(await (await makeQr()).text()).toContain('Duplicate');
  expect((await postJson('/api/v1/check_status_txn', { referenceNo: terms.referenceNo }, 'other')).status).toBe(401);
});

test('a link can be tried again; the page returns by a form, and the callback is one', async () => {
  const { makeLink, check, shop } = await openGbPrimePay();
  const page = await makeLink();
  expect(await check()).toMatchObject({ resultCode: '02' });
  expect((await press(page, 'fail')).text).toContain('action="http://localhost:3000/payment/return/7?x=&#34;"');
  expect(await check()).toMatchObject({ txn: { status: 'F' } });
  expect((await press(page, 'pay')).text).toContain('name="resultCode" value="00"');
  expect(await check()).toMatchObject({ txns: [{ status: 'F' }, { status: 'S' }] });
  expect(shop.webhooks.map(({ body }) => new URLSearchParams(body).get('resultCode'))).toEqual(['99', '00']);
});

test.each([
  ['th', 'ลิงก์ชำระเงิน'],
  ['en', 'Payment link'],
])('the list leads to the page of a link (%s)', async (language, title) => {
  const { makeLink, url } = await openGbPrimePay();
  await makeLink();
  const list = await (await fetch(`${url}/?lang=${language}`)).text();
  const [, href = ''] = /<td><a href="([^"]+)"/.exec(list) ?? [];
  expect(await (await fetch(url + href)).text()).toContain(`<h1>${title}</h1>`);
});

test('the bank app refuses an expired code, which only late money pays; an expiry has no callback', async () => {
  const { makeQr, check, mark, shop, url } = await openGbPrimePay();
  await makeQr();
  await mark('expired');
  expect(shop.webhooks).toHaveLength(0);
  const list = await (await fetch(url)).text();
  const [, href = ''] = /<td><a href="([^"]+)"/.exec(list) ?? [];
  expect(await press(url + href, 'pay')).toMatchObject({ status: 409 });
  expect(await press(url + href, 'payLate')).toMatchObject({ status: 303 });
  expect(await check()).toMatchObject({ txn: { status: 'S' } });
});

test('amounts choose the behaviour: a lost answer, twice, none', async () => {
  const { makeQr, check, postJson, shop } = await openGbPrimePay();
  await expect(makeQr({ amount: '10.11' })).rejects.toThrow();
  expect(await check()).toMatchObject({ txn: { status: 'P' } });
  await makeQr({ amount: '10.15', referenceNo: 'TWICE' });
  await makeQr({ amount: '10.19', referenceNo: 'NONE' });
  for (const id of ['TWICE', 'NONE']) await postJson(`/control/transactions/${id}/mark`, { status: 'settled' });
  expect(shop.webhooks.map(({ body }) => JSON.parse(body).referenceNo)).toEqual(['TWICE', 'TWICE']);
});
