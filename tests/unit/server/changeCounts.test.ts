import { expect, test } from 'vitest';
import { changeCounts, telling } from '../../../server/store/database/changeCounts.ts';

const changed = (statement: string, tables: readonly string[]) => {
  const counts = changeCounts();
  counts.note(statement);
  return counts.countOf(tables) > 0;
};

test.each([
  ['update "items" set "rank" = $1', true],
  ['INSERT INTO settings (name) values ($1)', true],
  ['with gone as (delete from "items" returning id) select count(*) from gone', true],
  ['truncate items', true],
  ['select 1; delete from items', true],
  ['\n  select * from "items" for update', false],
  ['update "orders" set "status" = $1', false],
  ['update "import_items" set "rank" = $1', false],
])('%s may have changed items or settings: %s', (statement, expected) => {
  expect(changed(statement, ['items', 'settings'])).toBe(expected);
});

test('a statement counts once it has ended, also by a fault', async () => {
  const counts = changeCounts();
  const running = Promise.withResolvers<void>();
  const ask = telling(async (_: string) => await running.promise, counts.note);
  const asked = ask('delete from items');
  expect(counts.countOf(['items'])).toBe(0);
  running.reject(new Error('the line broke'));
  await expect(asked).rejects.toThrow('the line broke');
  expect(counts.countOf(['items'])).toBe(1);
});

test('statements as objects count, too', async () => {
  const counts = changeCounts();
  await telling(async (_: { text: string }) => {}, counts.note)({ text: 'delete from items' });
  expect(counts.countOf(['items'])).toBe(1);
});

test('a count, which the query builder ends with a semicolon, is no change', () => {
  expect(changed('select count(*) from "items";', ['items'])).toBe(false);
  expect(changed('select 1; delete from "items"', ['items'])).toBe(true);
});
