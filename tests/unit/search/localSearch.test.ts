import { describe, expect, test } from 'vitest';
import type { Listing } from '../../../src/domain/catalogue/course.ts';
import { plainSearch } from '../../../src/features/catalogue/listSearch.ts';
import { cachedRowsOf, columnsOf } from '../../../src/features/search/catalogueParts.ts';
import { readPart, writtenPart } from '../../../src/features/search/partText.ts';
import { nameRows, searchable, searchRows } from '../../../src/features/search/searchRows.ts';
import { thaiSegmenter } from '../../../src/features/search/thaiSegmenter.ts';
import { row } from '../listingFixture.ts';

const rows: readonly Listing[] = [
  row('2', 'ภาษาอังกฤษ อีเมลและการประชุม', 'English emails and meetings', { fromPrices: { THB: 5_000, USD: null } }),
  row('1', 'ภาษาญี่ปุ่นเพื่อการทำงาน', 'Japanese for work'),
  row('3', 'ถ่ายภาพสินค้าด้วยมือถือ', 'Product photos with a phone', {
    categoryPath: 'marketing',
    fromPrices: { THB: null, USD: null },
    courseType: 'liveRoom',
    summary: { th: 'ขายออนไลน์ให้ปัง', en: null },
  }),
  row('9', 'สมุดฝึกภาษาญี่ปุ่น', 'Kana workbook', { kind: 'product', categoryPath: 'books' }),
];

const categories = [
  {
    id: 'm',
    linkPath: 'marketing',
    name: { th: 'การตลาด', en: 'Marketing' },
    weave: 'phikun',
    kind: 'course',
    parentId: null,
    count: 1,
  },
] as const;

/** The rows after a restart, unpacked again. */
const written = writtenPart(columnsOf(rows, [], thaiSegmenter));
const reopened = readPart(written);
const cached = searchable(cachedRowsOf(reopened), nameRows(categories, thaiSegmenter), thaiSegmenter);

const ask = (search: Partial<ReturnType<typeof plainSearch>>) =>
  searchRows(cached, { ...plainSearch('course'), currency: 'THB', onOffer: [], ...search }, thaiSegmenter);

describe('searching the cached catalogue', () => {
  test('without a question: everything of the kind, by rank', () => {
    expect(ask({})).toMatchObject({ ids: ['1', '2', '3'], total: 3 });
    expect(ask({ kind: 'product' }).ids).toEqual(['9']);
  });

  test('a category leaves the others out, and lists what is in the categories below it', () => {
    expect(ask({ categoryPath: 'marketing' }).ids).toEqual(['3']);
    const [marketing] = categories;
    const above = { ...marketing, id: 'a', linkPath: 'above', parentId: null };
    const tree = [{ ...marketing, parentId: 'a' }, above];
    const placed = searchable(cachedRowsOf(reopened), nameRows(tree, thaiSegmenter), thaiSegmenter);
    const question = { ...plainSearch('course'), currency: 'THB' as const, onOffer: [], categoryPath: 'above' };
    expect(searchRows(placed, question, thaiSegmenter).ids).toEqual(['3']);
    expect(searchRows(placed, { ...question, keyword: 'การตลาด' }, thaiSegmenter).ids).toEqual(['3']);
  });

  test('finds Thai words inside unbroken text, English and the name of a category', () => {
    expect(ask({ keyword: 'ญี่ปุ่น' })).toMatchObject({ ids: ['1'], total: 1 });
    expect(ask({ keyword: 'EMAIL' }).ids).toEqual(['2']);
    expect(ask({ keyword: 'การตลาด' }).ids).toContain('3');
  });

  test.each([
    ['ออนไลน์', ['3', '1', '2']],
    ['online', ['1', '2', '3']],
    ['สด', ['3']],
    ['Live', ['3']],
    ['ภาษา ออนไลน์', ['1', '2']],
    ['ถ่ายทอดสด', []],
  ])('finds the courses of a kind, after those with the word %s itself', (keyword, ids) => {
    expect(ask({ keyword }).ids).toEqual(ids);
  });

  test.each([
    ['ภาษาญี่ปุ่ร', '1', 'ภาษาญี่ปุ่น'],
    ['อังกฤด', '2', 'อังกฤษ'],
    ['japanse', '1', 'japanese'],
    ['metings', '2', 'meetings'],
    ['phn', undefined, undefined],
    ['workin', '1', ''],
  ])('forgives a slip of the finger: %s', (keyword, id, foundAs) => {
    const answer = ask({ keyword });
    expect(answer.ids[0]).toBe(id);
    expect(answer.foundAs).toBe(foundAs);
  });

  test.each(['qqqqqqq', 'ฮฮฮฮฮฮ'])('does not pretend to have found %s', (keyword) => {
    expect(ask({ keyword }).total).toBe(0);
  });

  test('by price in both directions rows without one come last', () => {
    expect(ask({ sort: 'priceUp' }).ids).toEqual(['2', '1', '3']);
    expect(ask({ sort: 'priceDown' }).ids).toEqual(['1', '2', '3']);
  });

  test('one page and the number of all', () => {
    expect(ask({ page: 2, pageSize: 2 })).toMatchObject({ ids: ['3'], total: 3 });
  });

  test('words split before are reused, and an incomplete part is refused', () => {
    const cutsNothing = { segment: () => expect.unreachable('these words are cut already') };
    expect(columnsOf(rows, cachedRowsOf(reopened), cutsNothing)).toEqual(reopened);
    const changed = (columns: object) => writtenPart({ ...columnsOf(rows, [], thaiSegmenter), ...columns });
    for (const broken of [
      'null',
      '"text"',
      '{}',
      'no JSON',
      changed({ rankSteps: [] }),
      changed({ kinds: 'a' }),
      written.slice(0, written.lastIndexOf('\n')),
      written.slice(0, written.indexOf('\n')),
      `${written}\n`,
    ]) {
      expect(() => cachedRowsOf(readPart(broken))).toThrow();
    }
  });
});
