import type { Language } from '../domain/localText.ts';

/** Thai unless the browser asks for English only. */
export function languageForVisitor(wanted: readonly string[]): Language {
  const onlyEnglish = wanted.length > 0 && wanted.every((tag) => tag.toLowerCase().startsWith('en'));
  return onlyEnglish ? 'en' : 'th';
}
