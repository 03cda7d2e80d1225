import { expect, test } from 'vitest';
import { uniteClockNotes, uniteLogs } from '../../src/domain/deviceNotes.ts';

const played = (from: number, to: number, recordedAt = to * 1_000) => ({
  ...{ lectureId: 'l1', deviceId: 'phone' },
  ...{ from, to, recordedAt },
});

test('two logs become one: all of both in their order, a stretch of both once, a replay again', () => {
  const earlier = [played(0, 10), played(20, 30)];
  const later = [played(20, 30), played(20, 30, 90_000), played(40, 50)];
  expect(uniteLogs(earlier, later)).toEqual([...earlier, played(20, 30, 90_000), played(40, 50)]);
  expect(uniteLogs([], later)).toEqual(later);
  expect(uniteLogs(earlier, [])).toEqual(earlier);
});

const both = [
  [
    'of two answers the newer one',
    { answeredAt: 5, seen: 9, earliest: 1 },
    { answeredAt: 6, seen: 6 },
    { answeredAt: 6, seen: 6 },
  ],
  ['a note against none', { answeredAt: 5, seen: 9 }, { answeredAt: 0, seen: 0 }, { answeredAt: 5, seen: 9 }],
  [
    'of one answer the widest',
    { answeredAt: 5, seen: 9, earliest: 3 },
    { answeredAt: 5, seen: 7, earliest: 2 },
    { answeredAt: 5, seen: 9, earliest: 2 },
  ],
  [
    'of one answer also without the earliest',
    { answeredAt: 5, seen: 9 },
    { answeredAt: 5, seen: 12, earliest: 5 },
    { answeredAt: 5, seen: 12, earliest: 5 },
  ],
] as const;

test.each(both)('of what the clock has been counts %s, whichever came first', (_, one, other, expected) => {
  expect(uniteClockNotes(one, other)).toEqual(expected);
  expect(uniteClockNotes(other, one)).toEqual(expected);
});
