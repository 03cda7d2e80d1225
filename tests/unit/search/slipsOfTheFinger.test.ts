import { expect, test } from 'vitest';
import { listings } from '../../../server/catalogue/listings.ts';
import { demoShop } from '../../../server/demo/content/demoShop.ts';
import type { ListingRow } from '../../../server/store/catalogue/items.ts';
import { normaliseSearchText, wordsOf } from '../../../src/domain/search/search.ts';
import { plainSearch } from '../../../src/features/catalogue/listSearch.ts';
import { cachedRowsOf, columnsOf } from '../../../src/features/search/catalogueParts.ts';
import { nameRows, searchable, searchRows } from '../../../src/features/search/searchRows.ts';
import { thaiSegmenter } from '../../../src/features/search/thaiSegmenter.ts';
import { row } from '../listingFixture.ts';

const rows = demoShop.courses.map(({ id, title, summary, type: courseType }, rank) =>
  row(id, title.th, title.en, { summary, rank, courseType, categoryPath: '' }),
);
const cached = searchable(cachedRowsOf(columnsOf(rows, [], thaiSegmenter)), nameRows([], thaiSegmenter), thaiSegmenter);
const putAll = (into: ReturnType<typeof listings>) => {
  for (const { coverUrl: coverName, ...each } of rows) {
    const listed: ListingRow = { ...each, coverName };
    into.put({ row: listed, categoryNames: '' });
  }
};
const list = listings([]);
putAll(list);

const onDevice = (keyword: string) =>
  searchRows(cached, { ...plainSearch('course'), keyword, pageSize: 40, currency: 'THB', onOffer: [] }, thaiSegmenter);
const inShop = (keyword: string, of = list) => {
  const { rows: found, ...page } = of.search({
    ...{ kind: 'course', categoryPath: null, sorting: null, currency: 'THB', limit: 40, offset: 0 },
    ...{ filters: {}, onOffer: new Set<string>() },
    ...{ asked: keyword, typed: normaliseSearchText(keyword), words: wordsOf(keyword, thaiSegmenter) },
  });
  return { ids: found.map(({ id }) => id), ...page };
};

const holds = (id: string | undefined, word: string) => {
  const of = rows.find((one) => one.id === id);
  return (
    of !== undefined &&
    normaliseSearchText(`${of.title.th} ${of.title.en} ${of.summary.th} ${of.summary.en}`).includes(word)
  );
};

const toneMark = /[\u0E48-\u0E4B]/;
const withoutTones = (word: string) => word.replace(/[\u0E47-\u0E4E]/g, '');
const words = [...new Set(rows.flatMap(({ title }) => wordsOf(`${title.th} ${title.en}`, thaiSegmenter)))].filter(
  (word) => withoutTones(word).length >= 5,
);
const middle = (word: string) => Math.floor(word.length / 2);

/** A typo in the middle of a word; the same word if none is possible. */
const slips: Readonly<Record<string, (word: string) => string>> = {
  'nothing wrong': (word) => word,
  'capital letters': (word) => word.toUpperCase(),
  'no tone mark': (word) => word.replace(toneMark, ''),
  'another tone mark': (word) => word.replace(toneMark, (mark) => (mark === '\u0E48' ? '\u0E49' : '\u0E48')),
  'a letter missing': (word) => word.slice(0, middle(word)) + word.slice(middle(word) + 1),
  'a letter twice': (word) => word.slice(0, middle(word)) + word.slice(middle(word) - 1),
  'a wrong letter': (word) => `${word.slice(0, middle(word))}ฬ${word.slice(middle(word) + 1)}`,
  'two letters changed': (word) =>
    word.slice(0, middle(word)) +
    [...word.slice(middle(word), middle(word) + 2)].toReversed().join('') +
    word.slice(middle(word) + 2),
};

test.each(Object.entries(slips))(
  '%s: the first course found holds the word, in the shop and on the device alike',
  (_, slip) => {
    const asked = words.map((word) => ({ word, shop: inShop(slip(word)), device: onDevice(slip(word)) }));
    const right = (of: 'shop' | 'device') =>
      asked.filter((one) => holds(one[of].ids[0], one.word)).length / asked.length;
    const alike = asked.filter(({ shop, device }) => shop.ids.toSorted().join() === device.ids.toSorted().join());
    expect(words.length).toBeGreaterThan(80);
    expect(right('shop')).toBeGreaterThanOrEqual(0.95);
    expect(right('device')).toBeGreaterThanOrEqual(0.95);
    expect(alike.length / asked.length).toBeGreaterThanOrEqual(0.9);
  },
);

test.each([
  ['บญชี', 'บัญชี'],
  ['ำปแำส', 'excel'],
  ['๑๐๐๐๐๐๐', undefined],
])('both say what %s was taken for', (keyword, foundAs) => {
  expect([inShop(keyword).foundAs, onDevice(keyword).foundAs]).toEqual([foundAs, foundAs]);
});

const nothing = { ids: [], total: 0, counts: {} };

test.each(['คอร์สเรียนดนตรี', 'คอร์สเรียนขับรถ'])(
  '%s finds nothing in either: no kind comes near to a question',
  (keyword) => {
    expect([inShop(keyword), onDevice(keyword)]).toEqual([nothing, nothing]);
  },
);

test('the server matches approximately only the rows’ own texts, not their kinds', () => {
  const withoutKinds = listings([]);
  for (const { coverUrl: coverName, ...each } of rows) {
    withoutKinds.put({ row: { ...each, coverName, courseType: null }, categoryNames: '' });
  }
  const near = inShop('ถ่ายรูปด้วยมือถึอ');
  expect(near.ids).toHaveLength(1);
  expect(near).toMatchObject({ ...inShop('ถ่ายรูปด้วยมือถึอ', withoutKinds), counts: {} });
});

test.each(['เรียนเปียโน', 'เรียนขี่ม้า', 'เรียนวาดรูป', 'เรียนร้องเพลง', 'ร้านเรียนเปียโน', 'ร้านตัดผม', 'ตัดผมสำหรับ'])(
  '%s has no approximate match: nobody searches a course by its common word',
  (keyword) => {
    expect([inShop(keyword), onDevice(keyword)]).toEqual([nothing, nothing]);
  },
);

test.each([
  ['เรียนภาษาญีปุน', 'ญี่ปุ่น'],
  ['เรียนบญชีร้าน', 'บัญชี'],
  ['สอนถายภาพ', 'ถ่ายภาพ'],
])('%s finds %s first, because its rare word is similar', (keyword, word) => {
  expect(holds(inShop(keyword).ids[0], word)).toBe(true);
});

test('a word grows no more common by changes of the rows that say it', () => {
  const changed = listings([]);
  putAll(changed);
  putAll(changed);
  expect(inShop('ข้อมูลเปียโน').ids).not.toEqual([]);
  expect(inShop('ข้อมูลเปียโน', changed)).toEqual(inShop('ข้อมูลเปียโน'));
});

test('a kind that is asked for by its name is found by both', () => {
  const online = rows.filter(({ courseType }) => courseType === 'online').map(({ id }) => id);
  for (const { ids, foundAs } of [inShop('ออนไลน์'), onDevice('ออนไลน์')]) {
    expect(ids).toEqual(expect.arrayContaining(online));
    expect(foundAs).toBeUndefined();
  }
});
