import { expect, test } from 'vitest';
import { dictionaryLines } from '../../support/run/dictionaryLines.ts';

const words = new Intl.Segmenter('th', { granularity: 'word' });

/** Where browsers and this dictionary of theirs end a word too late or too early; one sign alone is none but this one. */
const isMisread = (word: string) => /^(?!ณ)[ก-ฮ]$/.test(word) || ['แล้วก', 'จะบัน', 'น้อยห'].includes(word);

test('no line of Thai is broken within a word: what browsers misread is said in other words', () => {
  const lines = dictionaryLines('th');
  const misread = lines.filter((line) => [...words.segment(line)].some(({ segment }) => isMisread(segment)));
  expect(misread).toEqual([]);
});
