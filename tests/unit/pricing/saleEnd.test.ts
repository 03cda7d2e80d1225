import { describe, expect, test } from 'vitest';
import { isSaleClosed, isShowingOver, timeOfSale } from '../../../src/domain/pricing/saleEnd.ts';
import { course } from '../courseFixture.ts';

const end = 1_000;

describe('a sale ends with the showing', () => {
  test('to the instant; without an end it continues', () => {
    expect([end - 1, end, end + 1].map((now) => isShowingOver(end, now))).toEqual([false, true, true]);
    expect(isShowingOver(null, Number.MAX_SAFE_INTEGER)).toBe(false);
    expect([end - 1, end].map((now) => isSaleClosed(course({ publishEndsAt: end }), now))).toEqual([false, true]);
    expect(isSaleClosed(course({ isLocked: true }), 0)).toBe(true);
  });

  test('the time for new buyers closes with it, unless the registration closed before', () => {
    const { schedule } = course();
    expect(timeOfSale(course({ publishEndsAt: end }), end - 1)).toEqual({ kind: 'open' });
    expect(timeOfSale(course({ publishEndsAt: end }), end)).toEqual({ kind: 'closed', at: end });
    const closed = course({ publishEndsAt: end, schedule: { ...schedule, registrationClosesAt: end - 9 } });
    expect(timeOfSale(closed, end)).toEqual({ kind: 'closed', at: end - 9 });
    const later = course({ publishEndsAt: end, schedule: { ...schedule, registrationOpensAt: end + 9 } });
    expect(timeOfSale(later, end - 1)).toEqual({ kind: 'notYet', at: end + 9 });
    expect(timeOfSale(later, end)).toEqual({ kind: 'closed', at: end });
  });
});
