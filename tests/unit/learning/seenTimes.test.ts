import { expect, test } from 'vitest';
import { isWorthStoring, type SeenTimes, seenSince } from '../../../src/domain/learning/seenTimes.ts';

const minute = 60_000;
const answeredAt = 1_000 * minute;
const at = (minutes: number): number => answeredAt + minutes * minute;
const times = (seen: number, earliest = 0): SeenTimes => ({ answeredAt, seen: at(seen), earliest: at(earliest) });

test('the latest time counts, whatever the clock shows later', () => {
  expect(seenSince(null, answeredAt, at(5))).toEqual(times(5));
  expect(seenSince(times(90), answeredAt, at(60))).toEqual(times(90));
  expect(seenSince(times(90), answeredAt, at(120))).toEqual(times(120));
});

test('a clock that is set back to before the answer has its own earliest time; the way of an answer is no setting back', () => {
  expect(seenSince(times(90), answeredAt, at(-60))).toEqual(times(90, -60));
  expect(seenSince(times(90, -60), answeredAt, at(10))).toEqual(times(90, -60));
  expect(seenSince(null, answeredAt, at(-1))).toEqual(times(0));
});

test('every answer starts over', () => {
  const next = seenSince(times(90, -60), at(5), at(6));
  expect(next).toEqual({ answeredAt: at(5), seen: at(6), earliest: at(5) });
});

test('the device stores a first range, a new answer, an earlier time, and a later one once a minute', () => {
  expect(isWorthStoring(null, times(0))).toBe(true);
  expect(isWorthStoring(times(5), { ...times(5), answeredAt: at(1) })).toBe(true);
  expect(isWorthStoring(times(5), times(5, -2))).toBe(true);
  expect(isWorthStoring(times(5), times(6))).toBe(true);
  expect(isWorthStoring(times(5), times(5.9))).toBe(false);
});
