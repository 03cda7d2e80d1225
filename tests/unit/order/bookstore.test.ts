import { expect, test } from 'vitest';
import { goesToBookstore, isClaimOf, pauseAfterTries } from '../../../src/domain/order/bookstore.ts';
import type { Order, OrderLine } from '../../../src/domain/order/order.ts';

test('the pauses before the bookstore is tried again grow, up to six hours, and end after two days and a half', () => {
  const pauses = Array.from({ length: 20 }, (_, index) => pauseAfterTries(index + 1));
  expect(pauses.slice(0, 4)).toEqual([30_000, 60_000, 120_000, 240_000]);
  expect(pauses[18]).toBe(6 * 3_600_000);
  expect(pauses[19]).toBeNull();
  const given = pauses.filter((pause) => pause !== null);
  expect(given).toEqual(given.toSorted((a, b) => a - b));
  expect(given.reduce((sum, pause) => sum + pause, 0) / 86_400_000).toBeCloseTo(2.6, 1);
});

const line = (itemId: string, kind: OrderLine['kind']) => ({ itemId, kind }) as OrderLine;
const order = {
  ...{ placedAt: 5, price: 148_000, discount: 1_000, total: 147_000 },
  lines: [line('101', 'course'), line('201', 'product')],
} as unknown as Order;

test('an order goes to the bookstore for what can be packed, and courses alone do not', () => {
  expect(goesToBookstore(order)).toBe(true);
  expect(goesToBookstore({ lines: [line('101', 'course')] })).toBe(false);
});

test('a claim belongs to the order with the same figures and items, in any order', () => {
  const claim = { userId: 'u', itemIds: ['201', '101'], price: 148_000, discount: 1_000, total: 147_000, placedAt: 5 };
  expect(isClaimOf(claim, order)).toBe(true);
  for (const wrong of [{ placedAt: 6 }, { price: 1 }, { discount: 0 }, { total: 1 }, { itemIds: ['101'] }]) {
    expect(isClaimOf({ ...claim, ...wrong }, order)).toBe(false);
  }
  expect(isClaimOf({ ...claim, itemIds: ['101', '201', '201'] }, order)).toBe(false);
});
