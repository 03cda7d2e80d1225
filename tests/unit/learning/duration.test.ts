import { expect, test } from 'vitest';
import { type DurationUnit, durationMs } from '../../../src/domain/learning/duration.ts';

test.each<[number, DurationUnit, number]>([
  [1, 'hour', 3_600_000],
  [2, 'day', 172_800_000],
  [1, 'month', 30 * 86_400_000],
  [1, 'year', 365 * 86_400_000],
])('%i %s is %i ms', (amount, unit, expected) => {
  expect(durationMs({ amount, unit })).toBe(expected);
});
