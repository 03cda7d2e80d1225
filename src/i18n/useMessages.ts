import type { Dictionary } from './dictionary.ts';
import { useLanguage } from './useLanguage.ts';

/** The texts of one feature in the current language: `const texts = useMessages(cartMessages)`. */
export function useMessages<Texts>(dictionary: Dictionary<Texts>): Texts {
  return dictionary[useLanguage().language];
}
