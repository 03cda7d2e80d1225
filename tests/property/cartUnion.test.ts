import fc from 'fast-check';
import './fixedSeed.ts';
import { expect, test } from 'vitest';
import {
  addToCart,
  type Cart,
  type CartLine,
  emptyCart,
  holdSame,
  maximumCoupons,
  maximumQuantity,
  removeFromCart,
  setQuantity,
  withoutOrdered,
} from '../../src/domain/cart/cart.ts';
import {
  type CartBase,
  uniteCarts,
  unknownBase,
  withoutOrderedSince,
  withSent,
} from '../../src/domain/cart/cartUnion.ts';

const line: fc.Arbitrary<CartLine> = fc
  .record({
    itemId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    planId: fc.constantFrom('p1', 'p2'),
    quantity: fc.integer({ min: 1, max: 3 }),
    seenPrice: fc.constantFrom(null, 100),
    addedAt: fc.nat({ max: 9 }),
  })
  .map((drawn) => ({ ...drawn, kind: drawn.itemId < 'd' ? ('course' as const) : ('product' as const) }));
const cartAt = (updatedAt: number): fc.Arbitrary<Cart> =>
  fc
    .record({
      lines: fc.uniqueArray(line, { selector: ({ itemId }) => itemId }),
      couponIds: fc.subarray(['k', 'l', 'm', 'n']),
    })
    .map(({ lines, couponIds }) => ({
      lines: lines.map((drawn) => (drawn.kind === 'course' ? { ...drawn, quantity: 1 } : drawn)),
      ...{ couponIds, updatedAt },
    }));
/** Three carts with a common base; the order of their changes varies. */
const carts = fc
  .record({ before: cartAt(1), mine: cartAt(3), theirs: cartAt(2), isMineLater: fc.boolean() })
  .map(({ before, mine, theirs, isMineLater }) => ({
    base: { ...unknownBase, lines: before.lines, couponIds: before.couponIds },
    mine: isMineLater ? mine : { ...mine, updatedAt: 2 },
    theirs: isMineLater ? theirs : { ...theirs, updatedAt: 3 },
  }));

const find = ({ lines }: Pick<Cart, 'lines'>, itemId: string) => lines.find((each) => each.itemId === itemId);
const choice = (each: CartLine | undefined) => each && [each.planId, each.quantity];
const bookAt = (addedAt: number): CartLine => ({
  ...{ itemId: 'b', kind: 'product', planId: 'p', quantity: 1, seenPrice: null, addedAt },
});
const itemIds = ['a', 'b', 'c', 'd', 'e'];

test('nothing that was put in on either side is lost, and nothing comes from nowhere', () => {
  fc.assert(
    fc.property(carts, ({ base, mine, theirs }) => {
      const united = uniteCarts(base, mine, theirs);
      for (const itemId of itemIds) {
        const [own, other] = [find(mine, itemId), find(theirs, itemId)];
        if ((own || other) && !find(base, itemId)) expect(find(united, itemId)).toBeDefined();
        if (!own && !other) expect(find(united, itemId)).toBeUndefined();
      }
      for (const id of [...mine.couponIds, ...theirs.couponIds]) {
        if (!base.couponIds.includes(id)) expect(united.couponIds).toContain(id);
      }
    }),
  );
});

test('a removal wins over an unchanged line; a changed line wins over a removal', () => {
  fc.assert(
    fc.property(carts, ({ base, mine, theirs }) => {
      const united = uniteCarts(base, mine, theirs);
      for (const before of base.lines) {
        const [own, other] = [find(mine, before.itemId), find(theirs, before.itemId)];
        const left = own ?? other;
        if ((own && other) || !left) continue;
        const isTouched =
          JSON.stringify(choice(left)) !== JSON.stringify(choice(before)) || left.addedAt > before.addedAt;
        expect(choice(find(united, before.itemId))).toEqual(isTouched ? choice(left) : undefined);
      }
      for (const id of base.couponIds) {
        expect(united.couponIds.includes(id)).toBe(mine.couponIds.includes(id) && theirs.couponIds.includes(id));
      }
    }),
  );
});

test('a changed plan or quantity wins over an unchanged one, and the later change over the earlier one', () => {
  fc.assert(
    fc.property(carts, ({ base, mine, theirs }) => {
      const united = uniteCarts(base, mine, theirs);
      for (const own of mine.lines) {
        const [before, other] = [find(base, own.itemId), find(theirs, own.itemId)];
        if (!other) continue;
        const text = (each: CartLine | undefined) => each && JSON.stringify([choice(each), each.seenPrice]);
        const later = mine.updatedAt > theirs.updatedAt ? own : other;
        const isAsBefore = (each: CartLine) => text(each) === text(before) && each.addedAt <= (before?.addedAt ?? -1);
        const right = isAsBefore(own) ? other : isAsBefore(other) ? own : later;
        expect(find(united, own.itemId)).toEqual(right);
      }
    }),
  );
});

test('both sides come to the same cart, in the same order, which may be ordered', () => {
  fc.assert(
    fc.property(carts, ({ base, mine, theirs }) => {
      const united = uniteCarts(base, mine, theirs);
      const turned = uniteCarts(base, theirs, mine);
      expect(holdSame(united, turned)).toBe(true);
      expect(new Set(united.lines.map(({ itemId }) => itemId)).size).toBe(united.lines.length);
      expect(united.couponIds.length).toBeLessThanOrEqual(maximumCoupons);
      for (const { quantity } of united.lines) expect(quantity).toBeLessThanOrEqual(maximumQuantity);
      const addedAts = united.lines.filter(({ itemId }) => !find(base, itemId)).map(({ addedAt }) => addedAt);
      expect(addedAts).toEqual(addedAts.toSorted((a, b) => a - b));
    }),
  );
});

test('a side that changed nothing changes nothing', () => {
  fc.assert(
    fc.property(carts, ({ base, mine }) => {
      const before = { lines: base.lines, couponIds: base.couponIds, updatedAt: 1 };
      expect(holdSame(uniteCarts(base, mine, before), mine)).toBe(true);
      expect(holdSame(uniteCarts(base, before, mine), mine)).toBe(true);
    }),
  );
});

test('sending twice has one effect; a line removed after a lost answer does not return', () => {
  fc.assert(
    fc.property(carts, fc.constantFrom(...itemIds), ({ base, mine, theirs }, itemId) => {
      const sent = withSent(base, mine);
      const arrived = uniteCarts(base, mine, theirs);
      expect(holdSame(uniteCarts(sent, mine, arrived), arrived)).toBe(true);
      const since = removeFromCart({ ...mine, updatedAt: arrived.updatedAt }, itemId, 9);
      const [own, came] = [find(mine, itemId), find(arrived, itemId)];
      const isOnlyTheirs = !own || (came && came.addedAt > own.addedAt);
      if (!isOnlyTheirs && choice(came)?.join() === choice(own)?.join()) {
        expect(find(uniteCarts(sent, since, arrived), itemId)).toBeUndefined();
      }
      // A cart that was sent and never arrived loses nothing.
      expect(holdSame(uniteCarts(sent, mine, theirs), arrived)).toBe(true);
    }),
  );
});

test('an offline phone and a laptop both keep their additions, in order of time', () => {
  const put = (cart: Cart, itemId: string, now: number) =>
    addToCart(cart, { itemId, kind: 'course', planId: 'p', quantity: 1, seenPrice: null, addedAt: now }, now);
  const told = put(emptyCart, '1', 1);
  const united = uniteCarts({ ...unknownBase, lines: told.lines }, put(told, '2', 2), put(told, '3', 3));
  expect(united.lines.map(({ itemId }) => itemId)).toEqual(['1', '2', '3']);
});

test('an ordered item that is added again stays, even if the answer to its removal was lost', () => {
  const put = (cart: Cart, now: number) =>
    addToCart(cart, { itemId: '1', kind: 'course', planId: 'p', quantity: 1, seenPrice: null, addedAt: now }, now);
  const told = put(emptyCart, 5);
  const base = { ...unknownBase, lines: told.lines };
  const ordered: Cart = { ...emptyCart, updatedAt: 7 };
  expect(uniteCarts(base, told, ordered).lines).toEqual([]);
  for (const clock of [9, 1]) {
    const again = put(removeFromCart(told, '1', clock), clock);
    expect(find(uniteCarts(withSent(base, again), again, ordered), '1')).toBeDefined();
  }
});

test('pieces ordered elsewhere do not return; additional pieces stay', () => {
  const ordering = fc.record({ placedAt: fc.nat({ max: 10 }), quantity: fc.integer({ min: 1, max: 3 }) });
  const draws = [fc.constantFrom(...itemIds), fc.array(ordering, { minLength: 1, maxLength: 2 })] as const;
  const hours = [fc.nat({ max: 10 }), fc.integer({ min: -5, max: 5 })] as const;
  fc.assert(
    fc.property(carts, ...draws, ...hours, ({ base, mine: drawn, theirs }, itemId, orders, updatedAt, off) => {
      const mine = { ...drawn, updatedAt };
      const telling = { base, mine, theirs, sentAt: 20 + off, now: 20 };
      const left = withoutOrderedSince(
        telling,
        orders.map((order) => ({ itemId, ...order, couponIds: [] })),
      );
      const [before, own] = [find(base, itemId), find(mine, itemId)];
      const others = mine.lines.filter((each) => each.itemId !== itemId);
      expect(left.lines.filter((each) => each.itemId !== itemId)).toEqual(others);
      if (!own) return;
      const isAsOld = own.addedAt <= (before?.addedAt ?? -1);
      const isAsTold = isAsOld && choice(before)?.join() === choice(own)?.join();
      const putInAt = isAsTold ? own.addedAt : (isAsOld ? mine.updatedAt : own.addedAt) - off;
      const since = orders.filter(({ placedAt }) => !find(theirs, itemId) && putInAt <= placedAt);
      if (since.length === 0) {
        expect(find(left, itemId)).toEqual(own);
        return;
      }
      const rest = own.quantity - since.reduce((sum, { quantity }) => sum + quantity, 0);
      const stays = !isAsTold && own.kind === 'product' && rest > 0;
      expect(choice(find(left, itemId))).toEqual(stays ? [own.planId, rest] : undefined);
      expect(choice(find(uniteCarts(base, left, theirs), itemId))).toEqual(choice(find(left, itemId)));
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ['another number', { quantity: 2 }],
  ['another plan', { planId: 'other' }],
])('%s of what lay there is as old as the change', (_, chosen) => {
  const base = { ...unknownBase, lines: [bookAt(1)] };
  const mine: Cart = { ...emptyCart, lines: [{ ...bookAt(1), ...chosen }], updatedAt: 5 };
  const theirs: Cart = { ...emptyCart, updatedAt: 6 };
  const leftOf = (placedAt: number) => {
    const ordered = [{ itemId: 'b', placedAt, quantity: 2, couponIds: [] }];
    return withoutOrderedSince({ base, mine, theirs, sentAt: null, now: 8 }, ordered).lines;
  };
  expect(leftOf(4)).toEqual(mine.lines);
  expect(leftOf(5)).toEqual([]);
});

test('of a piece more than both knew one is left after the one was ordered elsewhere, and it is left when told again', () => {
  const base = { ...unknownBase, lines: [bookAt(1)] };
  const mine: Cart = { ...emptyCart, lines: [{ ...bookAt(1), quantity: 2 }], updatedAt: 3 };
  const ordered = [{ itemId: 'b', placedAt: 5, quantity: 1, couponIds: [] }];
  const arrivedAt = (theirs: Cart) =>
    uniteCarts(base, withoutOrderedSince({ base, mine, theirs, sentAt: null, now: 8 }, ordered), theirs);
  const arrived = arrivedAt({ ...emptyCart, updatedAt: 5 });
  expect(arrived.lines.map(({ quantity }) => quantity)).toEqual([1]);
  expect(holdSame(arrivedAt(arrived), arrived)).toBe(true);
});

test('of a quantity above the sent one, the rest stays after an order here, and after the next exchange', () => {
  const told: Cart = { ...emptyCart, lines: [bookAt(1)], updatedAt: 1 };
  const base = { ...unknownBase, lines: told.lines };
  const placed = { itemId: 'b', placedAt: 5, quantity: 1, couponIds: [] };
  const mine = withoutOrdered(setQuantity(told, 'b', 2, 3), { lines: [placed], couponIds: [] }, 6);
  const theirs: Cart = { ...emptyCart, updatedAt: 5 };
  const left = withoutOrderedSince({ base, mine, theirs, sentAt: null, now: 8 }, [placed]);
  expect(uniteCarts(base, left, theirs).lines.map(({ quantity }) => quantity)).toEqual([1]);
});

test('an impossible date counts as the time of the last exchange for sent lines, and as now for others', () => {
  const mine: Cart = { ...emptyCart, lines: [bookAt(99)], updatedAt: 99 };
  const theirs: Cart = { ...emptyCart, updatedAt: 6 };
  const leftOf = (base: CartBase, placedAt: number) =>
    withoutOrderedSince({ base, mine, theirs, sentAt: null, now: 8 }, [
      { itemId: 'b', placedAt, quantity: 1, couponIds: [] },
    ]).lines;
  for (const base of [{ ...unknownBase, lines: [bookAt(1)] }, withSent(unknownBase, mine)]) {
    expect(leftOf(base, 6)).toEqual([]);
    expect(leftOf(base, 5)).toEqual(mine.lines);
  }
  expect(leftOf(unknownBase, 6)).toEqual(mine.lines);
});

test('coupons used by the order do not return; the others stay', () => {
  const mine: Cart = { lines: [bookAt(3)], couponIds: ['k', 'l', 'm', 'n'], updatedAt: 3 };
  const theirs: Cart = { ...emptyCart, couponIds: ['n'], updatedAt: 6 };
  const base = { ...unknownBase, sent: { itemIds: [], couponIds: ['k', 'l', 'n'] } };
  const couponsAfter = (placedAt: number) => {
    const ordered = [{ itemId: 'b', placedAt, quantity: 1, couponIds: ['k', 'm', 'n'] }];
    return withoutOrderedSince({ base, mine, theirs, sentAt: null, now: 8 }, ordered).couponIds;
  };
  expect(couponsAfter(5)).toEqual(['l', 'm', 'n']);
  expect(couponsAfter(2)).toEqual(['k', 'l', 'm', 'n']);
});
