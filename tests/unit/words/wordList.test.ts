import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dictionaryTexts } from '../../support/run/dictionaryTexts.ts';

type Language = 'th' | 'en';
type Concept = Readonly<Record<Language, string>> & {
  readonly not: Readonly<Partial<Record<Language, readonly string[]>>>;
  /** Phrases in which a word that must not be used is right. */
  readonly except?: readonly string[];
};

const concepts: readonly Concept[] = JSON.parse(readFileSync('src/i18n/words.json', 'utf8'));
const texts = { th: dictionaryTexts('th'), en: dictionaryTexts('en') };

/** Thai has no spaces between words, and an English word may be plural. */
const wordOf = (word: string, language: Language) =>
  language === 'th' ? new RegExp(word, 'g') : new RegExp(`(?<![\\w-])${word}(es|s)?(?!\\w)`, 'gi');

/** Whether the text has the word outside of the allowed phrases. */
function hasWord(text: string, word: string, language: Language, allowed: readonly string[]): boolean {
  return [...text.matchAll(wordOf(word, language))].some(({ index, 0: found }) =>
    allowed.every((phrase) => {
      const around = text.slice(Math.max(0, index - phrase.length), index + found.length + phrase.length);
      return !(phrase.includes(found) && around.includes(phrase));
    }),
  );
}

describe.each(['th', 'en'] as const)('one word for one thing (%s)', (language) => {
  test('the dictionaries were read', () => expect(texts[language].length).toBeGreaterThan(2_500));

  test.each(concepts.map((concept) => [concept[language], concept] as const))('%s', (word, concept) => {
    const { not, except = [] } = concept;
    const wrong = (not[language] ?? []).flatMap((other) =>
      texts[language]
        .filter(({ text }) => hasWord(text, other, language, [word, ...except]))
        .map(({ where, text }) => `${where}: “${text}” has “${other}”, not “${word}”`),
    );
    expect(wrong).toEqual([]);
    expect(texts[language].some(({ text }) => wordOf(word, language).test(text))).toBe(true);
  });
});

test('a word inside of an allowed phrase is right, beside it wrong', () => {
  expect(hasWord('เบอร์โทรศัพท์', 'โทรศัพท์', 'th', ['เบอร์โทรศัพท์'])).toBe(false);
  expect(hasWord('ใส่โทรศัพท์', 'โทรศัพท์', 'th', ['เบอร์โทรศัพท์'])).toBe(true);
  expect(hasWord('Send two e-mails', 'e-mail', 'en', ['email'])).toBe(true);
  expect(hasWord('Ship it', 'hip', 'en', [])).toBe(false);
});
