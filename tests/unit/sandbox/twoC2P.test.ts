import { decodeJwt, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { openSandbox, press } from './openSandbox.ts';

/** The demo merchant that 2C2P publishes. */
const secretKey = 'ECC4E54DBA738857B84A7EBC6B5DC7187B8DA68750E88AB53AAA41F548D6F2D9';
const order = {
  ...{ merchantID: 'JT01', invoiceNo: 'ORD0000123', description: 'item 1', amount: 1500.5, currencyCode: 'THB' },
  ...{ paymentChannel: ['QR'], idempotencyID: 'attempt-1', frontendReturnUrl: 'http://localhost/payment/return/a' },
  backendReturnUrl: 'http://localhost/webhook/payment/2c2p',
};

type Body = Readonly<Record<string, unknown>>;

async function openGateway() {
  const sandbox = await openSandbox();
  const api = `${sandbox.url}/twoC2P/api/payment/4.3`;
  const post = async (name: string, body: object): Promise<Body> => {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${api}/${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const read: Body = await reply.json();
    return typeof read.payload === 'string' ? decodeJwt(read.payload) : read;
  };
  const sign = async (claims: Body, key = secretKey) => ({
    payload: await new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(key)),
  });
  return {
    ...sandbox,
    post,
    token: async (change: Body = {}, key = secretKey) =>
      await post('paymentToken', await sign({ ...order, ...change }, key)),
    inquire: async (change: Body = {}) =>
      await post('paymentInquiry', await sign({ merchantID: 'JT01', invoiceNo: order.invoiceNo, ...change })),
  };
}

const payment = { code: { channelCode: 'PPQR' }, data: { name: 'Manee', email: 'manee@example.com', qrType: 'URL' } };

test.each([
  ['9042', {}, 'another key'],
  ['9007', { merchantID: 'JT02' }, undefined],
  ['9005', { description: '' }, undefined],
  ['9004', { invoiceNo: 'A'.repeat(21) }, undefined],
  ['9009', { amount: -1 }, undefined],
  ['9004', { currencyCode: 'SGD' }, undefined],
  ['9058', { paymentChannel: ['CC'] }, undefined],
  ['9004', { backendReturnUrl: 'here' }, undefined],
])('a token is refused without a signature: %s', async (respCode, change, key) => {
  const { token } = await openGateway();
  expect(await token(change, key)).toMatchObject({ respCode });
});

test('an invoice counts once: the same request gets the same token, another one is refused', async () => {
  const { token } = await openGateway();
  const first = await token();
  expect(first).toMatchObject({ respCode: '0000' });
  expect((await token()).paymentToken).toBe(first.paymentToken);
  expect(await token({ idempotencyID: 'attempt-2' })).toMatchObject({ respCode: '9015' });
});

test('a QR is made once by a token, as a picture with its time', async () => {
  const { post, token } = await openGateway();
  const { paymentToken } = await token();
  expect(await post('payment', { paymentToken: 'none', payment })).toMatchObject({ respCode: '9040' });
  const other = { ...payment, code: { channelCode: 'THQR' } };
  expect(await post('payment', { paymentToken, payment: other })).toMatchObject({ respCode: '9058' });
  const qr = await post('payment', { paymentToken, payment });
  expect(qr).toMatchObject({ respCode: '1005', type: 'URL', expiryTimer: '600000' });
  const picture = await fetch(String(qr.data));
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(await post('payment', { paymentToken, payment })).toMatchObject({ respCode: '9041' });
});

test('an inquiry follows the payer, whose bank app speaks both languages', async () => {
  const { inquire, shop, token } = await openGateway();
  expect(await inquire()).toMatchObject({ respCode: '2002' });
  const page = String((await token()).webPaymentUrl);
  expect(await inquire()).toMatchObject({ respCode: '2001' });
  expect(await (await fetch(`${page}?lang=th`)).text()).toContain('จ่ายขาดไปหนึ่งบาท');
  await press(page, 'payLess', { posting: 'twice' });
  expect(await inquire()).toMatchObject({ respCode: '5016', amount: 1499.5, channelCode: 'PPQR' });
  const [first, second] = shop.webhooks;
  expect(first?.path).toBe('/webhook/payment/2c2p');
  expect(decodeJwt(JSON.parse(first?.body ?? '').payload)).toMatchObject({ respCode: '5016', invoiceNo: 'ORD0000123' });
  expect(second?.body).toBe(first?.body);
});

test('the page of installments shows the monthly amounts, takes a second try, and returns without a word', async () => {
  const { inquire, token } = await openGateway();
  const page = String((await token({ paymentChannel: ['IPP'] })).webPaymentUrl);
  expect(await (await fetch(`${page}?lang=en`)).text()).toContain('3 months, ฿500.17 a month');
  await press(page, 'decline');
  expect(await inquire()).toMatchObject({ respCode: '4051' });
  const { text } = await press(page, 'pay', { months: '10' });
  expect(text).toContain(order.frontendReturnUrl);
  expect(await inquire()).toMatchObject({ respCode: '0000', installmentPeriod: 10 });
  expect((await press(page, 'pay')).status).toBe(409);
});

test('an expired QR can be paid too late', async () => {
  const { inquire, token } = await openGateway();
  const page = String((await token()).webPaymentUrl);
  await press(page, 'expire');
  expect(await inquire()).toMatchObject({ respCode: '5009' });
  expect((await press(page, 'pay')).status).toBe(409);
  await press(page, 'payLate');
  expect(await inquire()).toMatchObject({ respCode: '5017' });
});
