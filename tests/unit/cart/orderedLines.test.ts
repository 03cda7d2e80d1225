import { expect, test } from 'vitest';
import type { CartLineView } from '../../../src/features/cart/useCart.ts';
import { orderedLines } from '../../../src/features/checkout/useOrderedLines.ts';

const view = (itemId: string): CartLineView => ({
  line: { itemId, kind: 'course', planId: `${itemId}a`, quantity: 1, seenPrice: null, addedAt: 0 },
  ...{ item: null, plan: null, price: null },
});
const [open, full] = [view('1'), view('2')];
const cart = { lines: [full, open], setAside: [full] };
const sent = (userId: string) => ({ userId, body: { lines: [{ itemId: '2' }, { itemId: '1' }] } });

test('set-aside lines are not ordered', () => {
  expect(orderedLines(cart, null, 'a')).toEqual({ ordered: [open], notOrdered: [full] });
});

test('an unanswered order is sent again with items that it may have sold out itself', () => {
  expect(orderedLines(cart, sent('a'), 'a')).toEqual({ ordered: [full, open], notOrdered: [] });
});

test('somebody else’s unanswered order changes nothing', () => {
  expect(orderedLines(cart, sent('b'), 'a')).toEqual({ ordered: [open], notOrdered: [full] });
  expect(orderedLines(cart, sent('b'), null)).toEqual({ ordered: [open], notOrdered: [full] });
});
