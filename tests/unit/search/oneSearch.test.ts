import { expect, test } from 'vitest';
import { wordsOf } from '../../../src/domain/search/search.ts';
import { thaiSegmenter } from '../../../src/features/search/thaiSegmenter.ts';
import { demoRows, inShop, onDevice } from '../demoSearches.ts';

const middle = (word: string) => Math.floor(word.length / 2);
const swapped = (word: string, at: number) =>
  word.slice(0, at) + [...word.slice(at, at + 2)].toReversed().join('') + word.slice(at + 2);

const titles = demoRows.flatMap(({ title }) => [title.th, title.en ?? '']);
const words = [...new Set(titles.flatMap((title) => wordsOf(title, thaiSegmenter)))].filter((word) => word.length > 3);
const twoWords = words.map((word, place) => `${word} ${words[(place * 7) % words.length]}`);

/** Typed words that mean one of these. */
const keywords: Readonly<Record<string, readonly string[]>> = {
  'words of titles': words,
  'two words': twoWords,
  'a letter missing': words.map((word) => word.slice(0, middle(word)) + word.slice(middle(word) + 1)),
  'a letter twice': words.map((word) => word.slice(0, middle(word)) + word.slice(middle(word) - 1)),
  'a wrong letter': words.map((word) => `${word.slice(0, middle(word))}ฬ${word.slice(middle(word) + 1)}`),
  'two letters changed': words.map((word) => swapped(word, middle(word))),
  'no tone marks': words.map((word) => word.replace(/[\u0E47-\u0E4E]/g, '')),
  'a slip in each of two words': twoWords.map((both) =>
    both
      .split(' ')
      .map((word) => swapped(word, 2))
      .join(' '),
  ),
  'whole titles with a slip': titles.map((title) => swapped(title, middle(title))),
  'names as they sound': ['นัทพร', 'สีสุข', 'ปะวีนา', 'พิมชนก', 'ศิริพร', 'สิลิพอน', 'ภาษรี', 'วีดีโอ'],
  'words glued to what nobody looks for': words.map((word) => `เรียน${swapped(word, 1)}`),
  'other layouts, numbers and signs': ['ำปแำส', '4kKu', '๑๐๑', '1001', '101', '!!', '🎂', '%', "'; drop table", 'q'],
};

test.each(Object.entries(keywords))('%s: the shop and the device find the same, in the same order', (_, typed) => {
  expect(typed.map((keyword) => onDevice(keyword))).toEqual(typed.map((keyword) => inShop(keyword)));
});

test('what nothing fits is offered by both in the order that was asked for, and within the category', () => {
  const typed = keywords['whole titles with a slip'] ?? [];
  for (const asked of [
    { sort: 'newest' },
    { sort: 'priceDown' },
    { categoryPath: 'data' },
    { kind: 'product' },
  ] as const) {
    expect(typed.map((keyword) => onDevice(keyword, asked))).toEqual(typed.map((keyword) => inShop(keyword, asked)));
  }
});

test('the keywords of this comparison ask for each kind of finds', () => {
  const answers = Object.values(keywords)
    .flat()
    .map((keyword) => inShop(keyword));
  const near = answers.filter(({ foundAs }) => foundAs === '');
  const spelled = answers.filter(({ foundAs }) => foundAs !== undefined && foundAs !== '');
  const exact = answers.filter(({ total, foundAs }) => total > 0 && foundAs === undefined);
  const none = answers.filter(({ total }) => total === 0);
  for (const some of [near, spelled, exact, none]) expect(some.length).toBeGreaterThan(20);
  expect(near.some(({ total }) => total > 1)).toBe(true);
});
