import type { Language } from '../domain/localText.ts';

/** The name of a language in itself, such as `ไทย` or `English`. */
export function formatOwnName(code: string): string {
  return nameIn(code, code);
}

/** The name of a language in the interface language. */
export const formatLanguageName = (code: string, language: Language): string => nameIn(code, language);

function nameIn(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
