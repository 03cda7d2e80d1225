import { describe, expect, test } from 'vitest';
import { buddhistYear, formatBangkokDate, formatBangkokTime } from '../../../src/domain/time.ts';
import { isTime, parseBangkok, readTypedDate } from '../../../src/domain/typedTime.ts';
import { formatWireInstant, parseWireInstant } from '../../../src/domain/wireInstant.ts';

describe('Bangkok time', () => {
  test('half past midnight in Bangkok is the evening before in UTC', () => {
    const instant = parseBangkok('2026-02-15', '00:30:00');
    expect(instant).toBe(Date.UTC(2026, 1, 14, 17, 30));
    expect(formatWireInstant(instant ?? 0)).toBe('2026-02-14 17:30:00');
    expect(formatBangkokDate(instant ?? 0)).toBe('2026-02-15');
    expect(formatBangkokTime(instant ?? 0)).toBe('00:30:00');
  });

  test('a year of the Buddhist era is understood', () => {
    expect(parseBangkok('2569-02-15', '00:30:00')).toBe(parseBangkok('2026-02-15', '00:30:00'));
    expect(readTypedDate('2569-02-15')).toBe('2026-02-15');
    expect(readTypedDate('2567-02-29')).toBe('2024-02-29');
    expect(readTypedDate('2400-01-01')).toBe('1857-01-01');
    expect(readTypedDate('2399-01-01')).toBe('2399-01-01');
    expect(buddhistYear(2_026)).toBe(2_569);
  });

  test.each([
    ['2026-02-29', '10:00:00'],
    ['2569-02-29', '10:00:00'],
    ['2026-13-01', '10:00:00'],
    ['2026-00-10', '10:00:00'],
    ['2026-2-15', '10:00:00'],
    ['15-02-2026', '10:00:00'],
    ['2026-02-15 ', '10:00:00'],
    ['0026-02-15', '10:00:00'],
    ['', '10:00:00'],
    ['2026-02-15', '24:00:00'],
    ['2026-02-15', '10:60:00'],
    ['2026-02-15', '10:00'],
    ['2026-02-15', '9:00:00'],
    ['2026-02-15', ''],
  ])('%s %s is no time', (date, time) => {
    expect(parseBangkok(date, time)).toBeNull();
  });

  test('isTime is exact', () => {
    expect(isTime('23:59:59')).toBe(true);
    expect(isTime('23:59:59\n')).toBe(false);
  });
});

describe('the instant of the wire', () => {
  test('is read back', () => {
    expect(parseWireInstant('2026-02-14 17:30:00')).toBe(Date.UTC(2026, 1, 14, 17, 30));
  });

  test.each([
    '2026-02-14T17:30:00',
    '2026-02-14',
    '2026-02-14 17:30:00 ',
    '2569-02-14 17:30:00',
    '2026-02-30 17:30:00',
  ])('"%s" is refused', (text) => {
    expect(parseWireInstant(text)).toBeNull();
  });
});
