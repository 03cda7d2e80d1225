import { describe, expect, test } from 'vitest';
import type { OrderedCourse } from '../../../src/contract/cart/cart.ts';
import { type CartLine, emptyCart } from '../../../src/domain/cart/cart.ts';
import type { PricingPlan } from '../../../src/domain/pricing/pricingPlan.ts';
import type { ShownPromotion } from '../../../src/domain/pricing/promotion.ts';
import { quote } from '../../../src/domain/pricing/quote.ts';
import { linesOf, sortCourses, withAll } from '../../../src/features/promotion/promotionCourses.ts';
import { row } from '../listingFixture.ts';
import { fromCourses, percentOff, promotion } from '../offersFixture.ts';

const plan = (id: string, itemId: string, price: number, more: Partial<PricingPlan> = {}): PricingPlan => ({
  ...{ id, itemId, type: 'period', pricingType: 'default', name: { th: id, en: null }, term: null, extension: null },
  ...{ prices: { THB: price, USD: null }, isShown: true, isDefault: false, needsApproval: false, membersOnly: false },
  freeForOwnersOf: null,
  ...more,
});
const line = (itemId: string, planId: string): CartLine => ({
  ...{ itemId, kind: 'course', planId, quantity: 1, seenPrice: null, addedAt: 0 },
});
const shown = (more: Partial<ShownPromotion> = {}): ShownPromotion => ({
  ...promotion({ courseIds: ['1', '2', '3', '4'] }),
  descriptions: [],
  endsAt: null,
  courses: [row('1', 'หนึ่ง', 'One'), row('2', 'สอง', 'Two'), row('3', 'สาม', 'Three'), row('4', 'สี่', 'Four')],
  plans: [
    plan('1a', '1', 100_000),
    plan('1b', '1', 60_000, { isDefault: true }),
    plan('2a', '2', 50_000),
    plan('2b', '2', 90_000),
    plan('3a', '3', 40_000, { membersOnly: true }),
    plan('4a', '4', 70_000),
  ],
  ...more,
});
const guest = { isMember: false, ordered: [], cartLines: [], currency: 'THB' } as const;
const owned = (courseId: string): OrderedCourse => ({ courseId, mayBuyAgain: false });
const ids = (found: ReturnType<typeof sortCourses>) => ({
  toAdd: found.toAdd.map(({ plan }) => plan.id),
  inCart: found.inCart.map(({ plan }) => plan.id),
  owned: found.owned.map(({ id }) => id),
  closed: found.closed.map(({ id }) => id),
});

describe('the courses of a promotion', () => {
  test('are put in with the plan that is chosen before anybody chooses', () => {
    expect(ids(sortCourses(shown(), guest))).toEqual({
      ...{ toAdd: ['1b', '2a', '4a'], inCart: [], owned: [], closed: ['3'] },
    });
    expect(ids(sortCourses(shown(), { ...guest, isMember: true })).toAdd).toEqual(['1b', '2a', '3a', '4a']);
  });

  test('that are owned or lie in the cart are left out, the cart’s with their own plan', () => {
    const looker = { ...guest, isMember: true, ordered: [owned('4')], cartLines: [line('2', '2b')] };
    const found = sortCourses(shown(), looker);
    expect(ids(found)).toEqual({ toAdd: ['1b', '3a'], inCart: ['2b'], owned: ['4'], closed: [] });
    expect(linesOf(found).map(({ itemId, unitPrice }) => [itemId, unitPrice])).toEqual([
      ['2', 90_000],
      ['1', 60_000],
      ['3', 40_000],
    ]);
  });

  test('a course that may be bought again is offered as usual', () => {
    const looker = { ...guest, ordered: [{ courseId: '4', mayBuyAgain: true }] };
    expect(ids(sortCourses(shown(), looker))).toEqual(ids(sortCourses(shown(), guest)));
  });

  test('that were added to the cart meanwhile keep their plan', () => {
    const { toAdd } = sortCourses(shown(), guest);
    const filled = withAll({ ...emptyCart, lines: [line('2', '2b')] }, toAdd, 5);
    expect(filled.lines.map(({ itemId, planId }) => [itemId, planId])).toEqual([
      ['2', '2b'],
      ['1', '1b'],
      ['4', '4a'],
    ]);
  });

  test('that are full or without a price in the shop’s currency cannot be added', () => {
    const full = row('4', 'สี่', 'Four', { seatsLeft: 0 });
    const promoted = shown({ courses: [full, row('1', 'หนึ่ง', 'One')] });
    expect(ids(sortCourses(promoted, guest))).toMatchObject({ toAdd: ['1b'], closed: ['4'] });
    expect(ids(sortCourses(promoted, { ...guest, currency: 'USD' }))).toMatchObject({ toAdd: [], closed: ['4', '1'] });
  });

  test('are put in with a plan that is sold in the shop’s currency, whatever is chosen first in another', () => {
    const plans = [
      plan('1a', '1', 100_000, { isDefault: true }),
      plan('1b', '1', 60_000, { prices: { THB: 60_000, USD: 2_000 } }),
    ];
    expect(ids(sortCourses(shown({ plans }), { ...guest, currency: 'USD' })).toAdd).toEqual(['1b']);
  });

  test('save the amount of the cart’s own rules, and nothing below P2’s number', () => {
    const off = (promoted: ShownPromotion, ordered: readonly OrderedCourse[]) =>
      quote({
        ...{ currency: 'THB', lines: linesOf(sortCourses(promoted, { ...guest, ordered })), promotion: promoted },
        ...{ coupons: [], shippingFee: 0, withholdingPercent: 0, vatEnabled: true },
      }).discount;
    expect(off(shown(), [])).toBe(18_000);
    const three = shown({ scope: fromCourses(3), discount: percentOff(10) });
    expect([off(three, []), off(three, [owned('4')])]).toEqual([18_000, 0]);
  });
});
