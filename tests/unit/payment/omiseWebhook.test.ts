import { describe, expect, test } from 'vitest';
import { omiseSignature, readOmiseWebhook } from '../../../server/payments/omise/readOmiseWebhook.ts';

/** A computed vector of the documented scheme. */
const vector = {
  secret: 'dGVzdC13ZWJob29rLXNlY3JldA==',
  time: '1763625600',
  body: Buffer.from('{"object":"event","key":"charge.complete","data":{"object":"charge","id":"chrg_test_0001"}}'),
  signature: '7238d9208d92fd579ee35ae656d903e289ff21c399abf37ae963b9698f142062',
};
const event = { object: 'event', id: 'evnt_1', data: { object: 'charge', metadata: { attempt_id: 'a1' } } };
const body = Buffer.from(JSON.stringify(event));
const now = Number(vector.time) * 1_000;
const sign = (secret: string, bytes = body) => omiseSignature(secret, vector.time, bytes).toString('hex');
const read = (signature: string, at = now, secret: string | null = vector.secret) =>
  readOmiseWebhook({
    headers: { 'omise-signature': signature, 'omise-signature-timestamp': vector.time },
    ...{ body, now: at, secret },
  });

test('the signature is that of the documented scheme', () => {
  expect(omiseSignature(vector.secret, vector.time, vector.body).toString('hex')).toBe(vector.signature);
});

describe('a notification', () => {
  test('names its event and the attempt', () => {
    expect(read(sign(vector.secret))).toEqual({ eventId: 'evnt_1', attemptId: 'a1' });
  });

  test('may carry the signatures of two secrets during a change', () => {
    expect(read(`${sign('b3RoZXI=')},${sign(vector.secret)}`)).not.toBeNull();
  });

  test.each([
    ['of another secret', sign('b3RoZXI=')],
    ['of another body', sign(vector.secret, vector.body)],
    ['that is no hexadecimal text', 'signed'],
    ['that is empty', ''],
  ])('with a signature %s is none', (_, signature) => {
    expect(read(signature)).toBeNull();
  });

  test('is taken within five minutes', () => {
    expect(read(sign(vector.secret), now + 5 * 60_000)).not.toBeNull();
    expect(read(sign(vector.secret), now + 5 * 60_000 + 1)).toBeNull();
    expect(read(sign(vector.secret), now - 5 * 60_000 - 1)).toBeNull();
  });

  test('of an account that does not sign is a hint without a signature', () => {
    expect(read('', now, null)).toEqual({ eventId: 'evnt_1', attemptId: 'a1' });
  });

  test('claims that it is paid only if nobody signed it', () => {
    const data = { ...event.data, status: 'successful' };
    const paid = Buffer.from(JSON.stringify({ ...event, data }));
    expect(readOmiseWebhook({ headers: {}, body: paid, now, secret: null })).toMatchObject({ claimsPaid: true });
    const headers = { 'omise-signature': sign(vector.secret, paid), 'omise-signature-timestamp': vector.time };
    const signed = readOmiseWebhook({ headers, body: paid, now, secret: vector.secret });
    expect(signed).toEqual({ eventId: 'evnt_1', attemptId: 'a1' });
  });

  test('that is not about a charge is none', () => {
    const other = Buffer.from('{"object":"event","id":"evnt_2","data":{"object":"customer"}}');
    expect(readOmiseWebhook({ headers: {}, body: other, now, secret: null })).toBeNull();
    expect(readOmiseWebhook({ headers: {}, body: Buffer.from('no JSON'), now, secret: null })).toBeNull();
  });
});
