import { expect, test } from 'vitest';
import { emptyCart } from '../../../src/domain/cart/cart.ts';
import type { Order, OrderLine } from '../../../src/domain/order/order.ts';
import { putOrderedAgain } from '../../../src/domain/order/orderAgain.ts';

const line = (itemId: string, kind: OrderLine['kind'], quantity = 1): OrderLine => ({
  ...{ itemId, kind, slug: itemId, title: { th: itemId, en: null }, planId: `${itemId}a`, quantity, unitPrice: 10_000 },
  ...{ planName: { th: '', en: null }, discount: 1_000, coverUrl: null, isWatchable: kind === 'course' },
});
const order: Pick<Order, 'lines' | 'currency'> = {
  lines: [line('101', 'course'), line('201', 'product', 3)],
  currency: 'THB',
};
const inside = (cart: typeof emptyCart) => cart.lines.map(({ itemId, planId, quantity }) => [itemId, planId, quantity]);

test('the cart gets the ordered items with their former prices', () => {
  const filled = putOrderedAgain(emptyCart, order, 'THB', 5);
  expect(inside(filled)).toEqual([
    ['101', '101a', 1],
    ['201', '201a', 3],
  ]);
  expect(filled.lines.map(({ seenPrice }) => seenPrice)).toEqual([10_000, 10_000]);
  expect(filled.updatedAt).toBeGreaterThan(emptyCart.updatedAt);
});

test('a second press duplicates nothing, and existing lines keep their plan', () => {
  const once = putOrderedAgain(emptyCart, order, 'THB', 5);
  expect(putOrderedAgain(once, order, 'THB', 6)).toBe(once);
  const chosen = { itemId: '101', kind: 'course', planId: '101b', quantity: 1, seenPrice: 7, addedAt: 1 } as const;
  const held = { ...emptyCart, lines: [chosen] };
  expect(inside(putOrderedAgain(held, order, 'THB', 5))).toEqual([
    ['101', '101b', 1],
    ['201', '201a', 3],
  ]);
});

test('the price of another currency is compared with nothing', () => {
  const filled = putOrderedAgain(emptyCart, order, 'USD', 5);
  expect(filled.lines.map(({ seenPrice }) => seenPrice)).toEqual([null, null]);
});
