import { describe, expect, test } from 'vitest';
import {
  addToCart,
  type CartLine,
  emptiedCart,
  emptyCart,
  holdSame,
  maximumQuantity,
  mergeCarts,
  removeFromCart,
  setQuantity,
} from '../../src/domain/cart.ts';

const course = (itemId: string, planId = 'p1'): CartLine => ({
  itemId,
  kind: 'course',
  planId,
  quantity: 1,
  seenPrice: 199_000,
  addedAt: 1,
});
const book = (itemId: string, quantity: number): CartLine => ({ ...course(itemId), kind: 'product', quantity });
const cartOf = (...lines: CartLine[]) => ({ lines, updatedAt: 1 });

test('a change is later than what it changes, also by a clock that runs behind', () => {
  const cart = { lines: [book('b', 2)], updatedAt: 1_000 };
  const changes = [
    addToCart(cart, course('a'), 5),
    addToCart(cart, book('b', 1), 5),
    setQuantity(cart, 'b', 3, 5),
    removeFromCart(cart, 'b', 5),
    emptiedCart(cart, 5),
  ];
  expect(changes.map(({ updatedAt }) => updatedAt)).toEqual(changes.map(() => 1_001));
  expect(emptiedCart(cart, 2_000)).toEqual({ lines: [], updatedAt: 2_000 });
});

test('carts hold the same whatever the order and the hour', () => {
  const cart = cartOf(course('a'), book('b', 2));
  expect(holdSame(cart, { lines: [{ ...book('b', 2), addedAt: 9 }, course('a')], updatedAt: 7 })).toBe(true);
  expect(holdSame(cart, cartOf(course('a'), book('b', 3)))).toBe(false);
  expect(holdSame(cart, cartOf(course('a', 'p2'), book('b', 2)))).toBe(false);
});

describe('addToCart', () => {
  test('a course stands once; another plan takes the place of the first', () => {
    const cart = addToCart(addToCart(emptyCart, course('a'), 5), { ...course('a', 'p2'), addedAt: 9 }, 10);
    expect(cart).toEqual({ lines: [{ ...course('a', 'p2'), addedAt: 1 }], updatedAt: 10 });
  });

  test('a course is always one, however many are asked for', () => {
    expect(addToCart(emptyCart, { ...course('a'), quantity: 5 }, 5).lines[0]?.quantity).toBe(1);
  });

  test('a product grows up to its maximum', () => {
    const cart = addToCart(cartOf(book('b', 2)), book('b', 3), 5);
    expect(cart.lines[0]?.quantity).toBe(5);
    expect(addToCart(cart, book('b', 98), 6).lines[0]?.quantity).toBe(maximumQuantity);
    expect(addToCart(emptyCart, book('b', 500), 6).lines[0]?.quantity).toBe(maximumQuantity);
  });
});

describe('setQuantity', () => {
  test('changes a product and never a course', () => {
    const cart = cartOf(course('a'), book('b', 2));
    expect(setQuantity(cart, 'b', 7.9, 5).lines).toEqual([course('a'), book('b', 7)]);
    expect(setQuantity(cart, 'b', 1_000, 5).lines[1]?.quantity).toBe(maximumQuantity);
    expect(setQuantity(cart, 'a', 3, 5).lines[0]).toEqual(course('a'));
  });

  test('less than one takes the line out, and what is no number changes nothing', () => {
    expect(setQuantity(cartOf(book('b', 2)), 'b', 0.5, 5).lines).toEqual([]);
    expect(setQuantity(cartOf(book('b', 2)), 'b', Number.NaN, 5)).toEqual(cartOf(book('b', 2)));
    expect(setQuantity(cartOf(course('a'), book('b', 2)), 'b', 0, 5)).toEqual({ lines: [course('a')], updatedAt: 5 });
  });
});

test('removing what is not there changes nothing but the time', () => {
  expect(removeFromCart(cartOf(course('a')), 'z', 5)).toEqual({ lines: [course('a')], updatedAt: 5 });
});

describe('mergeCarts', () => {
  test('nothing doubles, and the choice of the guest is the newer one', () => {
    const { cart, leftOutIds } = mergeCarts(
      cartOf(course('a'), course('b')),
      cartOf(course('b', 'p2'), course('c')),
      [],
      5,
    );
    expect(cart.lines).toEqual([course('a'), course('b', 'p2'), course('c')]);
    expect(leftOutIds).toEqual([]);
  });

  test('what is owned or ordered stays out and is named', () => {
    const { cart, leftOutIds } = mergeCarts(cartOf(course('a')), cartOf(course('b'), course('c')), ['b', 'x'], 5);
    expect(cart.lines).toEqual([course('a'), course('c')]);
    expect(leftOutIds).toEqual(['b']);
  });
});
