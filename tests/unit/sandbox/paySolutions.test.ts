import { expect, test } from 'vitest';
import { openSandbox, press } from './openSandbox.ts';

const form = {
  ...{ merchantid: '12345678', refno: '123103005', customeremail: 'manee@example.com', productdetail: 'QWERTY' },
  ...{ total: '1500.50', cc: '00', lang: 'TH', returnurl: 'http://localhost/back' },
};

async function openPayments() {
  const sandbox = await openSandbox();
  const url = `${sandbox.url}/paySolutions`;
  return {
    ...sandbox,
    page: `${url}/pages/pay/${form.refno}`,
    send: (change: Record<string, string> = {}) =>
      fetch(`${url}/payment`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ ...form, ...change }),
      }),
    mark: (status: string) =>
      fetch(`${url}/control/orders/${form.refno}/mark`, {
        ...{ method: 'POST', body: JSON.stringify({ status }) },
        headers: { 'content-type': 'application/json' },
      }),
    inquire: async (key = 'pay-solutions-sandbox-key') => {
      const reply = await fetch(`${url}/api/order/orderdetailpost`, {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', merchantId: '45678', apikey: key },
          merchantSecretKey: 'pay-solutions-sandbox-secret',
        },
        body: JSON.stringify({ merchantId: '45678', orderNo: 'X', refno: form.refno, productDetail: 'QWERTY' }),
      });
      return { status: reply.status, text: await reply.text() };
    },
  };
}

test.each([
  ['letters in the reference', { refno: 'A123' }],
  ['reference of 13 digits', { refno: '1234567890123' }],
  ['unknown merchant', { merchantid: '87654321' }],
  ['total without satang', { total: '1500' }],
  ['no e-mail', { customeremail: '' }],
])('a form is refused: %s', async (_name, change) => {
  const { send } = await openPayments();
  expect((await send(change)).status).toBe(400);
});

test('a reference counts once: the same form leads to the same page until it is paid', async () => {
  const { page, send } = await openPayments();
  expect((await send()).status).toBe(303);
  expect((await send()).status).toBe(303);
  expect((await send({ total: '1.00' })).status).toBe(400);
  await press(page, 'pay');
  expect((await send()).status).toBe(400);
});

test('an inquiry is empty before the payment, and needs the keys', async () => {
  const { inquire, page, send, shop } = await openPayments();
  await send();
  expect(await inquire()).toEqual({ status: 200, text: '' });
  expect((await inquire('other')).status).toBe(401);
  expect(await press(page, 'pay', { posting: 'twice' })).toMatchObject({ status: 302, location: form.returnurl });
  expect(JSON.parse((await inquire()).text)).toMatchObject([
    { ReferenceNo: form.refno, Total: 1500.5, Status: 'CP', CurrencyCode: '00' },
  ]);
  const [first, second] = shop.webhooks;
  expect(first?.path).toBe('/webhook/payment/pay-solutions');
  expect(Object.fromEntries(new URLSearchParams(first?.body))).toMatchObject({ refno: form.refno, status: 'CP' });
  expect(second?.body).toBe(first?.body);
});

test('the page plays the payer in both languages, who may leave without a decision', async () => {
  const { page, send, shop } = await openPayments();
  await send();
  expect(await (await fetch(`${page}?lang=th`)).text()).toContain('จ่ายเงิน');
  expect(await (await fetch(`${page}?lang=en`)).text()).toContain('Leave without a decision');
  expect(await press(page, 'leave')).toMatchObject({ status: 302 });
  expect(shop.webhooks).toEqual([]);
});

test.each(['Y', 'TC', 'VC', 'HO', 'RE', 'VR', 'PF', 'C'])(
  'an order can come to %s, which is posted back and told',
  async (status) => {
    const { inquire, mark, send, shop } = await openPayments();
    await send();
    expect((await mark(status)).status).toBe(200);
    expect(JSON.parse((await inquire()).text)).toMatchObject([{ Status: status }]);
    expect(shop.webhooks.map(({ body }) => new URLSearchParams(body).get('status'))).toEqual([status]);
  },
);

test('an unpaid order is none for an inquiry, and only a paid one goes back', async () => {
  const { inquire, mark, send } = await openPayments();
  await send();
  await mark('N');
  expect((await inquire()).text).toBe('');
  for (const status of ['RR', 'RF', 'VO']) expect((await mark(status)).status).toBe(409);
  for (const status of ['Y', 'RR', 'RF']) expect((await mark(status)).status).toBe(200);
  expect((await mark('VO')).status).toBe(409);
});
