import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ListingSearch, listings } from '../../../server/catalogue/listings.ts';
import { thaiSegmenter } from '../../../server/catalogue/thaiSegmenter.ts';
import type { ListingRow } from '../../../server/store/catalogue/items.ts';
import { normaliseSearchText, wordsOf } from '../../../src/domain/search/search.ts';
import { boundWord, placeOfWord } from '../../../src/domain/search/wordBounds.ts';
import '../../property/fixedSeed.ts';

const row = (id: string, more: Partial<ListingRow> = {}): ListingRow => ({
  ...{ id, kind: 'course', slug: `${id}-words`, categoryPath: 'tax', weave: 'khit', courseType: null },
  ...{ title: { th: `คอร์ส ${id}`, en: null }, summary: { th: '', en: null } },
  ...{ instructorId: null, instructorName: null },
  ...{ coverName: null, coverAlt: { th: '', en: null }, isFree: false },
  ...{ fromPrices: { THB: 100, USD: 3 }, toPrices: { THB: 100, USD: 3 } },
  ...{
    needsApproval: false,
    isForMembers: false,
    startsAt: null,
    level: null,
    taughtIn: 'th',
    seatsLeft: null,
    durationSeconds: 0,
    lectureCount: 0,
    starCounts: null,
  },
  ...{ rank: Number(id), createdAt: 0, updatedAt: 0 },
  ...more,
});

const search = (typed: string, more: Partial<ListingSearch> = {}): ListingSearch => ({
  ...{ kind: 'course', categoryPath: null, sorting: null, currency: 'THB', limit: 10, offset: 0 },
  ...{ filters: {}, onOffer: new Set() },
  ...{ asked: typed, typed: normaliseSearchText(typed), words: normaliseSearchText(typed).split(' ').filter(Boolean) },
  ...more,
});

const listOf = (...rows: readonly ListingRow[]) => {
  const list = listings([]);
  for (const each of rows) list.put({ row: each, categoryNames: each.categoryPath === 'tax' ? 'บัญชีและภาษี Tax' : '' });
  return list;
};
const idsOf = (list: ReturnType<typeof listings>, asked: ListingSearch) => list.search(asked).rows.map(({ id }) => id);

const python = row('1', { title: { th: 'ไพทอนสำหรับงานออฟฟิศ', en: 'Python for office work' }, categoryPath: 'data' });
const shops = row('2', {
  ...{ title: { th: 'ขายของออนไลน์', en: null }, summary: { th: 'ภาษีร้านค้าออนไลน์', en: null }, categoryPath: 'data' },
});
const taxes = row('3', {
  ...{ title: { th: 'ภาษีร้านค้า', en: 'Tax for shops' }, instructorName: { th: 'พิมพ์ชนก ใจเย็น', en: null } },
});
const book = row('4', { kind: 'product', title: { th: 'หนังสือภาษี', en: null } });

test.each([
  ['ภาษี', ['3', '2']],
  ['ร้านค้า ออนไลน์', ['2']],
  ['PYTHON', ['1']],
  ['พิมพ์ชนก', ['3']],
  ['บัญชี', ['3']],
  ['ษ', ['3', '2']],
  ['ภาษี ไพทอน', []],
])('%s is found in titles before the rest, and only where all of it is', (typed, ids) => {
  expect(idsOf(listOf(python, shops, taxes, book), search(typed))).toEqual(ids);
});

test.each([
  ['pythn', ['1']],
  ['pyhton ofice', ['1']],
  ['ภาษร้านค้า', ['3', '2']],
  ['ภาาษีร้านค้า', ['3', '2']],
  ['พิมชนก', ['3']],
  ['qqqqqqqq', []],
  ['ฟฟฟฟฟฟ', []],
  ['เครื่องบิน', []],
])('%s is found in spite of a slip of the finger, and nothing that is only a little like it', (typed, ids) => {
  expect(idsOf(listOf(python, shops, taxes, book), search(typed))).toEqual(ids);
});

test('a changed row is found by its new words only, a removed one not at all', () => {
  const list = listOf(python, taxes);
  list.put({ row: { ...python, title: { th: 'ทำขนม', en: null } }, categoryNames: '' });
  list.remove('3');
  expect(idsOf(list, search('python'))).toEqual([]);
  expect(idsOf(list, search('ขนม'))).toEqual(['1']);
  expect(idsOf(list, search(''))).toEqual(['1']);
  expect(list.waste()).toBe(2);
});

test('cached results are computed again after a change, on all pages', () => {
  const rows = Array.from({ length: 25 }, (_, place) => row(String(place + 1)));
  const list = listOf(...rows);
  const pages = () => [0, 10, 20].map((offset) => idsOf(list, search('คอร์ส', { offset })).length);
  expect(pages()).toEqual([10, 10, 5]);
  list.remove('1');
  expect(pages()).toEqual([10, 10, 4]);
  list.put({ row: row('26'), categoryNames: '' });
  list.put({ row: row('27'), categoryNames: '' });
  expect(pages()).toEqual([10, 10, 6]);
});

test('sorts by price with rows that have none last', () => {
  const priced = (id: string, THB: number | null) => row(id, { fromPrices: { THB, USD: null } });
  const list = listOf(priced('9', 300), priced('10', 200), priced('8', null), priced('11', 300));
  const sorted = (sorting: ListingSearch['sorting']) => idsOf(list, search('', { sorting }));
  expect(sorted('priceUp')).toEqual(['10', '9', '11', '8']);
  expect(sorted('priceDown')).toEqual(['9', '11', '10', '8']);
  expect(sorted('popular')).toEqual(['8', '9', '10', '11']);
});

test('a page behind the end is empty and tells the total', () => {
  expect(listOf(python, shops, taxes).search(search('', { offset: 20 }))).toMatchObject({ rows: [], total: 3 });
});

test.each([
  ['ออนไลน์', ['6', '5', '8']],
  ['online', ['8', '5', '6']],
  ['สด', ['6']],
  ['LIVE', ['6']],
  ['คอร์สเรียนในห้องเรียน', ['7']],
  ['ถ่ายภาพ สด', ['6']],
  ['ออนไลย์', ['6', '5', '8']],
])('%s finds the courses of that kind, after those with the word itself', (typed, ids) => {
  const list = listOf(
    row('5', { title: { th: 'ภาษีอากร', en: null }, courseType: 'online' }),
    row('6', { title: { th: 'ถ่ายภาพขายออนไลน์', en: null }, courseType: 'liveRoom' }),
    row('7', { title: { th: 'ปฐมพยาบาล', en: null }, courseType: 'inClass' }),
    row('8', { title: { th: 'บัญชี', en: null }, summary: { th: '', en: 'Online books' }, courseType: 'flex' }),
    book,
  );
  expect(idsOf(list, search(typed, { words: wordsOf(typed, thaiSegmenter) }))).toEqual(ids);
});

test('finds exactly the rows whose text holds the words, in whatever letters', () => {
  const text = fc.string({ unit: fc.constantFrom(...'กขาี abéจ中', '\u4E4D'), maxLength: 12 });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 12 }), text, (titles, typed) => {
      const rows = titles.map((th, place) => row(String(place + 1), { title: { th, en: null }, categoryPath: '' }));
      const asked = search(typed);
      const holds = ({ title }: ListingRow) =>
        asked.words.every((word) => placeOfWord(normaliseSearchText(title.th), boundWord(word)) !== -1);
      const expected = rows.filter(holds).map(({ id }) => id);
      if (expected.length > 0) expect(idsOf(listOf(...rows), { ...asked, limit: 100 })).toEqual(expected);
    }),
  );
});
