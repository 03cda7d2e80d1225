import { describe, expect, test } from 'vitest';
import { listings } from '../../../server/catalogue/listings.ts';
import type { Category } from '../../../src/domain/catalogue/course.ts';
import { normaliseSearchText, wordsOf } from '../../../src/domain/search/search.ts';
import { plainSearch } from '../../../src/features/catalogue/listSearch.ts';
import { cachedRowsOf, columnsOf } from '../../../src/features/search/catalogueParts.ts';
import { nameRows, searchable, searchRows } from '../../../src/features/search/searchRows.ts';
import { thaiSegmenter } from '../../../src/features/search/thaiSegmenter.ts';
import { row } from '../listingFixture.ts';

const marketing: Category = {
  ...{ id: 'm', kind: 'course', linkPath: 'marketing', weave: 'khit', parentId: null, count: 1 },
  name: { th: 'ขายและการตลาด', en: 'Selling and marketing' },
};
const words = (th: string) => ({ th, en: null });
const rows = [
  row('1', 'ภาษาญี่ปุ่น เรียนพูดกับครู', 'Japanese'),
  row('2', 'ยื่นภาษีให้ถูกต้อง', 'Income tax'),
  row('3', 'แดชบอร์ดของทีม', 'Dashboards', { instructorName: words('ปวีณา ศรีสุข') }),
  row('4', 'ทาสีบ้านให้ผู้อยู่มีสุข', 'Paint', { summary: words('เลือกสี อยู่เป็นสุข') }),
  row('5', 'เล่าเรื่องบนฉลาก', 'Labels', { categoryPath: 'marketing' }),
  row('6', 'เขียนประโยคให้กระชับ', 'Sentences'),
  row('7', 'คัดอักษร ก ถึง ฮ', 'Letters'),
  row('1010', 'บัญชีร้านค้าเล็ก', 'Small shops 100'),
  row('1017', 'ปฐมพยาบาล', 'First aid 10 times in 1001 nights'),
];
const categories = [marketing];

const list = listings([]);
for (const { coverUrl: coverName, ...each } of rows) {
  const { name } = marketing;
  const categoryNames = each.categoryPath === marketing.linkPath ? `${name.th} ${name.en}` : '';
  list.put({ row: { ...each, coverName }, categoryNames });
}
const cached = searchable(
  cachedRowsOf(columnsOf(rows, [], thaiSegmenter)),
  nameRows(categories, thaiSegmenter),
  thaiSegmenter,
);

const inShop = (keyword: string) => {
  const { rows: found, ...page } = list.search({
    ...{ kind: 'course', categoryPath: null, sorting: null, currency: 'THB', limit: 40, offset: 0 },
    ...{ filters: {}, onOffer: new Set<string>() },
    ...{ asked: keyword, typed: normaliseSearchText(keyword), words: wordsOf(keyword, thaiSegmenter) },
  });
  return { ids: found.map(({ id }) => id), ...page };
};
const onDevice = (keyword: string) =>
  searchRows(cached, { ...plainSearch('course'), keyword, pageSize: 40, currency: 'THB', onOffer: [] }, thaiSegmenter);

describe.each([
  ['in the shop', inShop],
  ['on the device', onDevice],
])('%s', (_, ask) => {
  test.each([
    ['ภาษรี', 'ภาษี', ['2', '1']],
    ['สีสุข', 'ศรีสุข', ['3', '4']],
    ['การตลด', 'การตลาด', ['5']],
    ['ภาษรี ถูกต้อง', 'ภาษี ถูก ต้อง', ['2']],
  ])('%s is taken for %s, before the rows that hold its pieces in other words', (keyword, foundAs, ids) => {
    expect(ask(keyword)).toMatchObject({ ids, foundAs });
  });

  test.each([
    ['สุขสี', ['4']],
    ['บัญชีเล็ก', ['1010']],
    ['ภาษี', ['2']],
    ['ศรีสุข', ['3']],
  ])('%s is found as it was typed: each piece is a word, and nothing sounds like it', (keyword, ids) => {
    const found = ask(keyword);
    expect([found.ids, found.foundAs]).toEqual([ids, undefined]);
  });

  test('a number finds the course of this number first, and nothing that is only a little like it', () => {
    expect(ask('1010')).toMatchObject({ ids: ['1010'], total: 1 });
    expect(ask('๑๐๑๐')).toMatchObject({ ids: ['1010'], total: 1 });
    expect(ask('1017').ids).toEqual(['1017']);
    expect(ask('1001')).toMatchObject({ ids: ['1017'], total: 1 });
    expect(ask('1011')).toMatchObject({ ids: [], total: 0 });
  });

  test.each(['ก็่', 'ก็่่'])('%s is no letter that was mistyped: it finds nothing', (keyword) => {
    expect(ask(keyword)).toMatchObject({ ids: [], total: 0 });
  });

  test('an unknown short word has no approximate match: its pieces occur in words with another meaning', () => {
    expect(ask('โยคะ')).toMatchObject({ ids: [], total: 0 });
  });
});
