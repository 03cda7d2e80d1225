import { describe, expect, test } from 'vitest';
import { countListedCourses, coursesToGo, discountParts, isEligible } from '../../../src/domain/pricing/discount.ts';
import { amountOff, courseLine, fromCourses, perCourse, percentOff, promotion } from '../offersFixture.ts';

const lines = [courseLine('a', 100_000), courseLine('b', 50_001), courseLine('x', 70_000)];
const parts = (offer: ReturnType<typeof promotion>) => discountParts(offer, lines, 'THB');

describe('a P1 offer', () => {
  test('takes the percent from every listed course and from no other', () => {
    expect(parts(promotion({ discount: percentOff(50) }))).toEqual([50_000, 25_001, 0]);
  });

  test('takes the amount off every listed course, at most its rest', () => {
    expect(parts(promotion({ discount: amountOff(60_000) }))).toEqual([60_000, 50_001, 0]);
  });
});

describe('a P2 offer', () => {
  test('takes the percent of the sum once and spreads it in proportion', () => {
    expect(parts(promotion({ scope: fromCourses(2), discount: percentOff(10) }))).toEqual([10_000, 5_000, 0]);
  });

  test('takes the amount once, at most the sum', () => {
    expect(parts(promotion({ scope: fromCourses(2), discount: amountOff(30_000) }))).toEqual([20_000, 10_000, 0]);
    expect(parts(promotion({ scope: fromCourses(2), discount: amountOff(900_000) }))).toEqual([100_000, 50_001, 0]);
  });

  test('needs its number of listed courses', () => {
    expect(parts(promotion({ scope: fromCourses(3) }))).toEqual([0, 0, 0]);
  });
});

test('an offer tells how many courses are missing: P1 one, P2 its number, a repeated course counts once', () => {
  const toGo = (scope: ReturnType<typeof fromCourses>, ids: readonly string[]) =>
    coursesToGo(
      promotion({ scope }),
      ids.map((id) => courseLine(id, 100)),
    );
  expect([toGo(perCourse, ['x']), toGo(perCourse, ['a'])]).toEqual([1, 0]);
  expect([
    toGo(fromCourses(3), []),
    toGo(fromCourses(3), ['a', 'a', 'x']),
    toGo(fromCourses(3), ['a', 'b', 'c']),
  ]).toEqual([3, 2, 0]);
});

test('the amount is in the cart’s currency', () => {
  const dollars = promotion({ discount: { kind: 'amount', amounts: { THB: 30_000, USD: 900 } } });
  expect(discountParts(dollars, [courseLine('a', 5_000)], 'USD')).toEqual([900]);
});

test('a product is never listed, even under the id of a listed course', () => {
  const book = { itemId: 'a', kind: 'product' as const, left: 10_000 };
  expect(isEligible(promotion({}), [book])).toBe(false);
  expect(countListedCourses(promotion({}), [book, courseLine('b', 1)])).toBe(1);
});
