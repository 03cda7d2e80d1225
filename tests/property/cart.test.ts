import fc from 'fast-check';
import './fixedSeed.ts';
import { expect, test } from 'vitest';
import {
  addToCart,
  type Cart,
  type CartLine,
  emptyCart,
  maximumQuantity,
  mergeCarts,
  setQuantity,
} from '../../src/domain/cart/cart.ts';

const line: fc.Arbitrary<CartLine> = fc
  .record({
    itemId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    planId: fc.constantFrom('p1', 'p2'),
    quantity: fc.integer({ min: 1, max: 120 }),
    seenPrice: fc.option(fc.nat()),
    addedAt: fc.nat(),
  })
  .map((drawn) => ({ ...drawn, kind: drawn.itemId < 'd' ? ('course' as const) : ('product' as const) }));
const cart: fc.Arbitrary<Cart> = fc
  .array(line, { maxLength: 12 })
  .map((lines) => lines.reduce((built, next) => addToCart(built, next, 1), emptyCart));

const isSound = ({ lines }: Cart) =>
  new Set(lines.map(({ itemId }) => itemId)).size === lines.length &&
  lines.every(({ kind, quantity }) => quantity >= 1 && quantity <= (kind === 'course' ? 1 : maximumQuantity));

test('after any additions each item is listed once, with an allowed quantity', () => {
  fc.assert(
    fc.property(cart, fc.constantFrom('a', 'd', 'z'), fc.double({ noNaN: true }), (built, itemId, quantity) => {
      expect(isSound(built)).toBe(true);
      expect(isSound(setQuantity(built, itemId, quantity, 2))).toBe(true);
    }),
  );
});

test('merging keeps both carts, duplicates nothing and leaves out only the reported lines', () => {
  fc.assert(
    fc.property(cart, cart, fc.subarray(['a', 'b', 'c', 'd']), (own, guest, unavailable) => {
      const merged = mergeCarts(own, guest, unavailable, 2);
      const ids = merged.cart.lines.map(({ itemId }) => itemId);
      expect(isSound(merged.cart)).toBe(true);
      for (const { itemId } of own.lines) expect(ids).toContain(itemId);
      for (const { itemId } of guest.lines)
        expect([...ids, ...merged.leftOutIds, ...merged.withoutRoomIds]).toContain(itemId);
      for (const id of merged.leftOutIds) expect(unavailable).toContain(id);
    }),
  );
});
