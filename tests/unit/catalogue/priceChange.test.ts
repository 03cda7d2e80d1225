import { expect, test } from 'vitest';
import { noPriceChange, priceAfter, priceChangeOf } from '../../../src/domain/catalogue/priceChange.ts';

const typed = (value: string, changes: Partial<typeof noPriceChange> = {}) =>
  priceChangeOf({ ...noPriceChange, value, ...changes });

test.each([
  ['', null],
  ['0', null],
  ['-5', null],
  ['100.01', null],
  ['12.345', null],
  ['๑๒.๕', -1_250],
  ['100', -10_000],
])('a percent of %s', (value, by) => {
  expect(typed(value)?.by ?? null).toBe(by);
});

test('an amount may be up to a million, and goes up or down', () => {
  const amount = { kind: 'amount', direction: 'up' };
  expect(typed('1,000,000', amount)).toEqual({ currency: 'THB', kind: 'amount', by: 100_000_000 });
  expect(typed('1,000,000.01', amount)).toBeNull();
});

test('a price changes half up, and never falls below nothing', () => {
  const percent = (by: number) => ({ currency: 'THB', kind: 'percent', by }) as const;
  expect(priceAfter(99_900, percent(-1_000))).toBe(89_910);
  expect(priceAfter(1, percent(5_000))).toBe(2);
  expect(priceAfter(50_000, { currency: 'THB', kind: 'amount', by: -60_000 })).toBe(0);
});
