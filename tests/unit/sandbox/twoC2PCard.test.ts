import { describe, expect, test } from 'vitest';
import { signedRequest } from '../../../server/payments/twoC2P/securePayEnvelope.ts';
import { cardFor, encryptedBy, knownCard, unknownCard } from '../../support/payment/encryptedCard.ts';
import { openSandbox, press } from './openSandbox.ts';

const invoiceNo = 'ORD0000123';
const order = {
  ...{ merchantID: 'JT01', uniqueTransactionCode: invoiceNo, desc: 'Course order 123', amt: '000000150050' },
  ...{ currencyCode: '764', panCountry: 'TH', cardholderName: 'SOMCHAI JAIDEE' },
};

async function openCards() {
  const sandbox = await openSandbox();
  const url = `${sandbox.url}/twoC2PCard`;
  const scriptUrl = `${url}/SecurePayment/api/my2c2p.js`;
  const encrypt = (card: Readonly<Record<string, string>>) => encryptedBy(scriptUrl, card);
  const post = (paymentRequest: string) =>
    fetch(`${url}/SecurePayment/PaymentAuth.aspx`, {
      ...{ method: 'POST', redirect: 'manual' as const },
      body: new URLSearchParams({ paymentRequest }),
    });

  /** Sends a form with the encrypted card; answers the address of the 3-D Secure page, or the status of a refusal. */
  async function send(change: Readonly<Record<string, string>> = {}, key = '7jYcp4FxFdf0', number = knownCard) {
    const encrypted = await encrypt(cardFor(number));
    if (typeof encrypted === 'number') throw new Error(`The script refused the card: ${encrypted}`);
    const reply = await post(signedRequest({ ...order, encCardData: encrypted.encryptedCardInfo, ...change }, key));
    return reply.status === 303 ? `${sandbox.url}${reply.headers.get('location')}` : reply.status;
  }
  return { ...sandbox, url, encrypt, post, send };
}

test.each([
  ['of another key', {}, 'another key'],
  ['with another merchant', { merchantID: 'JT02' }, undefined],
  ['with eleven digits of the amount', { amt: '00000150050' }, undefined],
  ['with a code of 21 characters', { uniqueTransactionCode: 'A'.repeat(21) }, undefined],
  ['with an unknown currency', { currencyCode: '702' }, undefined],
  ['with a card that its script did not encrypt', { encCardData: 'ENCTEST' }, undefined],
  ['without a name', { cardholderName: '' }, undefined],
])('a form %s is refused', async (_name, change, key) => {
  const { send } = await openCards();
  expect(await send(change, key)).toBe(400);
});

test('a code counts once: the same form leads to the same page until its card is decided', async () => {
  const { post, send } = await openCards();
  const page = String(await send());
  expect(await send()).toBe(page);
  expect(await send({ amt: '000000000100' })).toBe(400);
  await press(page, 'pay');
  expect(await send()).toBe(400);
  expect((await post('none')).status).toBe(400);
});

describe('the page of 3-D Secure', () => {
  test('speaks both languages, announces the result, and brings a signed one back to the shop', async () => {
    const { send, shop } = await openCards();
    const page = String(await send());
    expect(await (await fetch(`${page}&lang=th`)).text()).toContain('จ่ายเงิน');
    const { text } = await press(page, 'pay', { posting: 'twice' });
    expect(text).toContain(`${shop.url}/payment/return/2c2p-card`);
    const [first, second] = shop.webhooks;
    expect(first?.path).toBe('/webhook/payment/2c2p-card');
    expect(second?.body).toBe(first?.body);
    const response = String(new URLSearchParams(first?.body).get('paymentResponse'));
    expect(text).toContain(response);
  });

  test('may be left without a decision', async () => {
    const { send, shop } = await openCards();
    const { text } = await press(String(await send()), 'leave');
    expect(text).toContain('/payment/return/2c2p-card');
    expect(shop.webhooks).toEqual([]);
  });

  test('does not open for a card that no bank knows: it is declined', async () => {
    const { send, shop } = await openCards();
    const page = String(await send({}, undefined, unknownCard));
    expect(await (await fetch(page)).text()).toContain('/payment/return/2c2p-card');
    expect(shop.webhooks).toHaveLength(1);
  });
});

test('the script hides the number, and names what is wrong by the codes of the provider', async () => {
  const { encrypt } = await openCards();
  const encrypted = await encrypt(cardFor(knownCard));
  expect(encrypted).toMatchObject({
    ...{ maskedCardInfo: '411111XXXXXX1111', expMonthCardInfo: '12', expYearCardInfo: '2031' },
  });
  expect(JSON.stringify(encrypted)).not.toContain(knownCard);
  expect(await encrypt({ ...cardFor(knownCard), cardnumber: '' })).toBe(1);
  expect(await encrypt({ ...cardFor(knownCard), cardnumber: '41' })).toBe(2);
  expect(await encrypt({ ...cardFor(knownCard), month: '1' })).toBe(4);
  expect(await encrypt({ ...cardFor(knownCard), cvv: '1' })).toBe(10);
});

test('an inquiry that the merchant did not seal is refused', async () => {
  const { url } = await openCards();
  const reply = await fetch(`${url}/PaymentAction/2.0/action`, { method: 'POST', body: 'a.b.c' });
  expect(reply.status).toBe(401);
});
