import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listings } from '../../../server/catalogue/listings.ts';
import type { Currency } from '../../../src/domain/pricing/currency.ts';
import { listSortings } from '../../../src/domain/site/interfaceConstants.ts';
import { plainSearch } from '../../../src/features/catalogue/listSearch.ts';
import { cachedRowsOf, columnsOf } from '../../../src/features/search/catalogueParts.ts';
import { nameRows, searchable, searchRows } from '../../../src/features/search/searchRows.ts';
import { thaiSegmenter } from '../../../src/features/search/thaiSegmenter.ts';
import { row } from '../listingFixture.ts';
import '../../property/fixedSeed.ts';

const few = fc.nat({ max: 3 });
const someRows = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('9', '10', '100', '99', 'b', 'aa', 'B2', '2b'),
    rank: few,
    createdAt: few,
    price: fc.option(few),
    dollars: fc.option(few),
  }),
  { selector: ({ id }) => id },
);

type Rows = readonly ReturnType<typeof row>[];
type Sorting = (typeof listSortings)[number];

function inShop(rows: Rows, sorting: Sorting, currency: Currency): readonly string[] {
  const list = listings([]);
  for (const { coverUrl: coverName, ...each } of rows) list.put({ row: { ...each, coverName }, categoryNames: '' });
  const asked = { asked: '', typed: '', words: [], sorting, currency, limit: 20, offset: 0 } as const;
  const all = { filters: {}, onOffer: new Set<string>() };
  return list.search({ kind: 'course', categoryPath: null, ...all, ...asked }).rows.map(({ id }) => id);
}

function onDevice(rows: Rows, sort: Sorting, currency: Currency): readonly string[] {
  const cached = searchable(
    cachedRowsOf(columnsOf(rows, [], thaiSegmenter)),
    nameRows([], thaiSegmenter),
    thaiSegmenter,
  );
  return searchRows(cached, { ...plainSearch('course'), sort, currency, onOffer: [] }, thaiSegmenter).ids;
}

test.each(listSortings)('%s is the same order in the shop and on the device', (sorting) => {
  fc.assert(
    fc.property(someRows, (chosen) => {
      const rows = chosen.map(({ id, rank, createdAt, price, dollars }) =>
        row(id, id, id, { rank, createdAt, fromPrices: { THB: price, USD: dollars } }),
      );
      for (const currency of ['THB', 'USD'] as const) {
        expect(onDevice(rows, sorting, currency)).toEqual(inShop(rows, sorting, currency));
      }
    }),
  );
});

test('newest first, whatever the id and later changes, and by rank among equals', () => {
  const rows = [
    row('900', 'เก่า', 'Old', { createdAt: 1, updatedAt: 9, rank: 1 }),
    row('7', 'ใหม่', 'New', { createdAt: 3, rank: 4 }),
    row('a', 'ด้วยกัน', 'Together', { createdAt: 2, rank: 3 }),
    row('zz', 'ด้วยกัน', 'Together', { createdAt: 2, rank: 2 }),
  ];
  for (const found of [inShop(rows, 'newest', 'THB'), onDevice(rows, 'newest', 'THB')]) {
    expect(found).toEqual(['7', 'zz', 'a', '900']);
  }
});
