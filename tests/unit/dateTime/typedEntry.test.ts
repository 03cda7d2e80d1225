import { describe, expect, test } from 'vitest';
import { readDate, readEntry, readTime } from '../../../src/domain/typedEntry.ts';

describe('a typed date', () => {
  test.each([
    ['14 ก.พ. 2569', '2026-02-14'],
    ['14\u00a0ก.พ.\u00a02569', '2026-02-14'],
    ['14 กพ 2569', '2026-02-14'],
    ['1 กุมภาพันธ์ 2569', '2026-02-01'],
    ['14 Feb 2026', '2026-02-14'],
    ['14 february 2026', '2026-02-14'],
    ['14/02/2569', '2026-02-14'],
    ['27/11/69', '2026-11-27'],
    ['27 พ.ย. 69', '2026-11-27'],
    ['27 Nov 26', '2026-11-27'],
    ['4/2/2026', '2026-02-04'],
    ['14-02-2569', '2026-02-14'],
    ['2026-02-14', '2026-02-14'],
    ['2569-02-14', '2026-02-14'],
    [' 29 ก.พ. 2567 ', '2024-02-29'],
    ['๑๔ ก.พ. ๒๕๖๙', '2026-02-14'],
    ['14-ก.พ.-69', '2026-02-14'],
    ['14-Feb-26', '2026-02-14'],
  ])('%s is %s', (typed, day) => {
    expect(readDate(typed)).toBe(day);
  });

  test.each(['', '30 ก.พ. 2569', '14 xyz 2569', '14/13/2569', '14/02/256', '30/02/69', '2569', 'วันนี้', '14 ก.พ.'])(
    '%s is refused',
    (typed) => {
      expect(readDate(typed)).toBeNull();
    },
  );
});

describe('a typed time', () => {
  test.each([
    ['09:41:00', '09:41:00'],
    ['9:41', '09:41:00'],
    ['9.41', '09:41:00'],
    ['09:41 น.', '09:41:00'],
    ['0941', '09:41:00'],
    ['๙.๔๑ น.', '09:41:00'],
    ['094159', '09:41:59'],
    ['23:59:59', '23:59:59'],
  ])('%s is %s', (typed, time) => {
    expect(readTime(typed)).toBe(time);
  });

  test.each(['', '24:00', '9:61', '9', 'เช้า', '09:41:60'])('%s is refused', (typed) => {
    expect(readTime(typed)).toBeNull();
  });
});

describe('a typed time of 12 hours', () => {
  test.each([
    ['9:41:00 AM', '09:41:00'],
    ['9:41 pm', '21:41:00'],
    ['12:00:00 am', '00:00:00'],
    ['12:30 PM', '12:30:00'],
  ])('%s is %s', (typed, time) => {
    expect(readTime(typed)).toBe(time);
  });

  test.each(['13:00 PM', '0:30 AM', '9:41 xm', '9 AM'])('%s is refused', (typed) => {
    expect(readTime(typed)).toBeNull();
  });
});

describe('a typed day with its time', () => {
  test.each([
    ['14 ก.พ. 2569 09:41', '2026-02-14 09:41:00'],
    ['14 Feb 2026, 9:41 PM', '2026-02-14 21:41:00'],
    ['2026-02-14 09:41:07', '2026-02-14 09:41:07'],
  ])('%s is %s', (typed, value) => {
    expect(readEntry(typed, 'dateTime')).toBe(value);
  });

  test.each(['14 ก.พ. 2569', '09:41', '30 ก.พ. 2569 09:41'])('%s is refused', (typed) => {
    expect(readEntry(typed, 'dateTime')).toBeNull();
  });
});
