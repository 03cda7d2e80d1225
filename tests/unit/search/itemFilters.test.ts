import { describe, expect, test } from 'vitest';
import type { Listing } from '../../../src/domain/catalogue/course.ts';
import { isFiltered, writeFilters } from '../../../src/domain/search/chosenFilters.ts';
import { filterPlaces } from '../../../src/domain/search/filterPlaces.ts';
import { type ItemFilters, readFilters, withToggled } from '../../../src/domain/search/itemFilters.ts';
import { bothSearches } from '../bothSearches.ts';
import { row } from '../listingFixture.ts';

const baht = (amount: number | null) => ({ fromPrices: { THB: amount === null ? null : amount * 100, USD: null } });
const hours = (count: number) => ({ durationSeconds: count * 3_600 });

const rows: readonly Listing[] = [
  row('1', 'เอกเซล', 'Excel', { ...baht(0), ...hours(2), level: 'beginner' }),
  row('2', 'เอกเซลขั้นสูง', 'Excel further', { ...baht(500), ...hours(6), taughtIn: 'en' }),
  row('3', 'ถ่ายภาพ', 'Photos', { ...baht(501), courseType: 'liveRoom', startsAt: Date.UTC(2026, 10, 30, 18) }),
  row('4', 'วาดภาพ', 'Drawing', { ...baht(null), courseType: 'inClass', startsAt: Date.UTC(2026, 10, 30, 16) }),
  row('5', 'สมุด', 'Workbook', { ...baht(90), kind: 'product', courseType: null, taughtIn: 'en' }),
];

function filtered(filters: ItemFilters) {
  const all = Uint32Array.from(rows.keys());
  const { places, counts } = filterPlaces(all, (place) => rows[place], filters, {
    ...{ currency: 'THB', onOffer: new Set(['3', '9']) },
  });
  return { ids: [...places].map((place) => rows[place]?.id), counts };
}

describe('an item fits', () => {
  test.each<[ItemFilters, string[]]>([
    [{}, ['1', '2', '3', '4', '5']],
    [{ price: ['free'] }, ['1']],
    [{ price: ['low'] }, ['2', '5']],
    [{ price: ['middle', 'free'] }, ['1', '3']],
    [{ type: ['liveRoom', 'inClass'] }, ['3', '4']],
    // The end of November in Bangkok is before midnight in UTC.
    [{ month: ['2026-12'] }, ['3']],
    [{ month: ['2026-11'] }, ['4']],
    [{ length: ['short'] }, ['1']],
    [{ length: ['medium'] }, ['2']],
    [{ language: ['en'] }, ['2']],
    [{ level: ['beginner', 'advanced'] }, ['1']],
    [{ offer: ['on'] }, ['3']],
    [{ price: ['low'], language: ['en'] }, ['2']],
    [{ price: ['free'], language: ['en'] }, []],
  ])('%o', (filters, ids) => {
    expect(filtered(filters).ids).toEqual(ids);
  });
});

test('a filter counts what the other filters leave', () => {
  const { counts } = filtered({ language: ['en'], price: ['low'] });
  expect(counts.language).toEqual({ en: 1 });
  expect(counts.price).toEqual({ low: 1 });
  expect(filtered({ price: ['free'] }).counts).toMatchObject({
    ...{ price: { free: 1, low: 2, middle: 1 }, language: { th: 1 }, length: { short: 1 } },
  });
});

describe('filters in a text', () => {
  const read = (query: string) => readFilters((name) => new URLSearchParams(query).get(name));

  test('unknown values are left out, and known ones have one order', () => {
    expect(read('price=high,free,cheap,free&type=flex&month=2026-13,2026-02,2026-01&level2=x&length=')).toEqual({
      ...{ price: ['free', 'high'], type: ['flex'], month: ['2026-01', '2026-02'] },
    });
    expect(isFiltered(read('price=cheap&offer=no'))).toBe(false);
  });

  test('what is written is read again', () => {
    const filters = { price: ['free', 'high'], month: ['2026-01'], offer: ['on'] };
    expect(readFilters((name) => writeFilters(filters)[name])).toEqual(filters);
  });

  test('a value is chosen and taken away', () => {
    const chosen = withToggled({ price: ['high'] }, 'price', 'free');
    expect(chosen).toEqual({ price: ['free', 'high'] });
    expect(withToggled(withToggled(chosen, 'price', 'high'), 'price', 'free')).toEqual({});
  });
});

test('shop and device filter and count the same, with and without a keyword', () => {
  const { inShop, onDevice } = bothSearches(rows, []);
  for (const keyword of ['', 'เอกเซล', 'ภาพ', 'excle']) {
    for (const filters of [
      {},
      { price: ['free', 'low'] },
      { level: ['beginner'] },
      { language: ['en'] },
      { offer: ['on'] },
    ] as const) {
      const found = inShop(keyword, { filters });
      expect(onDevice(keyword, { filters })).toEqual(found);
    }
  }
  expect(inShop('เอกเซล', { filters: { language: ['en'] } })).toMatchObject({
    ...{ ids: ['2'], total: 1, counts: { language: { th: 1, en: 1 }, price: { low: 1 } } },
  });
});
