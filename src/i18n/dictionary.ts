import type { Language } from '../domain/localText.ts';
import { currentLanguage } from './language.ts';
import { type English, loadedEnglish } from './loadEnglish.ts';

/** One feature's texts in both languages. Thai defines the type; English must satisfy it. */
export type Pair<Texts> = { readonly th: Texts; readonly en: Texts };

/** A pair whose English texts come in the English chunk, for the first screens. */
export type Named<Name extends keyof English> = { readonly name: Name; readonly th: English[Name] };

/** The texts of a first screen: Thai at once, English from its chunk before anything is rendered in English. */
export const dictionary = <Name extends keyof English>(name: Name, th: English[Name]): Named<Name> => ({ name, th });

/** The texts in the current language, outside components (notices, handlers). */
export function messagesOf<Texts>(words: Pair<Texts>): Texts;
export function messagesOf<Name extends keyof English>(words: Named<Name>): English[Name];
export function messagesOf<Name extends keyof English>(words: Pair<English[Name]> | Named<Name>): English[Name] {
  return wordsIn(words, currentLanguage());
}

/** The words in a language. */
export function wordsIn<Texts>(words: Pair<Texts>, language: Language): Texts;
export function wordsIn<Name extends keyof English>(
  words: Pair<English[Name]> | Named<Name>,
  language: Language,
): English[Name];
export function wordsIn<Name extends keyof English>(
  words: Pair<English[Name]> | Named<Name>,
  language: Language,
): English[Name] {
  if (language === 'th') return words.th;
  if ('en' in words) return words.en;
  return loadedEnglish()?.[words.name] ?? words.th;
}
