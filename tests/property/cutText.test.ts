import fc from 'fast-check';
import './fixedSeed.ts';
import { expect, test } from 'vitest';
import { cutText, normaliseSearchText, plainOf } from '../../src/domain/search/search.ts';
import { boundWord, patternOf, placeOfWord, wholeWord } from '../../src/domain/search/wordBounds.ts';

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
const letters = fc.constantFrom(
  'ภาษี',
  'ร้าน',
  'ค้า',
  'ออนไลน์',
  'Excel',
  'a+b',
  'C++',
  '3.5',
  '(x)',
  '[',
  '\\',
  '*',
  ' ',
  '\n',
  '\u007F',
);
const text = fc.array(letters, { maxLength: 12 }).map((parts) => parts.join(''));

test('a word is found by its pattern in a cut text exactly where the plain text holds it', () => {
  fc.assert(
    fc.property(text, text, (whole, part) => {
      const cut = cutText(whole, segmenter);
      const word = normaliseSearchText(part).replaceAll('\u007F', '');
      fc.pre(word !== '');
      for (const bound of [word, boundWord(word), wholeWord(word)]) {
        expect(patternOf(bound).test(cut)).toBe(placeOfWord(plainOf(cut), bound) !== -1);
      }
    }),
  );
});
