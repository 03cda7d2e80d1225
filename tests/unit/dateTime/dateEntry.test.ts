import { describe, expect, test } from 'vitest';
import { entryFault, entryOfInstant, instantOfEntry, offeredTime, timeOptions } from '../../../src/domain/dateEntry.ts';

describe('an accepted value (specification 5, date and time entry)', () => {
  test.each([
    ['date', '2026-02-14'],
    ['time', '23:59:59'],
    ['dateTime', '2026-02-14 09:41:00'],
  ] as const)('%s: %s', (kind, value) => {
    expect(entryFault(value, { kind })).toBeNull();
  });

  test.each([
    ['date', ''],
    ['date', '2026-02-30'],
    ['date', '2569-02-14'],
    ['date', '2026-2-14'],
    ['date', '2026-02-14 09:41:00'],
    ['time', '24:00:00'],
    ['time', '9:41'],
    ['dateTime', '2026-02-14T09:41:00'],
    ['dateTime', '2026-02-14 09:61:00'],
  ] as const)('but not, as %s, %s', (kind, value) => {
    expect(entryFault(value, { kind })).toBe('unreadable');
  });
});

test('limits include their ends; a day also limits a value with a time', () => {
  const limits = { earliest: '2026-02-14', latest: '2026-02-15' };
  const faultOf = (value: string) => entryFault(value, { kind: 'dateTime', ...limits });
  expect(
    ['2026-02-13 23:59:59', '2026-02-14 00:00:00', '2026-02-15 23:59:59', '2026-02-16 00:00:00'].map(faultOf),
  ).toEqual(['tooEarly', null, null, 'tooLate']);
});

test('a time is accepted within the offered hours, minutes and seconds only', () => {
  const rules = { kind: 'time', options: { hours: [9, 10], minutes: [0, 30], seconds: [0] } } as const;
  expect(['09:30:00', '11:30:00', '09:15:00', '09:30:01'].map((time) => entryFault(time, rules))).toEqual([
    null,
    'notOffered',
    'notOffered',
    'notOffered',
  ]);
  expect(offeredTime('10:47:12', timeOptions(rules))).toBe('10:30:00');
  expect(offeredTime('08:47:12', timeOptions(rules))).toBe('09:30:00');
});

test('a value is in Bangkok, and comes back from its instant', () => {
  const at = instantOfEntry('2026-02-15 00:30:00');
  expect(at).toBe(Date.UTC(2026, 1, 14, 17, 30));
  expect(entryOfInstant(at ?? 0, 'dateTime')).toBe('2026-02-15 00:30:00');
  expect(instantOfEntry('2026-02-15')).toBe(Date.UTC(2026, 1, 14, 17));
  expect(instantOfEntry('2026-02-30')).toBeNull();
});
