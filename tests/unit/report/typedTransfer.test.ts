import { describe, expect, test } from 'vitest';
import {
  onlyAmount,
  readTransferAmount,
  readTransferDate,
  readTransferTime,
  writeTransferAmount,
} from '../../../src/features/bankTransfer/typedTransfer.ts';

describe('a typed date', () => {
  test.each([
    ['14 ก.พ. 2569', '2026-02-14'],
    ['14\u00a0ก.พ.\u00a02569', '2026-02-14'],
    ['14 กพ 2569', '2026-02-14'],
    ['1 กุมภาพันธ์ 2569', '2026-02-01'],
    ['14 Feb 2026', '2026-02-14'],
    ['14 february 2026', '2026-02-14'],
    ['14/02/2569', '2026-02-14'],
    ['4/2/2026', '2026-02-04'],
    ['14-02-2569', '2026-02-14'],
    ['2026-02-14', '2026-02-14'],
    ['2569-02-14', '2026-02-14'],
    [' 29 ก.พ. 2567 ', '2024-02-29'],
    ['๑๔ ก.พ. ๒๕๖๙', '2026-02-14'],
  ])('%s is %s', (typed, day) => {
    expect(readTransferDate(typed)).toBe(day);
  });

  test.each(['', '30 ก.พ. 2569', '14 xyz 2569', '14/13/2569', '14/02/69', '2569', 'วันนี้', '14 ก.พ.'])(
    '%s is refused',
    (typed) => {
      expect(readTransferDate(typed)).toBeNull();
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
    expect(readTransferTime(typed)).toBe(time);
  });

  test.each(['', '24:00', '9:61', '9', 'เช้า', '09:41:60'])('%s is refused', (typed) => {
    expect(readTransferTime(typed)).toBeNull();
  });
});

describe('a typed amount', () => {
  test.each([
    ['2,599.60', 259_960],
    ['2599.6', 259_960],
    ['690', 69_000],
    ['0.05', 5],
    ['12.', 1_200],
    ['๒,๕๙๙.๖๐', 259_960],
    ['1,200.-', 120_000],
  ])('%s is %i satang', (typed, minor) => {
    expect(readTransferAmount(typed)).toBe(minor);
  });

  test.each(['', 'abc', '1.234', '-5', '5-', '1-2', '-', '.-', '-5.-', '1.2.3', '9999999999'])(
    '%s is refused',
    (typed) => {
      expect(readTransferAmount(typed)).toBeNull();
    },
  );

  test('written amounts are read back', () => {
    for (const minor of [0, 5, 69_000, 259_960, 123_456_789]) {
      expect(readTransferAmount(writeTransferAmount(minor))).toBe(minor);
    }
  });

  test('letters do not come into the field', () => {
    expect(onlyAmount('฿1,2x00.50 บาท')).toBe('1,200.50');
    expect(onlyAmount('฿๑,๒๐๐.๕๐')).toBe('1,200.50');
  });

  test.each(['-5', '−5', '–5', '฿-5', '- ๕'])(
    'an amount typed as %s stays negative, and is never accepted',
    (typed) => {
      expect(onlyAmount(typed)).toBe('-5');
      expect(readTransferAmount(onlyAmount(typed))).toBeNull();
    },
  );
});
