import { expect, test } from 'vitest';
import { amountOf, isFaultyAmount } from '../../../src/domain/pricing/typedAmount.ts';

const maximum = 100_000_000;

test.each([
  ['1490', 149_000],
  ['1490.5', 149_050],
  ['1,490.50', 149_050],
  [' ๑,๔๙๐ ', 149_000],
  ['0', 0],
  ['.5', 50],
])('an amount as people write it: %s', (typed, minor) => {
  expect(amountOf(typed, maximum)).toBe(minor);
});

test.each(['1e3', '0x10', '14,90', '1,2,3', '-5', '+5', '1.005', '1 490', 'Infinity', '1000000.01'])(
  'no amount: %s',
  (typed) => {
    expect(amountOf(typed, maximum)).toBeNull();
    expect(isFaultyAmount(typed, maximum)).toBe(true);
  },
);

test('nothing typed is no fault', () => {
  expect(amountOf('  ', maximum)).toBeNull();
  expect(isFaultyAmount('  ', maximum)).toBe(false);
});
