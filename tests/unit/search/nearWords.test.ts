import { expect, test } from 'vitest';
import { markWords } from '../../../src/features/search/markWords.ts';
import { thaiSegmenter } from '../../../src/features/search/thaiSegmenter.ts';
import { demoRows, inShop, onDevice } from '../demoSearches.ts';

const firstOf = (keyword: string, ask: typeof inShop) => {
  const { ids, foundAs, nearWords } = ask(keyword);
  return { foundAs, row: demoRows.find(({ id }) => id === ids[0]), words: nearWords?.[0] ?? '' };
};
const marked = (text: string | null | undefined, words: string) =>
  markWords(text ?? '', words, thaiSegmenter)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['ถ่ายรูปด้วยมือถึอ', 'ถ่ายภาพสินค้า[ด้วยมือถือ]ให้ขายได้'],
  ['เรียนภาษาญีปุน', '[ภาษาญี่ปุ่น]เพื่อการทำงาน ระดับเริ่มต้น'],
  ['เรียนบญชีร้าน', '[บัญชีร้าน]เล็กที่เจ้าของทำเองได้'],
  ['รูปถายภาพ', '[ถ่ายภาพ]สินค้าด้วยมือถือให้ขายได้'],
])('%s only comes near, and what brought the find is marked in the shop and on the device', (keyword, title) => {
  for (const ask of [inShop, onDevice]) {
    const { foundAs, row, words } = firstOf(keyword, ask);
    expect(foundAs).toBe('');
    expect(marked(row?.title.th, words)).toBe(title);
  }
});

test('words in English are marked, one by one', () => {
  const { row, words } = firstOf('exel formular', inShop);
  expect(marked(row?.title.en, words)).toContain('with [Excel] and Power BI');
});

test('each result of a page has its own matching words, which occur in it', () => {
  const keywords = demoRows.map(({ title }) => `ถาม${title.th.slice(2, 14)}`);
  let near = 0;
  for (const { ids, nearWords } of keywords.map((keyword) => inShop(keyword))) {
    if (nearWords === undefined) continue;
    expect(nearWords).toHaveLength(ids.length);
    for (const [place, words] of nearWords.entries()) {
      const row = demoRows.find(({ id }) => id === ids[place]);
      const texts = [row?.title, row?.summary, row?.instructorName].flatMap((text) => [text?.th, text?.en]);
      expect(texts.some((text) => marked(text, words).includes('['))).toBe(true);
      near += 1;
    }
  }
  expect(near).toBeGreaterThan(10);
});

test('what fits word for word, or as it was meant, is marked by the words themselves', () => {
  for (const keyword of ['excel', 'บญชี']) expect(inShop(keyword).nearWords).toBeUndefined();
});
