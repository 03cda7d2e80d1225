import { describe, expect, test } from 'vitest';
import {
  type CouponUse,
  inOrderOfUse,
  judgeCoupons,
  methodFor,
  missingCourses,
  refuseCoupon,
  spelledCode,
} from '../../../src/domain/pricing/coupon.ts';
import { amountOff, coupon, courseLine, fromCourses, percentOff } from '../offersFixture.ts';

const use: CouponUse = {
  lines: [courseLine('a', 100_000), courseLine('b', 50_000)],
  usedCouponIds: [],
  paymentMethod: 'bankTransfer',
  offeredMethods: ['bankTransfer', 'wallet'],
  currency: 'THB',
  oneCouponPerOrder: false,
};

describe('refuseCoupon', () => {
  test('lets a coupon that fits', () => {
    expect(refuseCoupon(coupon({}), use)).toBeNull();
    expect(refuseCoupon(coupon({ scope: fromCourses(2) }), use)).toBeNull();
  });

  test.each([
    ['duplicateCoupon', coupon({}), { ...use, usedCouponIds: ['1'], oneCouponPerOrder: true }],
    ['oneCouponPerOrder', coupon({}), { ...use, usedCouponIds: ['2'], oneCouponPerOrder: true }],
    ['notForTheseCourses', coupon({ courseIds: ['z'], scope: fromCourses(2) }), use],
    ['notEnoughCourses', coupon({ scope: fromCourses(3) }), use],
    [
      'notEnoughCourses',
      coupon({ scope: fromCourses(2) }),
      { ...use, lines: [courseLine('a', 100_000), courseLine('a', 100_000)] },
    ],
    ['notForThisCurrency', coupon({ discount: { kind: 'amount', amounts: { THB: 0, USD: 300 } } }), use],
    ['takesNothingOff', coupon({}), { ...use, lines: [courseLine('a', 0), courseLine('z', 100_000)] }],
    ['takesNothingOff', coupon({ scope: fromCourses(2) }), { ...use, lines: [courseLine('a', 0), courseLine('b', 0)] }],
    ['takesNothingOff', coupon({ discount: percentOff(0) }), use],
    ['couponHasNoPaymentMethod', coupon({ paymentMethods: [] }), use],
    ['notForThisPaymentMethod', coupon({ paymentMethods: ['wallet'] }), use],
    ['notForOfferedMethods', coupon({ paymentMethods: ['billPayment'] }), use],
  ])('%s', (refusal, offered, inCart) => {
    expect(refuseCoupon(offered, inCart)).toBe(refusal);
  });

  test('names the first problem first: a generally refused coupon is a duplicate', () => {
    const hopeless = coupon({ courseIds: [], paymentMethods: [] });
    expect(refuseCoupon(hopeless, { ...use, usedCouponIds: ['1', '2'], oneCouponPerOrder: true })).toBe(
      'duplicateCoupon',
    );
    expect(refuseCoupon(hopeless, use)).toBe('notForTheseCourses');
  });

  test('counts where one of its courses costs something', () => {
    const paid = { ...use, lines: [courseLine('a', 0), courseLine('b', 50_000)] };
    expect(refuseCoupon(coupon({ discount: amountOff(10_000) }), paid)).toBeNull();
  });

  test('does not ask for a payment method before one is chosen', () => {
    expect(refuseCoupon(coupon({ paymentMethods: ['wallet'] }), { ...use, paymentMethod: null })).toBeNull();
  });

  test('a coupon that no offered method can use does not count before one is chosen', () => {
    const unused = coupon({ paymentMethods: ['billPayment', 'cardToken'] });
    expect(refuseCoupon(unused, { ...use, paymentMethod: null })).toBe('notForOfferedMethods');
    expect(refuseCoupon(unused, { ...use, paymentMethod: null, offeredMethods: [] })).toBe('notForOfferedMethods');
    expect(refuseCoupon(unused, { ...use, paymentMethod: null, offeredMethods: ['cardToken'] })).toBeNull();
  });

  test('where the offered methods are not known, none of them refuses', () => {
    expect(
      refuseCoupon(coupon({ paymentMethods: ['billPayment'] }), { ...use, paymentMethod: null, offeredMethods: null }),
    ).toBeNull();
    expect(refuseCoupon(coupon({ paymentMethods: ['billPayment'] }), { ...use, offeredMethods: null })).toBe(
      'notForThisPaymentMethod',
    );
  });

  test('an amount counts in the currency that it is set in, and a percentage in every one', () => {
    const dollars = coupon({ discount: { kind: 'amount', amounts: { THB: 0, USD: 300 } } });
    expect(refuseCoupon(dollars, { ...use, currency: 'USD' })).toBeNull();
    expect(refuseCoupon(coupon({ discount: percentOff(5) }), { ...use, currency: 'USD' })).toBeNull();
  });

  test('a second coupon is welcome where several are allowed', () => {
    expect(refuseCoupon(coupon({}), { ...use, usedCouponIds: ['2'] })).toBeNull();
  });
});

test('missingCourses says how many more are needed', () => {
  expect(missingCourses(coupon({ scope: fromCourses(3) }), use)).toBe(1);
  expect(missingCourses(coupon({ scope: fromCourses(2) }), use)).toBe(0);
  expect(missingCourses(coupon({}), use)).toBe(0);
});

test('coupons are used percent first, then amount, larger first, ties by id, each once', () => {
  const coupons = [
    coupon({ id: '4', discount: amountOff(900) }),
    coupon({ id: '10', discount: percentOff(5) }),
    coupon({ id: '9', discount: percentOff(5) }),
    coupon({ id: '5', discount: amountOff(1_000) }),
    coupon({ id: '1', discount: percentOff(20) }),
    coupon({ id: '9', discount: percentOff(5) }),
  ];
  expect(inOrderOfUse(coupons, 'THB').map(({ id }) => id)).toEqual(['1', '9', '10', '5', '4']);
});

describe('judgeCoupons', () => {
  const two = [coupon({ id: '1' }), coupon({ id: '2' })];
  const problems = (coupons: typeof two, inCart: Partial<CouponUse> = {}) =>
    judgeCoupons(coupons, { ...use, ...inCart }).map(({ coupon: { id }, refusal }) => [id, refusal]);

  test('counts every coupon that fits, in the order in which they were put in', () => {
    expect(problems(two.toReversed())).toEqual([
      ['2', null],
      ['1', null],
    ]);
  });

  test('of two where one is allowed the first counts', () => {
    expect(problems(two, { oneCouponPerOrder: true })).toEqual([
      ['1', null],
      ['2', 'oneCouponPerOrder'],
    ]);
  });

  test('an unsuitable one leaves its place to the next', () => {
    const misfit = coupon({ id: '1', courseIds: ['z'] });
    expect(problems([misfit, coupon({ id: '2' })], { oneCouponPerOrder: true })).toEqual([
      ['1', 'notForTheseCourses'],
      ['2', null],
    ]);
  });

  test('the same coupon twice counts once', () => {
    expect(problems([coupon({}), coupon({})])).toEqual([
      ['1', null],
      ['1', 'duplicateCoupon'],
    ]);
  });
});

describe('methodFor', () => {
  const forWallet = coupon({ id: '1', paymentMethods: ['wallet', 'cardToken'] });
  const forCard = coupon({ id: '2', paymentMethods: ['cardToken', 'bankTransfer'] });

  test('is the first that all coupons allow', () => {
    expect(methodFor(['bankTransfer', 'wallet', 'cardToken'], [forWallet])).toBe('wallet');
    expect(methodFor(['bankTransfer', 'wallet', 'cardToken'], [forWallet, forCard])).toBe('cardToken');
  });

  test('is the first of all without a coupon, and where none allows every coupon', () => {
    expect(methodFor(['bankTransfer', 'wallet'], [])).toBe('bankTransfer');
    expect(methodFor(['bankTransfer', 'wallet'], [forWallet, forCard])).toBe('bankTransfer');
    expect(methodFor([], [forWallet])).toBeNull();
  });
});

test.each([
  [' rien100 ', 'RIEN100'],
  ['Rien 100', 'RIEN100'],
  ['ＲＩＥＮ１００', 'RIEN100'],
  ['rien\u00a0100\n', 'RIEN100'],
  ['   ', ''],
])('%j is spelled %j', (typed, code) => {
  expect(spelledCode(typed)).toBe(code);
});
