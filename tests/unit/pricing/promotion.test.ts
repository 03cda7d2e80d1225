import { describe, expect, test } from 'vitest';
import {
  bestPromotion,
  choosePromotion,
  eligiblePromotions,
  hasEnded,
  nearPromotions,
  type ShownPromotion,
} from '../../../src/domain/pricing/promotion.ts';
import { amountOff, courseLine, fromCourses, percentOff, promotion } from '../offersFixture.ts';

const lines = [courseLine('a', 100_000), courseLine('b', 60_000)];

describe('the best promotion', () => {
  test('is the one with the greatest discount on this cart', () => {
    const offered = [
      promotion({ id: '1', discount: percentOff(20) }),
      promotion({ id: '2', discount: amountOff(20_000) }),
      promotion({ id: '3', scope: fromCourses(3), discount: percentOff(90) }),
    ];
    expect(bestPromotion(offered, lines, 'THB')?.id).toBe('2');
    expect(bestPromotion(offered, lines.slice(0, 1), 'THB')?.id).toBe('1');
  });

  test('is the one with the smaller id among equals, counted as a number', () => {
    const offered = ['10', '9', '009x'].map((id) => promotion({ id }));
    expect(bestPromotion(offered, lines, 'THB')?.id).toBe('9');
    expect(bestPromotion(offered.toReversed(), lines, 'THB')?.id).toBe('9');
  });

  test('is none where nothing is taken off', () => {
    expect(bestPromotion([promotion({ discount: percentOff(0) })], lines, 'THB')).toBeNull();
    expect(bestPromotion([promotion({ courseIds: ['z'] })], lines, 'THB')).toBeNull();
    expect(bestPromotion([promotion({})], [courseLine('a', 0)], 'THB')).toBeNull();
  });
});

test('eligible promotions are listed with their discounts, the greatest first', () => {
  const offered = [
    promotion({ id: '1' }),
    promotion({ id: '2', discount: percentOff(25) }),
    promotion({ courseIds: [] }),
  ];
  expect(eligiblePromotions(offered, lines, 'THB').map(({ promotion: { id }, discount }) => [id, discount])).toEqual([
    ['2', 40_000],
    ['1', 16_000],
  ]);
});

describe('the promotion of a cart', () => {
  const shown = (parts: Partial<ShownPromotion>): ShownPromotion => ({
    ...promotion({}),
    ...{ descriptions: [], endsAt: null, courses: [], plans: [] },
    ...parts,
  });
  const use = { lines, currency: 'THB', couponCount: 0, couponExcludesPromotion: true } as const;
  const now = 1_000;

  test('has ended from its last instant on', () => {
    expect([now + 1, now, null].map((endsAt) => hasEnded({ endsAt }, now))).toEqual([false, true, false]);
  });

  test('is the best of the running ones', () => {
    const offered = [shown({ id: '1', discount: percentOff(50), endsAt: now }), shown({ id: '2', endsAt: now + 1 })];
    expect(choosePromotion(offered, use, now).promotion?.id).toBe('2');
    expect(choosePromotion(offered, use, now + 1)).toEqual({ promotion: null, passedOver: null, better: null });
  });

  test('is the wished one while the cart allows it, beside the better one', () => {
    const offered = [shown({ id: '1', discount: percentOff(50) }), shown({ id: '2', endsAt: now + 1 })];
    const wish = { promotionId: '2' };
    const chosen = choosePromotion(offered, { ...use, wish }, now);
    expect([chosen.promotion?.id, chosen.better?.id]).toEqual(['2', '1']);
    const ended = choosePromotion(offered, { ...use, wish }, now + 1);
    expect([ended.promotion?.id, ended.better]).toEqual(['1', null]);
  });

  test('is none where none is wished', () => {
    const none = choosePromotion([shown({ id: '1' })], { ...use, wish: { promotionId: null } }, now);
    expect([none.promotion, none.better?.id]).toEqual([null, '1']);
  });

  test('yields to a counting coupon, and is named, if the setting excludes both', () => {
    const offered = [shown({ id: '2' })];
    const coupled = choosePromotion(offered, { ...use, couponCount: 1 }, now);
    expect([coupled.promotion, coupled.passedOver?.id]).toEqual([null, '2']);
    const both = choosePromotion(offered, { ...use, couponCount: 1, couponExcludesPromotion: false }, now);
    expect([both.promotion?.id, both.passedOver]).toEqual(['2', null]);
  });
});

test('what a promotion lacks is counted where the cart has some of its courses, the nearest first', () => {
  const offered = [
    promotion({ id: '1', scope: fromCourses(4), discount: amountOff(90_000) }),
    promotion({ id: '2', scope: fromCourses(3), discount: amountOff(30_000) }),
    promotion({ id: '3', scope: fromCourses(3), discount: percentOff(25) }),
    promotion({ id: '4', courseIds: ['z'], scope: fromCourses(2) }),
    promotion({ id: '5' }),
  ];
  const near = nearPromotions(offered, lines, 'THB');
  expect(near.map(({ promotion: { id }, toGo, discount }) => [id, toGo, discount])).toEqual([
    ['3', 1, 40_000],
    ['2', 1, 30_000],
    ['1', 2, 90_000],
  ]);
});
