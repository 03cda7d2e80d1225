import { expect, test } from 'vitest';
import { qrText } from '../../../server/sandbox/scb/bodies.ts';
import { openSandbox, press, startTime } from './openSandbox.ts';

const ref1 = '7C449E0D5A1B2C3D4E5F';
const wish = {
  ...{ qrType: 'PP', ppType: 'BILLERID', ppId: '099999999999990' },
  ...{ amount: '1500.50', ref1, ref3: 'SCB019AC3F27B01' },
};

/** A sandbox with a token of the bank. */
async function openBank() {
  const sandbox = await openSandbox();
  const call = async (method: string, path: string, token: string, fields?: object, key = 'scb-sandbox-key') => {
    const reply = await fetch(`${sandbox.url}/scb${path}`, {
      method,
      headers: {
        ...{ authorization: `Bearer ${token}`, resourceOwnerId: key, requestUId: '1' },
        'content-type': 'application/json',
      },
      ...(fields && { body: JSON.stringify(fields) }),
    });
    return { status: reply.status, body: (await reply.json()) as { status: { code: number }; data: never } };
  };
  const keys = { applicationKey: 'scb-sandbox-key', applicationSecret: 'scb-sandbox-secret' };
  const { body } = await call('POST', '/api/v1/oauth/token', '', keys);
  const token = (body.data as { accessToken: string }).accessToken;
  return {
    ...sandbox,
    call,
    token,
    create: (change: object = {}) => call('POST', '/api/v1/payment/qrcode/create', token, { ...wish, ...change }),
    payments: async (day: string) => {
      const query = `eventCode=00300100&transactionDate=${day}&billerId=${wish.ppId}&reference1=${ref1}`;
      return (await call('GET', `/api/v1/payment/billpayment/inquiry?${query}`, token)).body.data as object[];
    },
  };
}

test('the text of a QR is that of the documentation', () => {
  const qr = { ref1: 'REFERENCE1', ref2: 'REFERENCE2', ref3: 'SCB', amountSatang: 100 };
  expect(qrText(qr, '123456789012345')).toBe(
    '00020101021230670016A00000067701011201151234567890123450210REFERENCE10310REFERENCE252047011530376454041.005802TH6007BANGKOK62070703SCB6304CE18',
  );
});

test.each([
  ['reference in small letters', { ref1: 'order1' }],
  ['reference of 21 characters', { ref1: 'A'.repeat(21) }],
  ['no third reference', { ref3: undefined }],
  ['amount that is a number', { amount: 1500.5 }],
  ['amount with three decimals', { amount: '1500.500' }],
  ['another biller', { ppId: '123456789012345' }],
])('a QR is refused: %s', async (_name, change) => {
  const { create } = await openBank();
  expect((await create(change)).status).toBe(400);
});

test('keys and tokens are checked; a token ends after half an hour', async () => {
  const { call, create, token, clock } = await openBank();
  const wrong = { applicationKey: 'scb-sandbox-key', applicationSecret: 'other' };
  expect((await call('POST', '/api/v1/oauth/token', '', wrong)).body.status.code).toBe(9500);
  const foreign = await call('POST', '/api/v1/payment/qrcode/create', token, wish, 'other');
  expect(foreign.body.status.code).toBe(9500);
  expect((await create()).body.status.code).toBe(1000);
  clock.now += 30 * 60_000;
  expect((await create()).body.status.code).toBe(9300);
});

test('a payment is found on its Bangkok day, and confirmed until the shop replies as the bank expects', async () => {
  const { create, payments, url, clock, shop, timers } = await openBank();
  clock.now = Date.parse('2026-11-27T17:00:00Z');
  // The token of half a day ago has ended.
  const late = await create();
  expect(late.status).toBe(401);
  clock.now = startTime;
  await create();
  expect(await press(`${url}/scb/pages/pay/${ref1}`, 'pay')).toMatchObject({ status: 303 });
  expect(await payments('2026-11-27')).toMatchObject([
    { amount: '1500.50', billPaymentRef1: ref1, currencyCode: '764' },
  ]);
  expect(await payments('2026-11-28')).toEqual([]);
  // The shop of this test replies without a body.
  for (const _ of [1, 2, 3]) await timers.end(12_000);
  await shop.receives(4);
  expect(new Set(shop.webhooks.map(({ path, body }) => path + body)).size).toBe(1);
});

test('the page plays the payer: too little money, and silence', async () => {
  const { create, payments, url, shop } = await openBank();
  await create();
  const page = `${url}/scb/pages/pay/${ref1}`;
  expect(await (await fetch(`${page}?lang=th`)).text()).toContain('จ่ายเงิน');
  expect(await (await fetch(`${page}?lang=en`)).text()).toContain('Pay 1 baht too little');
  await press(page, 'payLess', { confirming: 'none' });
  expect(await payments('2026-11-27')).toMatchObject([{ amount: '1499.50' }]);
  expect(shop.webhooks).toEqual([]);
});

test('a slip is verified by the reference of its transfer and the bank that sent it', async () => {
  const { call, create, payments, token, url, clock } = await openBank();
  await create();
  await press(`${url}/scb/pages/pay/${ref1}`, 'pay', { confirming: 'none' });
  const [paid] = (await payments('2026-11-27')) as { transactionId: string }[];
  const verify = (transRef = '', bank = '014') =>
    call('GET', `/api/v1/payment/billpayment/transactions/${transRef}?sendingBank=${bank}`, token);
  expect((await verify(paid?.transactionId)).body.data).toMatchObject({
    ...{ transRef: paid?.transactionId, sendingBank: '014', receivingBank: '014' },
    ...{ transDate: '20261127', transTime: '12:00:00', amount: '1500.50', paidLocalCurrency: '764' },
    ...{ receiver: { proxy: { type: 'BILLERID', value: wish.ppId } }, ref1, ref3: wish.ref3 },
  });
  expect(await verify('UNKNOWN')).toMatchObject({ status: 404, body: { status: { code: 9404 } } });
  expect((await verify(paid?.transactionId, '002')).status).toBe(404);
  expect((await verify(paid?.transactionId, '')).status).toBe(400);
  clock.now += 30 * 60_000;
  expect((await verify(paid?.transactionId)).status).toBe(401);
});
