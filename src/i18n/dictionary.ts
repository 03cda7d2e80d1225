import type { Language } from '../domain/localText.ts';
import { currentLanguage } from './language.ts';

/** One feature's texts in both languages. The Thai file is the source of the type, the English one must satisfy it. */
export type Dictionary<Texts> = Readonly<Record<Language, Texts>>;

/** The texts in the current language, for code outside components (notices, handlers). */
export function messagesOf<Texts>(dictionary: Dictionary<Texts>): Texts {
  return dictionary[currentLanguage()];
}
