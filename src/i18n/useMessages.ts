import { type Named, type Pair, wordsIn } from './dictionary.ts';
import type { English } from './loadEnglish.ts';
import { useLanguage } from './useLanguage.ts';

/** The texts of one feature in the current language: `const texts = useMessages(cartMessages)`. */
export function useMessages<Texts>(words: Pair<Texts>): Texts;
export function useMessages<Name extends keyof English>(words: Named<Name>): English[Name];
export function useMessages<Name extends keyof English>(words: Pair<English[Name]> | Named<Name>): English[Name] {
  return wordsIn(words, useLanguage().language);
}
