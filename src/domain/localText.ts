/** The two languages of the shop. Thai is always present; English may be missing. */
export type Language = 'th' | 'en';

/** A text in both languages, so that switching needs no network. */
export type LocalText = { readonly th: string; readonly en: string | null };

/** The text in the wanted language, otherwise in Thai. Direction changes are closed at its end. */
export const textIn = (text: LocalText, language: Language): string =>
  turnedBack(language === 'en' && text.en !== null && text.en !== '' ? text.en : text.th);

const turns = /[\u202A-\u202E\u2066-\u2069]/;
const backFromEmbedding = '\u202C';
const backFromIsolate = '\u2069';

/** Closes every direction change that a text leaves open (UAX #9). */
export function turnedBack(text: string): string {
  if (!turns.test(text)) return text;
  const open: string[] = [];
  for (const sign of text) {
    if (sign === backFromIsolate) open.splice(open.includes(sign) ? open.lastIndexOf(sign) : open.length);
    else if (sign === backFromEmbedding) open.splice(open.at(-1) === sign ? -1 : open.length);
    else if (turns.test(sign))
      open.push(sign < backFromIsolate && sign > '\u2065' ? backFromIsolate : backFromEmbedding);
  }
  return text + open.reverse().join('');
}
