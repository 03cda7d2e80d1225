import { describe, expect, test } from 'vitest';
import { bestPromotion, eligiblePromotions } from '../../src/domain/promotion.ts';
import { amountOff, courseLine, fromCourses, percentOff, promotion } from './offersFixture.ts';

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

test('eligible promotions stand with what each would take, the greatest first', () => {
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
