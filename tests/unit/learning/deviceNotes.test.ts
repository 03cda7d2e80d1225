import { expect, test } from 'vitest';
import {
  addedToLog,
  logWith,
  logWithAdded,
  uniteClockNotes,
  uniteLogs,
} from '../../../src/domain/learning/deviceNotes.ts';
import { playedSeconds } from '../../../src/domain/learning/progress.ts';

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

test('what came to a log is what it did not have, and of what went on the new part', () => {
  const before = [played(0, 10), played(20, 30)];
  expect(addedToLog(before, before)).toEqual([]);
  expect(addedToLog([], before)).toEqual(before);
  expect(addedToLog(before, logWith(before, played(30, 40)))).toEqual([played(30, 40)]);
  const again = [...before, played(20, 30, 90_000), played(50, 60)];
  expect(addedToLog(before, again)).toEqual([played(20, 30, 90_000), played(50, 60)]);
  expect(addedToLog([...before, played(20, 30, 90_000)], [...before, played(20, 40, 95_000)])).toEqual([
    played(30, 40, 95_000),
  ]);
});

test('what is new goes on from a row that is gone only where that has its device, lecture and beginning, and ended before', () => {
  const whole = played(0, 40);
  const others = [
    { ...played(0, 10), deviceId: 'tablet' },
    { ...played(0, 10), lectureId: 'l2' },
    played(5, 10),
    played(0, 50, 10_000),
    // A clock that was set back since.
    played(0, 10, 90_000),
  ];
  for (const other of others) expect(addedToLog([other], [whole])).toEqual([whole]);
});

test('what is added to a log that another wrote goes on where it ended, and stands there once', () => {
  const log = [played(0, 10), { ...played(0, 90), lectureId: 'l2' }];
  expect(logWithAdded(log, [played(10, 20)])).toEqual([played(0, 20), log[1]]);
  expect(logWithAdded(log, [played(0, 10)])).toEqual(log);
  expect(logWithAdded(log, [played(5, 15)])).toEqual([...log, played(5, 15)]);
});

test('what is added is left out where a row of the same device and time holds it, and no other row does so', () => {
  const log = [played(0, 20)];
  expect(logWithAdded(log, [played(10, 20)])).toEqual(log);
  const others = [
    { ...played(10, 20), deviceId: 'tablet' },
    { ...played(10, 20), lectureId: 'l2' },
    played(10, 20, 90_000),
    played(10, 20, 15_000),
    { ...played(10, 30), recordedAt: 20_000 },
  ];
  for (const other of others) expect(playedSeconds(logWithAdded(log, [other]))).toBe(20 + other.to - other.from);
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
