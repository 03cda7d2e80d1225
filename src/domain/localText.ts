/** The two languages of the shop. Thai is always present; English may be missing. */
export type Language = 'th' | 'en';

/** Words that the shop's data carries in both languages, so that a change of language needs no network. */
export type LocalText = { readonly th: string; readonly en: string | null };

/** The words in the wanted language, in Thai where there is no translation. */
export const textIn = (text: LocalText, language: Language): string =>
  language === 'en' && text.en !== null && text.en !== '' ? text.en : text.th;
