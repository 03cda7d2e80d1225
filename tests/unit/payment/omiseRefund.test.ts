import { expect, test } from 'vitest';
import { openOmise } from '../../../server/payments/omise/openOmise.ts';
import { openSandbox, startTime } from '../sandbox/openSandbox.ts';

test('a charge is paid back once by its key', async () => {
  const { refund, charge } = await paid(10_000);
  expect(await refund('first')).toMatchObject({ kind: 'refunded', reference: expect.stringMatching(/^rfnd_/) });
  expect(await refund('first')).toEqual(await refund('first'));
  expect((await charge()).body).toMatchObject({ refunded_amount: 10_000, refunds: { total: 1 } });
});

test('a refund whose answer was lost is found by its key', async () => {
  const { refund, charge } = await paid(10_021);
  expect(await refund('lost')).toEqual({ kind: 'unknown' });
  expect(await refund('lost')).toMatchObject({ kind: 'refunded' });
  expect((await charge()).body).toMatchObject({ refunded_amount: 10_021, refunds: { total: 1 } });
});

test('another key never pays the same money back again', async () => {
  const { refund, charge } = await paid(10_000);
  await refund('first');
  expect(await refund('second')).toEqual({ kind: 'refused', reason: 'failed_refund' });
  expect((await charge()).body).toMatchObject({ refunded_amount: 10_000 });
});

test('a refusal says its code, and a provider that does not answer is asked again', async () => {
  const refusing = await paid(10_022);
  expect(await refusing.refund('first')).toEqual({ kind: 'refused', reason: 'failed_refund' });
  expect(await refusing.refund('first', 'chrg_test_none')).toEqual({ kind: 'refused', reason: 'not_found' });
  const away = adapterAt('http://127.0.0.1:1');
  expect(await away.refunds?.send(order('first', 'chrg_test_1', 10_000))).toEqual({ kind: 'unknown' });
});

async function paid(amount: number) {
  const { url, charge, chargeCard } = await openSandbox();
  const { body } = await chargeCard(amount);
  const provider = adapterAt(`${url}/omise`);
  return {
    refund: (key: string, reference = String(body.id)) => provider.refunds?.send(order(key, reference, amount)),
    charge: () => charge(body.id),
  };
}

const order = (key: string, reference: string, amount: number) => ({
  ...({ key, reference, amount, currency: 'THB', attemptId: 'attempt', method: 'cardToken', now: startTime } as const),
});

const adapterAt = (url: string) =>
  openOmise({
    ...{ publicKey: 'pkey_test_sandbox', secretKey: 'skey_test_sandbox', webhookSecret: null },
    ...{ apiUrl: `${url}/api`, vaultUrl: `${url}/vault`, scriptUrl: `${url}/omise.js` },
  });
