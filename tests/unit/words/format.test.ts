import { describe, expect, test } from 'vitest';
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatDiscount,
  formatLength,
  formatMachineTime,
  formatMoney,
  formatPrice,
  formatTerm,
  formatTime,
} from '../../../src/i18n/format.ts';
import { formatBytes } from '../../../src/i18n/formatBytes.ts';
import { formatClock, formatDuration, formatMinutes } from '../../../src/i18n/learning/formatLecture.ts';
import { formatRemaining } from '../../../src/i18n/learning/formatRemaining.ts';

const minutes = (count: number) => count * 60_000;
const hours = (count: number) => minutes(count * 60);
const days = (count: number) => hours(count * 24);
/** Non-breaking spaces as plain ones, for readability. */
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

describe('money', () => {
  test('is short while browsing and exact from the cart onwards', () => {
    expect(formatPrice(199_000)).toBe('฿1,990');
    expect(formatPrice(199_050)).toBe('฿1,990.50');
    expect(formatMoney(199_000)).toBe('฿1,990.00');
    expect(formatMoney(7)).toBe('฿0.07');
    expect(formatMoney(123_456_789_00)).toBe('฿123,456,789.00');
    expect(formatMoney(3_000, 'USD')).toBe('$30.00');
  });

  test('shows a discount with the minus of mathematics', () => {
    expect(formatDiscount(50_000)).toBe('\u2212฿500.00');
    expect(formatDiscount(-50_000)).toBe('\u2212฿500.00');
    expect(formatDiscount(0)).toBe('฿0.00');
  });

  test('groups in threes at every length', () => {
    expect([99_900, 100_000, 99_999_900, 100_000_000].map((minor) => formatPrice(minor))).toEqual([
      '฿999',
      '฿1,000',
      '฿999,999',
      '฿1,000,000',
    ]);
  });
});

// Runs in the machine's zone and in America/Los_Angeles (vitest.config.ts).
test('a count is grouped as money is', () => {
  const counts = [0, 7, 999, 1_000, 12_345, 1_234_567].map(formatCount);
  expect(counts).toEqual(['0', '7', '999', '1,000', '12,345', '1,234,567']);
});

describe('dates', () => {
  const at = Date.UTC(2026, 1, 14, 2, 41);

  test('are those of Bangkok', () => {
    expect(plain(formatDate(at, 'th'))).toBe('14 ก.พ. 2569');
    expect(plain(formatDateTime(at, 'th'))).toBe('14 ก.พ. 2569 09:41 น.');
    expect(plain(formatDate(at, 'en'))).toBe('14 Feb 2026');
    expect(plain(formatDateTime(at, 'en'))).toBe('14 Feb 2026, 09:41');
    expect(plain(formatTime(at, 'th'))).toBe('09:41 น.');
    expect(formatMachineTime(at)).toBe('2026-02-14T02:41:00Z');
  });

  test('turn with the day, the month and the year of Bangkok', () => {
    const lastMinute = Date.UTC(2025, 11, 31, 16, 59);
    expect(plain(formatDateTime(lastMinute, 'th'))).toBe('31 ธ.ค. 2568 23:59 น.');
    expect(plain(formatDateTime(lastMinute + minutes(1), 'th'))).toBe('1 ม.ค. 2569 00:00 น.');
    expect(plain(formatDateTime(lastMinute + minutes(1), 'en'))).toBe('1 Jan 2026, 00:00');
  });

  test('stay right in the hour that summer time skips elsewhere', () => {
    expect(plain(formatDateTime(Date.UTC(2026, 2, 8, 10, 30), 'th'))).toBe('8 มี.ค. 2569 17:30 น.');
  });
});

test('a number never parts from its unit, but the parts may break between them', () => {
  expect(formatDate(Date.UTC(2026, 1, 14), 'th')).toBe('14\u00a0ก.พ.\u00a02569');
  expect(formatRemaining(days(212) + hours(6), 'th')).toBe('อีก\u00a0212\u00a0วัน 6\u00a0ชม.');
});

describe('lengths', () => {
  test('of a lecture change their unit at an hour', () => {
    expect(plain(formatDuration(minutes(14.5), 'th'))).toBe('14:30 นาที');
    expect(plain(formatDuration(hours(1) + minutes(52) + 10_000, 'th'))).toBe('1:52:10 ชม.');
    expect(plain(formatDuration(hours(1) - 1, 'en'))).toBe('59:59 min');
    expect(plain(formatDuration(hours(1), 'en'))).toBe('1:00:00 hours');
  });

  test('of a whole course are said in words', () => {
    expect(plain(formatLength(hours(6) + minutes(20), 'th'))).toBe('6 ชม. 20 นาที');
    expect(plain(formatLength(minutes(45), 'en'))).toBe('45 min');
    expect(plain(formatLength(hours(2), 'th'))).toBe('2 ชม.');
    expect(plain(formatLength(10_000, 'th'))).toBe('1 นาที');
    expect(plain(formatLength(0, 'th'))).toBe('0 นาที');
  });

  test('of a position need no words', () => {
    expect(formatClock(252_900)).toBe('4:12');
    expect(formatClock(0)).toBe('0:00');
    expect(formatClock(-5)).toBe('0:00');
    expect([252.9, 0, 4_500, 36_000].map(formatMinutes)).toEqual(['4:12', '0:00', '75:00', '600:00']);
  });
});

describe('time left', () => {
  test('names its two largest units', () => {
    expect(plain(formatRemaining(days(212) + hours(6) + minutes(59), 'th'))).toBe('อีก 212 วัน 6 ชม.');
    expect(plain(formatRemaining(hours(5) + minutes(20), 'th'))).toBe('อีก 5 ชม. 20 นาที');
    expect(plain(formatRemaining(days(1), 'th'))).toBe('อีก 1 วัน');
    expect(plain(formatRemaining(days(1) - 1, 'en'))).toBe('23 hours 59 min left');
    expect(plain(formatRemaining(days(1) + hours(1), 'en'))).toBe('1 day 1 hour left');
    expect(plain(formatRemaining(30_000, 'th'))).toBe('อีก 30 วินาที');
    expect(plain(formatRemaining(1, 'th'))).toBe('อีก 1 วินาที');
  });

  test('is nothing at zero and after', () => {
    expect(formatRemaining(0, 'th')).toBeNull();
    expect(formatRemaining(-1, 'en')).toBeNull();
  });
});

test('a term is said as the shop says it', () => {
  expect(plain(formatTerm({ amount: 1, unit: 'year' }, 'th'))).toBe('1 ปี');
  expect(plain(formatTerm({ amount: 6, unit: 'month' }, 'en'))).toBe('6 months');
  expect(plain(formatTerm({ amount: 1, unit: 'day' }, 'en'))).toBe('1 day');
});

test('sizes are rounded for people', () => {
  expect([850_000, 12_400_000, 1_250_000_000].map((bytes) => plain(formatBytes(bytes)))).toEqual([
    '850 KB',
    '12 MB',
    '1.2 GB',
  ]);
});
