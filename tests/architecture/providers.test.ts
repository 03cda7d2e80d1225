import { expect, test } from 'vitest';
import { readFiles } from './projectFiles.ts';

test('a provider without calls of its own is named in its folders and in three lists', () => {
  const naming = [...readFiles(['src', 'sw', 'server'], /\.tsx?$/)].flatMap(([path, text]) =>
    /xendit/i.test(text) && !/^server\/(payments|sandbox)\/xendit\//.test(path) ? [path] : [],
  );
  expect(naming.toSorted()).toEqual([
    'server/payments/payments.ts',
    'server/sandbox/startSandbox.ts',
    'src/domain/order/paymentMethod.ts',
  ]);
});

test('no check in the database names a payment method or a provider, so that a new one needs no migration', () => {
  const [, last = ''] = [...readFiles(['server/migrations/meta'], /^\d{4}_snapshot\.json$/)].toSorted().at(-1) ?? [];
  expect(last).toContain('payment_attempts_state_check');
  expect(last).not.toMatch(/_check[^}]*'(bankTransfer|omise)'/);
});
