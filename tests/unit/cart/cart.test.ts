import { describe, expect, test } from 'vitest';
import {
  addCoupon,
  addToCart,
  type Cart,
  type CartLine,
  changePlan,
  emptiedCart,
  emptyCart,
  holdSame,
  holdsAll,
  maximumCoupons,
  maximumQuantity,
  mergeCarts,
  removeCoupon,
  removeFromCart,
  setQuantity,
  withoutCoupons,
  withoutOrdered,
} from '../../../src/domain/cart/cart.ts';
import { isOverfilled, maximumLines } from '../../../src/domain/cart/cartRoom.ts';
import { uniteCarts, unknownBase } from '../../../src/domain/cart/cartUnion.ts';

const course = (itemId: string, planId = 'p1'): CartLine => ({
  itemId,
  kind: 'course',
  planId,
  quantity: 1,
  seenPrice: 199_000,
  addedAt: 1,
});
const book = (itemId: string, quantity: number): CartLine => ({ ...course(itemId), kind: 'product', quantity });
const cartOf = (...lines: CartLine[]): Cart => ({ lines, couponIds: [], updatedAt: 1 });

test('a change is dated after the former one, even with a slow clock', () => {
  const cart = { ...cartOf(book('b', 2)), updatedAt: 1_000 };
  const changes = [
    addToCart(cart, course('a'), 5),
    addToCart(cart, book('b', 1), 5),
    setQuantity(cart, 'b', 3, 5),
    removeFromCart(cart, 'b', 5),
    addCoupon(cart, 'c', 5),
    removeCoupon(cart, 'c', 5),
    emptiedCart(cart, 5),
    withoutOrdered(cart, { lines: [book('b', 1)], couponIds: [] }, 5),
  ];
  expect(changes.map(({ updatedAt }) => updatedAt)).toEqual(changes.map(() => 1_001));
  expect(emptiedCart(cart, 2_000)).toEqual({ ...emptyCart, updatedAt: 2_000 });
});

describe('after the order', () => {
  const ordered = { lines: [course('a'), book('b', 2)], couponIds: ['used'] };
  const cart = { ...cartOf(course('a'), book('b', 2)), couponIds: ['used'] };

  test('nothing is left of a cart that was ordered whole, coupons included', () => {
    expect(withoutOrdered({ ...cart, couponIds: ['used', 'not used'] }, ordered, 9)).toEqual({
      ...emptyCart,
      updatedAt: 9,
    });
  });

  test('another tab’s concurrent addition stays, with its coupon and a higher quantity', () => {
    const meanwhile = { ...cartOf(course('a'), book('b', 3), course('c')), couponIds: ['used', 'new'] };
    expect(withoutOrdered(meanwhile, ordered, 9)).toEqual({
      lines: [{ ...book('b', 1), addedAt: 9 }, course('c')],
      couponIds: ['new'],
      updatedAt: 9,
    });
  });

  test('lines ordered by another window cannot be ordered again', () => {
    expect(holdsAll(cart, ordered.lines)).toBe(true);
    expect(holdsAll(emptyCart, ordered.lines)).toBe(false);
    expect(holdsAll(cartOf(course('a'), course('c')), ordered.lines)).toBe(false);
    expect(holdsAll(cartOf(course('a'), book('b', 1)), ordered.lines)).toBe(false);
  });
});

test('carts hold the same whatever the order and the hour', () => {
  const cart = cartOf(course('a'), book('b', 2));
  expect(holdSame(cart, { ...cartOf({ ...book('b', 2), addedAt: 9 }, course('a')), updatedAt: 7 })).toBe(true);
  expect(holdSame(cart, cartOf(course('a'), book('b', 3)))).toBe(false);
  expect(holdSame(cart, cartOf(course('a', 'p2'), book('b', 2)))).toBe(false);
});

test('another plan of a product keeps its quantity', () => {
  const cart = changePlan(cartOf(book('b', 3), course('a')), 'b', { planId: 'new', seenPrice: 9_900 }, 5);
  expect(cart.lines).toEqual([{ ...book('b', 3), planId: 'new', seenPrice: 9_900 }, course('a')]);
});

describe('addToCart', () => {
  test('a course is listed once; another plan replaces the first', () => {
    const cart = addToCart(addToCart(emptyCart, course('a'), 1), { ...course('a', 'p2'), addedAt: 9 }, 10);
    expect(cart).toEqual({ ...cartOf({ ...course('a', 'p2'), addedAt: 1 }), updatedAt: 10 });
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

  test('a quantity below one removes the line, and an invalid number changes nothing', () => {
    expect(setQuantity(cartOf(book('b', 2)), 'b', 0.5, 5).lines).toEqual([]);
    expect(setQuantity(cartOf(book('b', 2)), 'b', Number.NaN, 5)).toEqual(cartOf(book('b', 2)));
    expect(setQuantity(cartOf(course('a'), book('b', 2)), 'b', 0, 5)).toEqual({ ...cartOf(course('a')), updatedAt: 5 });
  });
});

test('removing an absent line changes nothing but the time', () => {
  expect(removeFromCart(cartOf(course('a')), 'z', 5)).toEqual({ ...cartOf(course('a')), updatedAt: 5 });
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

  test('owned and ordered courses are left out and reported', () => {
    const { cart, leftOutIds } = mergeCarts(cartOf(course('a')), cartOf(course('b'), course('c')), ['b', 'x'], 5);
    expect(cart.lines).toEqual([course('a'), course('c')]);
    expect(leftOutIds).toEqual(['b']);
  });

  test('in a full cart the student’s own lines stay, and lines without room are reported', () => {
    const many = (from: number, count: number) =>
      cartOf(...Array.from({ length: count }, (_, index) => course(`${from + index}`)));
    const { cart, leftOutIds, withoutRoomIds } = mergeCarts(many(0, 99), many(98, 4), ['100'], 5);
    expect(cart.lines.map(({ itemId }) => itemId)).toEqual(many(0, 100).lines.map(({ itemId }) => itemId));
    expect([leftOutIds, withoutRoomIds]).toEqual([['100'], ['101']]);
  });
});

describe('coupons of the cart', () => {
  const couponed = addCoupon(addCoupon(cartOf(course('a')), 'c1', 5), 'c2', 6);

  test('are listed once, in order of addition, and can be removed', () => {
    expect(couponed).toEqual({ lines: [course('a')], couponIds: ['c1', 'c2'], updatedAt: 6 });
    expect(addCoupon(couponed, 'c1', 9)).toBe(couponed);
    expect(removeCoupon(couponed, 'c1', 9)).toEqual({ ...couponed, couponIds: ['c2'], updatedAt: 9 });
  });

  test('go all together where the promotion takes their place, and the lines stay', () => {
    expect(withoutCoupons(couponed, 7)).toEqual({ ...couponed, couponIds: [], updatedAt: 7 });
  });

  test('stay with every change of the lines, and go with the order', () => {
    const changed = removeFromCart(setQuantity(addToCart(couponed, book('b', 1), 7), 'b', 2, 8), 'a', 9);
    expect(changed.couponIds).toEqual(['c1', 'c2']);
    expect(emptiedCart(couponed, 9).couponIds).toEqual([]);
  });

  test('have a maximum number', () => {
    const full = { ...emptyCart, couponIds: Array.from({ length: maximumCoupons }, (_, index) => `c${index}`) };
    expect(addCoupon(full, 'one more', 5)).toBe(full);
  });

  test('a cart with another coupon is another cart', () => {
    expect(holdSame(couponed, { ...couponed, couponIds: ['c2', 'c1'], updatedAt: 9 })).toBe(true);
    expect(holdSame(couponed, removeCoupon(couponed, 'c1', 9))).toBe(false);
  });

  test('of the guest and of the student join, the newer choice first', () => {
    const own = { ...cartOf(), couponIds: ['c3', 'c1'] };
    expect(mergeCarts(own, couponed, [], 9).cart.couponIds).toEqual(['c1', 'c2', 'c3']);
  });
});

/** A cart with the maximum number of courses. */
const fullCart = cartOf(...Array.from({ length: maximumLines }, (_, index) => course(`${index}`)));

test('a line too many is reported; existing lines can be changed, even above the limit', () => {
  expect(isOverfilled(fullCart, addToCart(fullCart, course('another'), 2))).toBe(true);
  expect(isOverfilled(fullCart, addToCart(fullCart, course('7', 'p2'), 2))).toBe(false);
  const larger = cartOf(...fullCart.lines, course('former'));
  expect(isOverfilled(larger, removeFromCart(larger, '7', 2))).toBe(false);
  expect(isOverfilled(larger, addToCart(larger, course('7', 'p2'), 2))).toBe(false);
});

test('where two carts do not fit into one, the person’s own lines stay, and the guest’s choice of them counts', () => {
  const guest = cartOf(course('another'), course('7', 'p2'));
  const { cart } = mergeCarts(fullCart, guest, [], 2);
  expect(cart.lines.map(({ itemId }) => itemId).toSorted()).toEqual(
    fullCart.lines.map(({ itemId }) => itemId).toSorted(),
  );
  expect(cart.lines.find(({ itemId }) => itemId === '7')?.planId).toBe('p2');
  expect(mergeCarts(cartOf(), fullCart, [], 2).cart.lines).toHaveLength(maximumLines);
});

test('additions of several devices never exceed the limit; the latest stay out', () => {
  const [first, ...others] = fullCart.lines;
  if (!first) throw new Error('A full cart is empty');
  const base = { ...unknownBase, lines: others };
  const mine = cartOf(...others, { ...first, addedAt: 3 });
  const theirs = cartOf(...others, { ...course('another'), addedAt: 2 });
  const united = uniteCarts(base, mine, theirs).lines.map(({ itemId }) => itemId);
  expect(united).toEqual([...others.map(({ itemId }) => itemId), 'another']);
});
