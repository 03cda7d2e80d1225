import { expect, test } from 'vitest';
import { CellFault, readInstant } from '../../../server/import/readCell.ts';

test.each([
  ['15/2/2569 9:00', Date.UTC(2026, 1, 15, 2)],
  ['15/02/2569 09.00 น.', Date.UTC(2026, 1, 15, 2)],
  ['๑๕/๒/๒๕๖๙ ๙:๐๐', Date.UTC(2026, 1, 15, 2)],
  ['15/2/2026', Date.UTC(2026, 1, 14, 17)],
  ['2026-02-15', Date.UTC(2026, 1, 14, 17)],
  ['2026-02-15T09:00:30', Date.UTC(2026, 1, 15, 2, 0, 30)],
  ['15-2-2026', Date.UTC(2026, 1, 14, 17)],
  ['15/2/69', Date.UTC(2026, 1, 14, 17)],
  ['15/2/26 9:00', Date.UTC(2026, 1, 15, 2)],
  ['15 ก.พ. 2569', Date.UTC(2026, 1, 14, 17)],
  ['15 กุมภาพันธ์ 2569 09.00 น.', Date.UTC(2026, 1, 15, 2)],
  ['15-Feb-26', Date.UTC(2026, 1, 14, 17)],
])('%s in a file is a day that people write', (cell, startsAt) => {
  expect(readInstant(cell, '00:00:00')).toBe(startsAt);
});

test('a day alone may be its last second, and an empty cell is none', () => {
  expect(readInstant('15/2/69', '23:59:59')).toBe(Date.UTC(2026, 1, 15, 16, 59, 59));
  expect(readInstant('', '23:59:59')).toBeNull();
});

test.each(['2/15/2026', '31/2/2026', '15/2', '15/2/2026 25:00', '15/2/2026 9', '15 ก.ฟ. 2569'])(
  '%s in a file is no day',
  (cell) => {
    expect(() => readInstant(cell, '00:00:00')).toThrow(CellFault);
  },
);
