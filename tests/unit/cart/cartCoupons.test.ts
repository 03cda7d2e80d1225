import { describe, expect, test } from 'vitest';
import {
  type CouponCart,
  cartCouponViews,
  countingCoupons,
  couponsNotFor,
} from '../../../src/features/cart/cartCoupons.ts';
import type { KnownCoupon } from '../../../src/platform/cart/cartCoupons.ts';
import { coupon, courseLine, fromCourses } from '../offersFixture.ts';

const cart: CouponCart = {
  ...{
    lines: [courseLine('a', 100_000), courseLine('b', 50_000)],
    paymentMethod: 'bankTransfer',
    offeredMethods: null,
  },
  ...{ currency: 'THB', oneCouponPerOrder: true },
};
const known = (parts: Parameters<typeof coupon>[0], state: KnownCoupon['state'] = 'open'): KnownCoupon => ({
  ...{ coupon: coupon(parts), state, seenAt: 1 },
});
const problems = (ids: readonly string[], rows: Record<string, KnownCoupon>, change: object = {}) =>
  cartCouponViews(ids, rows, { ...cart, ...change }).map(({ id, problem, missing }) => [id, problem, missing]);

describe('the coupons of a cart', () => {
  test('an ended and a used-up one stay and leave their place to the next', () => {
    const rows = { '1': known({ id: '1' }, 'ended'), '2': known({ id: '2' }, 'full'), '3': known({ id: '3' }) };
    expect(problems(['1', '2', '3'], rows)).toEqual([
      ['1', 'ended', 0],
      ['2', 'full', 0],
      ['3', null, 0],
    ]);
    expect(countingCoupons(cartCouponViews(['1', '2', '3'], rows, cart)).map(({ id }) => id)).toEqual(['3']);
  });

  test('a coupon unknown to this device is unknown, not ended', () => {
    expect(problems(['9'], {})).toEqual([['9', 'unknown', 0]]);
  });

  test('says how many courses are missing', () => {
    expect(problems(['1'], { '1': known({ scope: fromCourses(3) }) })).toEqual([['1', 'notEnoughCourses', 1]]);
  });

  test('a coupon for another payment method waits while none is chosen, and then says so', () => {
    const rows = { '1': known({ paymentMethods: ['wallet'] }) };
    expect(problems(['1'], rows, { paymentMethod: null })).toEqual([['1', null, 0]]);
    expect(problems(['1'], rows)).toEqual([['1', 'notForThisPaymentMethod', 0]]);
  });

  test('a coupon excluded by the chosen payment method is named, whatever its other problems', () => {
    const rows = { '1': known({ id: '1', paymentMethods: ['wallet'] }, 'ended'), '2': known({ id: '2' }) };
    const views = cartCouponViews(['1', '2', '9'], rows, cart);
    expect(couponsNotFor(views, 'bankTransfer').map(({ id }) => id)).toEqual(['1']);
    expect(couponsNotFor(views, 'wallet').map(({ id }) => id)).toEqual(['2']);
  });
});
