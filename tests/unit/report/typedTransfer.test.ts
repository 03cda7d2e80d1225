import { describe, expect, test } from 'vitest';
import {
  onlyAmount,
  readTransferAmount,
  writeTransferAmount,
} from '../../../src/features/bankTransfer/typedTransfer.ts';

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
