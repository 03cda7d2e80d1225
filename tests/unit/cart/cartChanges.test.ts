import { describe, expect, test } from 'vitest';
import { emptyCart } from '../../../src/domain/cart/cart.ts';
import type { PricingPlan } from '../../../src/domain/pricing/pricingPlan.ts';
import {
  isSetAside,
  lineState,
  priceChange,
  pricesReadAt,
  unchangedSince,
} from '../../../src/features/cart/cartChanges.ts';
import type { CartLineView } from '../../../src/features/cart/useCart.ts';
import { row } from '../listingFixture.ts';

const hour = 3_600_000;
const line = { itemId: '1', kind: 'course', planId: '1-1', quantity: 1, seenPrice: 59_000, addedAt: 0 } as const;
const anotherPlan: PricingPlan = {
  ...{ id: '1-2', itemId: '1', type: 'period', pricingType: 'default', name: { th: 'รายปี', en: 'One year' } },
  ...{ term: null, extension: null, prices: { THB: 1, USD: null }, isShown: true, isDefault: true },
  ...{ needsApproval: false, membersOnly: false, freeForOwnersOf: null },
};
const view = (more: Partial<CartLineView>): CartLineView => ({
  line,
  item: { listing: row('1', 'ถ่ายภาพ', 'Photos'), plans: [], seenAt: 7 },
  plan: null,
  price: 59_000,
  ...more,
});

describe('a cart that was left alone', () => {
  test('is greeted after an hour, with the instant of the last touch', () => {
    expect(unchangedSince({ ...emptyCart, lines: [line], updatedAt: 10 }, 10 + hour)).toBe(10);
    expect(unchangedSince({ ...emptyCart, lines: [line], updatedAt: 10 }, 9 + hour)).toBeNull();
  });
  test('an empty or untouched one is not', () => {
    expect(unchangedSince({ ...emptyCart, updatedAt: 10 }, 10 * hour)).toBeNull();
    expect(unchangedSince({ ...emptyCart, lines: [line], updatedAt: 0 }, 10 * hour)).toBeNull();
  });
});

describe('what changed of a line', () => {
  test('a changed price is shown, an unchanged one is not', () => {
    expect(priceChange(view({ price: 69_000 }))).toEqual({ before: 59_000, now: 69_000 });
    expect(priceChange(view({ price: 0 }))).toEqual({ before: 59_000, now: 0 });
    expect(priceChange(view({}))).toBeNull();
  });
  test('a shop that went over to dollars has not changed the price', () => {
    const plan = { ...anotherPlan, prices: { THB: 59_000, USD: 1_900 } };
    expect(priceChange(view({ plan, price: 1_900 }))).toBeNull();
    expect(priceChange(view({ plan: { ...plan, prices: { THB: 69_000, USD: 1_900 } }, price: 69_000 }))).toEqual({
      before: 59_000,
      now: 69_000,
    });
  });
  test('without a price then or now there is nothing to compare', () => {
    expect(priceChange(view({ price: null }))).toBeNull();
    expect(priceChange(view({ line: { ...line, seenPrice: null } }))).toBeNull();
  });
  test('a removed plan differs from an item that was not fetched yet', () => {
    const onOffer = { listing: row('1', 'ถ่ายภาพ', 'Photos'), plans: [anotherPlan], seenAt: 7 };
    expect(lineState(view({ price: null, item: onOffer }))).toBe('gone');
    expect(lineState(view({ price: null }))).toBe('withdrawn');
    expect(lineState(view({ price: null, item: null }))).toBe('unknown');
    expect(lineState(view({}))).toBe('priced');
  });
  test('what cannot be bought now is set aside, and what can again is not', () => {
    const left = (seatsLeft: number | null) =>
      view({ item: { listing: { ...row('1', 'ถ่ายภาพ', 'Photos'), seatsLeft }, plans: [anotherPlan], seenAt: 7 } });
    expect(lineState(left(0))).toBe('full');
    expect([left(0), left(1), left(null)].map(isSetAside)).toEqual([true, false, false]);
    const onOffer = { listing: row('1', 'ถ่ายภาพ', 'Photos'), plans: [anotherPlan], seenAt: 7 };
    expect(lineState(view({ price: null, item: onOffer, plan: anotherPlan }))).toBe('noPrice');
    expect(isSetAside(view({ price: null, item: onOffer, plan: anotherPlan }))).toBe(true);
    expect([view({ price: null, item: onOffer }), view({ price: null })].map(isSetAside)).toEqual([true, true]);
  });
  test('what this device has not heard of is the shop’s to judge', () => {
    expect(isSetAside(view({ price: null, item: null }))).toBe(false);
  });
});

describe('the age of the prices', () => {
  test('the oldest one in the total counts; lines without a price do not', () => {
    const older = view({ item: { listing: row('2', 'ก', 'a'), plans: [], seenAt: 3 } });
    const gone = view({ item: { listing: row('3', 'ข', 'b'), plans: [], seenAt: 1 }, price: null });
    expect(pricesReadAt([view({}), older, gone])).toBe(3);
    const full = { listing: { ...row('4', 'ค', 'c'), seatsLeft: 0 }, plans: [], seenAt: 1 };
    expect(pricesReadAt([view({ item: full }), older])).toBe(3);
    expect(pricesReadAt([gone])).toBeNull();
  });
});
