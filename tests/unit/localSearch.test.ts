import { describe, expect, test } from 'vitest';
import { plainSearch } from '../../src/features/catalogue/listSearch.ts';
import { searchLocally } from '../../src/features/catalogue/localSearch.ts';
import { mergeDelta } from '../../src/features/search/catalogueIndex.ts';
import type { CatalogueIndex } from '../../src/features/search/keptIndex.ts';
import { row } from './listingFixture.ts';

const index: CatalogueIndex = {
  asOf: 1,
  rows: [
    row('2', 'ภาษาอังกฤษ อีเมลและการประชุม', 'English emails and meetings', { fromPrices: { THB: 5_000, USD: null } }),
    row('1', 'ภาษาญี่ปุ่นเพื่อการทำงาน', 'Japanese for work'),
    row('3', 'ถ่ายภาพสินค้าด้วยมือถือ', 'Product photos with a phone', {
      categoryPath: 'marketing',
      fromPrices: { THB: null, USD: null },
    }),
    row('9', 'สมุดฝึกภาษาญี่ปุ่น', 'Kana workbook', { kind: 'product', categoryPath: 'books' }),
  ],
};

const categories = [
  {
    id: 'm',
    linkPath: 'marketing',
    name: { th: 'การตลาด', en: 'Marketing' },
    weave: 'phikun',
    kind: 'course',
    count: 1,
  },
] as const;

const ask = (search: Partial<ReturnType<typeof plainSearch>>) => {
  const answer = searchLocally(index, categories, { ...plainSearch('course'), ...search });
  return { ...answer, ids: answer.rows.map((found) => found.id) };
};

describe('searching what is kept', () => {
  test('without a question: everything of the kind, by rank', () => {
    expect(ask({})).toMatchObject({ ids: ['1', '2', '3'], total: 3, isNear: false });
    expect(ask({ kind: 'product' }).ids).toEqual(['9']);
  });

  test('a category leaves the others out', () => {
    expect(ask({ categoryPath: 'marketing' }).ids).toEqual(['3']);
  });

  test('finds Thai words inside unbroken text, English and the name of a category', () => {
    expect(ask({ keyword: 'ญี่ปุ่น' })).toMatchObject({ ids: ['1'], isNear: false });
    expect(ask({ keyword: 'EMAIL' }).ids).toEqual(['2']);
    expect(ask({ keyword: 'การตลาด' }).ids).toContain('3');
  });

  test.each([
    ['ภาษาญี่ปุ่ร', '1'],
    ['อังกฤด', '2'],
    ['japanse', '1'],
    ['metings', '2'],
  ])('forgives a slip of the finger: %s', (keyword, id) => {
    const answer = ask({ keyword });
    expect(answer.isNear).toBe(true);
    expect(answer.ids[0]).toBe(id);
  });

  test.each(['qqqqqqq', 'ฮฮฮฮฮฮ'])('does not pretend to have found %s', (keyword) => {
    expect(ask({ keyword }).total).toBe(0);
  });

  test('by price in both directions what has none stands last', () => {
    expect(ask({ sort: 'priceUp' }).ids).toEqual(['2', '1', '3']);
    expect(ask({ sort: 'priceDown' }).ids).toEqual(['1', '2', '3']);
  });

  test('one page and the number of all', () => {
    expect(ask({ page: 2, pageSize: 2 })).toMatchObject({ ids: ['3'], total: 3 });
  });
});

describe('what changed since', () => {
  test('replaces, adds and takes out', () => {
    const renamed = row('1', 'ภาษาญี่ปุ่นสำหรับครัว', 'Japanese for kitchens');
    const added = row('4', 'ใหม่', 'New');
    const merged = mergeDelta(index, { rows: [renamed, added], removedIds: ['3', '77'], asOf: 5 });
    expect(merged.asOf).toBe(5);
    expect(merged.rows.map((one) => one.id).toSorted()).toEqual(['1', '2', '4', '9']);
    expect(merged.rows.find((one) => one.id === '1')).toBe(renamed);
  });

  test('the first time everything is new', () => {
    expect(mergeDelta(undefined, { rows: index.rows, removedIds: [], asOf: 1 })).toEqual(index);
  });
});
