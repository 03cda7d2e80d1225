import { expect, test } from 'vitest';
import { openGbPrimePay } from '../../../server/payments/gbPrimePay/openGbPrimePay.ts';
import { readTransactions, wordOf } from '../../../server/payments/gbPrimePay/transactions.ts';
import { startSandbox } from '../../../server/sandbox/startSandbox.ts';

const referenceNo = 'REF1';
const txn = (status: string, more: object = {}) => ({ referenceNo, status, amount: '1500.50', ...more });
const wordFor = (body: object) => {
  const transactions = readTransactions({ kind: 'answer', status: 200, body }, referenceNo);
  return transactions && wordOf(transactions);
};

test.each([
  ['S', { kind: 'paid', amount: 150_050, currency: 'THB', reference: referenceNo }],
  ...(['P', 'A', 'G', 'X'] as const).map((letter) => [letter, { kind: 'pending' }] as const),
  ['F', { kind: 'failed', failure: 'processingFailed' }],
  ['C', { kind: 'failed', failure: 'other' }],
  ['E', { kind: 'failed', failure: 'expired' }],
] as const)('a transaction with the letter %s', (letter, word) => {
  expect(wordFor({ resultCode: '00', txn: txn(letter) })).toEqual(word);
});

test.each([
  ['a settled try among failed ones', { txns: [txn('F'), txn('S'), txn('F')] }, 'paid'],
  ['a try that waits after a failed one', { txns: [txn('F'), txn('P')] }, 'pending'],
  ['failed tries only', { txns: [txn('F'), txn('C')] }, 'failed'],
  ['money for another reference', { txn: txn('S', { referenceNo: 'REF2' }) }, 'pending'],
  ['another currency', { txn: txn('S', { currencyCode: '840' }) }, 'unknown'],
])('%s', (_name, answer, kind) => {
  expect(wordFor({ resultCode: '00', ...answer })).toMatchObject({ kind });
});

test('an answer that cannot be read says nothing', () => {
  for (const body of [
    { message: 'busy' },
    { resultCode: '99' },
    { resultCode: '00', txn: txn('S', { amount: 'much' }) },
  ]) {
    expect(wordFor(body)).toBeNull();
  }
  expect(readTransactions({ kind: 'answer', status: 401, body: { resultCode: '00' } }, referenceNo)).toBeNull();
  expect(readTransactions({ kind: 'none' }, referenceNo)).toBeNull();
});

test.each(['paymentLink', 'paymentLinkPromptPay'] as const)('a refused start is a failure (%s)', async (method) => {
  const sandbox = await startSandbox({ port: 0, webhookUrl: 'http://localhost:3000', clock: () => 0 });
  const provider = openGbPrimePay({ token: 'other', secretKey: 'other', apiUrl: `${sandbox.url}/gbPrimePay/api` });
  const started = await provider.start({
    ...{
      attemptId: '7',
      method,
      amount: 150_050,
      currency: 'THB',
      orderId: '1',
      email: 'manee@example.com',
      orderNumber: '1',
      token: '',
      now: 0,
    },
    ...{ returnUrl: 'http://localhost:3000/r', webhookUrl: 'http://localhost:3000/n' },
  });
  await sandbox.close();
  expect(started).toMatchObject({ word: { kind: 'failed' }, step: null, reference: null });
});
