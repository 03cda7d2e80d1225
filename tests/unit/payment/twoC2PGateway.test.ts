import { describe, expect, test } from 'vitest';
import { verifiedClaims } from '../../../server/payments/twoC2P/gatewayCalls.ts';
import { readGatewayStatus } from '../../../server/payments/twoC2P/readGatewayStatus.ts';
import { readGatewayWebhook } from '../../../server/payments/twoC2P/readGatewayWebhook.ts';

/** The sample of a notification in 2C2P's documents (api-payment-response-backend), and its key. */
const published =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJtZXJjaGFudElEIjoiSlQwNCIsImludm9pY2VObyI6IjI4MDUyMDA3NTkyMSIsImNhcmRObyI6IjQxMTExMVhYWFhYWDExMTEiLCJhbW91bnQiOiIyMzAuODciLCJjdXJyZW5jeUNvZGUiOiJUSEIiLCJ0cmFuUmVmIjoiMjg2ODgyMSIsInJlZmVyZW5jZU5vIjoiMjc4NTcwMyIsImFwcHJvdmFsQ29kZSI6IjUzMTQ4NCIsImVjaSI6IjA1IiwidHJhbnNhY3Rpb25EYXRlVGltZSI6IjIwMjAwNTI4MDgwNTA4IiwicmVzcENvZGUiOiIwMDAwIiwicmVzcERlc2MiOiJTdWNjZXNzIn0.QdjSI_dUbiRularwEIFuYROE_svc3Xkm-t58X-VnPxI';
const publishedKey = 'your-256-bit-secret';
const merchant = { merchantId: 'JT04', secretKey: publishedKey };

/** The same claims, as if their header asked for no signature. */
const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${published.split('.')[1]}.`;

const bodyOf = (payload: unknown): Buffer => Buffer.from(JSON.stringify({ payload }));

describe('a notification', () => {
  test('of the documents is read, and its inquiry would say that it is paid', async () => {
    expect(await readGatewayWebhook(bodyOf(published), merchant)).toMatchObject({
      ...{ attemptId: null, reference: '280520075921' },
    });
    const claims = (await verifiedClaims(published, publishedKey)) ?? {};
    const wanted = { merchantId: 'JT04', invoiceNo: '280520075921', amount: 23_087, isStarted: true };
    expect(readGatewayStatus({ kind: 'claims', claims }, wanted)).toEqual({
      ...{ kind: 'paid', amount: 23_087, currency: 'THB', reference: '280520075921' },
    });
  });

  test.each([
    ['of another key', bodyOf(published), { ...merchant, secretKey: 'another key' }],
    ['of another merchant', bodyOf(published), { ...merchant, merchantId: 'JT01' }],
    ['without a signature', bodyOf(unsigned), merchant],
    ['with a changed claim', bodyOf(published.replace('.eyJtZXJ', '.eyJtZXK')), merchant],
    ['without a payload', Buffer.from('{"respCode":"0000","invoiceNo":"280520075921"}'), merchant],
    ['that is no JSON', Buffer.from('payload'), merchant],
  ])('%s is refused', async (_name, body, { merchantId, secretKey }) => {
    expect(await readGatewayWebhook(body, { merchantId, secretKey })).toBeNull();
  });
});

describe('the word of an inquiry', () => {
  const claims = { merchantID: 'JT01', invoiceNo: 'A1', amount: 1500.5, currencyCode: 'THB', respCode: '0000' };
  const wanted = { merchantId: 'JT01', invoiceNo: 'A1', amount: 150_050, isStarted: true };
  const wordOf = (change: Readonly<Record<string, unknown>>) =>
    readGatewayStatus({ kind: 'claims', claims: { ...claims, ...change } }, wanted);

  test.each([
    [{}, { kind: 'paid', amount: 150_050, currency: 'THB', reference: 'A1' }],
    [{ amount: '1500.50000' }, { kind: 'paid', amount: 150_050, currency: 'THB', reference: 'A1' }],
    [
      { respCode: '4110', currencyCode: 'USD' },
      { kind: 'paid', amount: 150_050, currency: 'USD', reference: 'A1' },
    ],
    [{ amount: '1500.50001' }, { kind: 'unknown' }],
    [{ currencyCode: 'SGD' }, { kind: 'unknown' }],
    [{ merchantID: 'JT02' }, { kind: 'unknown' }],
    [{ invoiceNo: 'A2' }, { kind: 'unknown' }],
    [{ respCode: '0001' }, { kind: 'pending' }],
    [{ respCode: '2001' }, { kind: 'pending' }],
    [{ respCode: '4051' }, { kind: 'failed', failure: 'insufficientFunds' }],
    [{ respCode: '0003' }, { kind: 'failed', failure: 'other' }],
    [{ respCode: '5009' }, { kind: 'failed', failure: 'expired' }],
    [{ respCode: '5017' }, { kind: 'paid', amount: 150_050, currency: 'THB', reference: 'A1' }],
    [
      { respCode: '5015', amount: 1600 },
      { kind: 'paid', amount: 160_000, currency: 'THB', reference: 'A1' },
    ],
    [
      { respCode: '5016', amount: 1400 },
      { kind: 'paid', amount: 140_000, currency: 'THB', reference: 'A1' },
    ],
    [{ respCode: '5016' }, { kind: 'unknown' }],
    [{ respCode: '7777' }, { kind: 'unknown' }],
  ] as const)('%j: %j', (change, word) => {
    expect(wordOf(change)).toEqual(word);
  });

  test('of an invoice that is not there depends on its start; without an answer it is unknown', () => {
    const none = { kind: 'refused', respCode: '2002' } as const;
    expect(readGatewayStatus(none, wanted)).toEqual({ kind: 'pending' });
    expect(readGatewayStatus(none, { ...wanted, isStarted: false })).toEqual({ kind: 'absent' });
    expect(readGatewayStatus({ kind: 'refused', respCode: '9042' }, wanted)).toEqual({ kind: 'unknown' });
    expect(readGatewayStatus({ kind: 'none' }, wanted)).toEqual({ kind: 'unknown' });
  });
});
