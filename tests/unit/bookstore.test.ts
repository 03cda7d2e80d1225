import { expect, test } from 'vitest';
import { pauseAfterTries } from '../../src/domain/bookstore.ts';

test('the pauses before the bookstore is tried again grow, up to six hours, and end after two days and a half', () => {
  const pauses = Array.from({ length: 20 }, (_, index) => pauseAfterTries(index + 1));
  expect(pauses.slice(0, 4)).toEqual([30_000, 60_000, 120_000, 240_000]);
  expect(pauses[18]).toBe(6 * 3_600_000);
  expect(pauses[19]).toBeNull();
  const given = pauses.filter((pause) => pause !== null);
  expect(given).toEqual(given.toSorted((a, b) => a - b));
  expect(given.reduce((sum, pause) => sum + pause, 0) / 86_400_000).toBeCloseTo(2.6, 1);
});
