import { expect, test } from 'vitest';
import { dictionaryLines } from '../../support/run/dictionaryLines.ts';

const words = new Intl.Segmenter('th', { granularity: 'word' });

/** Known wrong word boundaries of browsers; only these characters are excused. */
const isMisread = (word: string) => /^(?!ณ)[ก-ฮ]$/.test(word) || ['แล้วก', 'จะบัน', 'น้อยห'].includes(word);

test('no line of Thai is broken within a word: what browsers misread is said in other words', () => {
  // A letter with a full stop is an abbreviation, as of a weekday.
  const lines = dictionaryLines('th').map((line) => line.replaceAll(/'[ก-ฮ]\.'/g, ''));
  const misread = lines.filter((line) => [...words.segment(line)].some(({ segment }) => isMisread(segment)));
  expect(misread).toEqual([]);
});
