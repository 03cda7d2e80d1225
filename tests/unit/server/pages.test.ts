import { expect, test } from 'vitest';
import { fromNearerEnd } from '../../../server/store/database/nearerEnd.ts';
import { dayNumber, dayNumberOf, dayNumberStart, keyAt } from '../../../server/store/order/orderCounts.ts';

const rows = Array.from({ length: 47 }, (_, place) => place);

test('a page counted from the nearer end has the same rows', () => {
  for (const limit of [1, 10, 20]) {
    for (let offset = 0; offset < 60; offset += 1) {
      const part = fromNearerEnd({ offset, limit }, rows.length);
      const list = part.isReversed ? rows.toReversed() : rows;
      const found = list.slice(part.offset, part.offset + part.limit);
      expect(part.isReversed ? found.toReversed() : found).toEqual(rows.slice(offset, offset + limit));
      if (offset < rows.length) expect(part.offset).toBeLessThanOrEqual(rows.length / 2);
    }
  }
});

test('the key of a row and the rows before its key, in both directions', () => {
  const buckets = [
    { key: 3, orders: 2 },
    { key: 3, orders: 1 },
    { key: 5, orders: 0 },
    { key: 8, orders: 4 },
  ];
  const keys = [3, 3, 3, 8, 8, 8, 8];
  for (const direction of ['rising', 'falling'] as const) {
    const sorted = direction === 'rising' ? keys : keys.toReversed();
    for (const [offset, key] of sorted.entries()) {
      expect(keyAt(buckets, offset, direction)).toEqual({ key, before: sorted.indexOf(key) });
    }
    expect(keyAt(buckets, keys.length, direction)).toBeNull();
  }
});

test('a numbered day begins at midnight in Bangkok', () => {
  const start = dayNumberStart(dayNumber('2026-02-15'));
  expect(new Date(start).toISOString()).toBe('2026-02-14T17:00:00.000Z');
  expect([dayNumberOf(start - 1), dayNumberOf(start)]).toEqual([dayNumber('2026-02-14'), dayNumber('2026-02-15')]);
});
