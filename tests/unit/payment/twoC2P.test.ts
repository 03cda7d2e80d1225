import { describe, expect, test } from 'vitest';
import { readFlatXml } from '../../../server/payments/twoC2P/flatXml.ts';
import { invoiceNoOf } from '../../../server/payments/twoC2P/invoiceNo.ts';
import { readCardStatus } from '../../../server/payments/twoC2P/readCardStatus.ts';
import { readSecurePayWebhook } from '../../../server/payments/twoC2P/readSecurePayWebhook.ts';
import { refundCard } from '../../../server/payments/twoC2P/refundCard.ts';
import { readSignedResponse, signedRequest } from '../../../server/payments/twoC2P/securePayEnvelope.ts';
import { twoC2PCardProvider } from '../../../server/payments/twoC2P/twoC2PCardProvider.ts';
import { startSandbox } from '../../../server/sandbox/startSandbox.ts';

/** The demo merchant that 2C2P publishes. */
const merchant = { merchantId: 'JT01', secretKey: '7jYcp4FxFdf0' };

/** A response that 2C2P's demo gateway signed, as a public sample prints it. */
const published = Buffer.from(
  '<PaymentResponse><version>9.9</version><payload>PFBheW1lbnRSZXNwb25zZT48dGltZVN0YW1wPjA3MDcyMDE5NDUyNzwvdGltZVN0YW1wPjxtZXJjaGFudElEPkpUMDE8L21lcmNoYW50SUQ+PHJlc3BDb2RlPjk5PC9yZXNwQ29kZT48cGFuPjwvcGFuPjxhbXQ+MDAwMDAwMDAwMDgwPC9hbXQ+PHVuaXF1ZVRyYW5zYWN0aW9uQ29kZT4xNTk0MTc5ODUzPC91bmlxdWVUcmFuc2FjdGlvbkNvZGU+PHRyYW5SZWY+PC90cmFuUmVmPjxhcHByb3ZhbENvZGU+PC9hcHByb3ZhbENvZGU+PHJlZk51bWJlcj48L3JlZk51bWJlcj48ZWNpPjwvZWNpPjxkYXRlVGltZT4wNzA3MjAyMDQ1Mjc8L2RhdGVUaW1lPjxzdGF0dXM+Rjwvc3RhdHVzPjxmYWlsUmVhc29uPlRoZSBsZW5ndGggb2YgJ3BhbicgZmllbGQgZG9lcyBub3QgbWF0Y2guPC9mYWlsUmVhc29uPjx1c2VyRGVmaW5lZDE+PC91c2VyRGVmaW5lZDE+PHVzZXJEZWZpbmVkMj48L3VzZXJEZWZpbmVkMj48dXNlckRlZmluZWQzPjwvdXNlckRlZmluZWQzPjx1c2VyRGVmaW5lZDQ+PC91c2VyRGVmaW5lZDQ+PHVzZXJEZWZpbmVkNT48L3VzZXJEZWZpbmVkNT48aXBwUGVyaW9kPjwvaXBwUGVyaW9kPjxpcHBJbnRlcmVzdFR5cGU+PC9pcHBJbnRlcmVzdFR5cGU+PGlwcEludGVyZXN0UmF0ZT48L2lwcEludGVyZXN0UmF0ZT48aXBwTWVyY2hhbnRBYnNvcmJSYXRlPjwvaXBwTWVyY2hhbnRBYnNvcmJSYXRlPjxwYWlkQ2hhbm5lbD48L3BhaWRDaGFubmVsPjxwYWlkQWdlbnQ+PC9wYWlkQWdlbnQ+PHBheW1lbnRDaGFubmVsPjwvcGF5bWVudENoYW5uZWw+PGJhY2tlbmRJbnZvaWNlPjwvYmFja2VuZEludm9pY2U+PGlzc3VlckNvdW50cnk+PC9pc3N1ZXJDb3VudHJ5Pjxpc3N1ZXJDb3VudHJ5QTM+PC9pc3N1ZXJDb3VudHJ5QTM+PGJhbmtOYW1lPjwvYmFua05hbWU+PGNhcmRUeXBlPjwvY2FyZFR5cGU+PHByb2Nlc3NCeT48L3Byb2Nlc3NCeT48cGF5bWVudFNjaGVtZT48L3BheW1lbnRTY2hlbWU+PHJhdGVRdW90ZUlEPjwvcmF0ZVF1b3RlSUQ+PG9yaWdpbmFsQW1vdW50Pjwvb3JpZ2luYWxBbW91bnQ+PGZ4UmF0ZT48L2Z4UmF0ZT48Y3VycmVuY3lDb2RlPjwvY3VycmVuY3lDb2RlPjwvUGF5bWVudFJlc3BvbnNlPg==</payload><signature>8AB6298952A19D55134136C6FA5CCC46345384F668B85532936270DF1930A6DB</signature></PaymentResponse>',
).toString('base64');

const webhookOf = (response: string) => Buffer.from(new URLSearchParams({ paymentResponse: response }).toString());

describe('the envelope of version 9.9', () => {
  test('is signed over the base64 text of its payload', () => {
    const request = signedRequest(
      {
        ...{ merchantID: 'JT01', uniqueTransactionCode: 'ORD0000123', desc: 'Course order 123', amt: '000000150050' },
        ...{ currencyCode: '764', panCountry: 'TH', cardholderName: 'SOMCHAI JAIDEE', encCardData: 'ENCTEST' },
      },
      merchant.secretKey,
    );
    const { version, signature } = readFlatXml(Buffer.from(request, 'base64').toString());
    expect(version).toBe('9.9');
    expect(signature).toBe('1ACDFB0CFFAA2AAA7A681CA7B4C607D64EF9EBDB3D83C155B318B4C2B380C751');
  });

  test('of a response that the provider signed is read', () => {
    expect(readSignedResponse(published, merchant.secretKey)).toMatchObject({
      ...{ merchantID: 'JT01', respCode: '99', amt: '000000000080', uniqueTransactionCode: '1594179853', status: 'F' },
      failReason: "The length of 'pan' field does not match.",
    });
  });

  test('of another key, of changed content, or of none is refused', () => {
    const changed = Buffer.from(published, 'base64')
      .toString()
      .replace('PFBheW1lbnRSZXNwb25zZT48', 'PFBheW1lbnRSZXNwb25zZT49');
    expect(readSignedResponse(published, 'another key')).toBeNull();
    expect(readSignedResponse(Buffer.from(changed).toString('base64'), merchant.secretKey)).toBeNull();
    expect(readSignedResponse('', merchant.secretKey)).toBeNull();
  });

  test('names and texts of a request cannot break its elements', () => {
    const request = signedRequest({ cardholderName: 'A</cardholderName><amt>1</amt>&"' }, 'key');
    const { payload = '' } = readFlatXml(Buffer.from(request, 'base64').toString());
    expect(readFlatXml(Buffer.from(payload, 'base64').toString())).toEqual({
      cardholderName: 'A</cardholderName><amt>1</amt>&"',
    });
    expect(readFlatXml('<!DOCTYPE a [<!ENTITY b "c">]><a><amt>1</amt></a>')).toEqual({});
  });
});

test('a charge in dollars has the number of its currency, and the card as the script gave it', async () => {
  const sandbox = await startSandbox({ port: 0, webhookUrl: 'http://localhost', clock: () => 0 });
  await sandbox.close();
  const settings = sandbox.settings.twoC2PCard ?? {};
  const started = await twoC2PCardProvider.open(settings).start({
    ...{ attemptId: '01999999-0000-7000-8000-000000000001', method: 'cardGateway', amount: 4_905, currency: 'USD' },
    ...{ orderId: '1', orderNumber: 'A-1', email: 'manee@example.com', returnUrl: '', webhookUrl: '', now: 0 },
    token: 'encryptedCardInfo=QUJD&maskedCardInfo=411111XXXXXX1111&cardholderName=%E0%B8%A1',
  });
  expect(started.card).toEqual({ lastDigits: '1111', bank: null });
  const [field] = started.step?.kind === 'form' ? started.step.fields : [];
  const { payload = '' } = readFlatXml(Buffer.from(field?.value ?? '', 'base64').toString());
  expect(readFlatXml(Buffer.from(payload, 'base64').toString())).toMatchObject({
    ...{ merchantID: settings.TWO_C2P_CARD_MERCHANT_ID, amt: '000000004905', currencyCode: '840', encCardData: 'QUJD' },
    ...{ cardholderName: 'ม', panCountry: 'TH', desc: 'Order A-1' },
  });
});

test('a notification names its charge, if its merchant is the own one', () => {
  const webhook = readSecurePayWebhook(webhookOf(published), merchant);
  expect(webhook).toMatchObject({ attemptId: null, reference: '1594179853' });
  expect(readSecurePayWebhook(webhookOf(published), { ...merchant, merchantId: 'JT02' })).toBeNull();
  expect(readSecurePayWebhook(Buffer.from('paymentResponse=x'), merchant)).toBeNull();
});

test('an invoice number is computed from its attempt, in 20 digits and capitals', () => {
  const one = invoiceNoOf('01999999-0000-7000-8000-000000000001');
  expect(one).toMatch(/^[0-9A-Z]{20}$/);
  expect(invoiceNoOf('01999999-0000-7000-8000-000000000002')).not.toBe(one);
  expect(invoiceNoOf('01999999-0000-7000-8000-000000000001')).toBe(one);
});

describe('the word of an inquiry about a card', () => {
  const answer = { respCode: '00', invoiceNo: 'A1', status: 'A', amount: '1500.50' };
  const wordOf = (change: Readonly<Record<string, string>>) =>
    readCardStatus({ kind: 'fields', fields: { ...answer, ...change } }, 'A1', { currency: 'THB' });

  test.each([
    [{}, { kind: 'paid', amount: 150_050, currency: 'THB', reference: 'A1' }],
    [
      { amount: '000000150050', status: 'S' },
      { kind: 'paid', amount: 150_050, currency: 'THB', reference: 'A1' },
    ],
    [{ amount: '1500.50000' }, { kind: 'paid', amount: 150_050, currency: 'THB', reference: 'A1' }],
    [{ amount: '1500.505' }, { kind: 'unknown' }],
    [{ invoiceNo: 'A2' }, { kind: 'unknown' }],
    [{ status: 'PF' }, { kind: 'failed', failure: 'refusedByBank' }],
    [{ status: 'FF' }, { kind: 'failed', failure: 'fraudCheck' }],
    [{ status: 'RF' }, { kind: 'refunded' }],
    [{ status: 'V' }, { kind: 'refunded' }],
    [{ status: 'AP' }, { kind: 'pending' }],
    [{ respCode: '16', status: '' }, { kind: 'pending' }],
    [{ respCode: '99', status: '' }, { kind: 'unknown' }],
    [{ respCode: '15', status: 'F' }, { kind: 'unknown' }],
  ] as const)('%j: %j', (change, word) => {
    expect(wordOf(change)).toEqual(word);
  });

  test('without an answer, or with an empty one, is unknown', () => {
    expect(readCardStatus({ kind: 'none' }, 'A1', { currency: 'THB' })).toEqual({ kind: 'unknown' });
    expect(readCardStatus({ kind: 'fields', fields: {} }, 'A1', { currency: 'THB' })).toEqual({ kind: 'unknown' });
  });
});

describe('a refund of a card', () => {
  const refund = { key: 'k', attemptId: 'a', method: 'cardGateway', reference: 'A1', amount: 150_050 } as const;

  /** The refund's word, and the process types that were sent, for a payment of this status. */
  async function wordOf(status: string, respCode = '00', { invoiceNo = 'A1', after = status } = {}) {
    const sent: string[] = [];
    const send = refundCard(async ({ processType, actionAmount }) => {
      const inquiry = { respCode: '00', invoiceNo, status: sent.length === 0 ? status : after };
      if (processType === 'I') return { kind: 'fields', fields: inquiry };
      sent.push(`${processType} ${actionAmount}`);
      return { kind: 'fields', fields: { respCode, referenceNo: 'R1' } };
    }, 'JT01');
    return [(await send({ ...refund, currency: 'THB', now: 0 })).kind, sent];
  }

  test('voids an unsettled payment and refunds a settled one, each in full', async () => {
    expect(await wordOf('A')).toEqual(['refunded', ['V 1500.50']]);
    expect(await wordOf('RS')).toEqual(['refunded', ['V 1500.50']]);
    expect(await wordOf('S')).toEqual(['refunded', ['R 1500.50']]);
  });

  test('sends nothing about a payment that went back, is on its way back, or is another one', async () => {
    expect(await wordOf('RF')).toEqual(['refunded', []]);
    expect(await wordOf('V')).toEqual(['refunded', []]);
    expect(await wordOf('RP')).toEqual(['unknown', []]);
    expect(await wordOf('S', '00', { invoiceNo: 'A2' })).toEqual(['unknown', []]);
  });

  test('tells a refusal from an answer that is not final', async () => {
    for (const code of ['42', '29', '39', '99']) expect(await wordOf('S', code)).toEqual(['unknown', ['R 1500.50']]);
    for (const code of ['41', '44', '54']) expect(await wordOf('S', code)).toEqual(['refused', ['R 1500.50']]);
  });

  test('asks again after a refusal, because an earlier request may be the reason', async () => {
    expect(await wordOf('S', '54', { after: 'RF' })).toEqual(['refunded', ['R 1500.50']]);
    expect(await wordOf('S', '54', { after: 'RP' })).toEqual(['unknown', ['R 1500.50']]);
    expect(await wordOf('A', '54', { after: 'V' })).toEqual(['refunded', ['V 1500.50']]);
  });
});
