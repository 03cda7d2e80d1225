/** The two languages of the shop. Thai is always present; English may be missing. */
export type Language = 'th' | 'en';

/** Words that the shop's data carries in both languages, so that a change of language needs no network. */
export type LocalText = { readonly th: string; readonly en: string | null };

/** The words in the wanted language, in Thai where there is no translation. What stands behind them keeps its direction. */
export const textIn = (text: LocalText, language: Language): string =>
  turnedBack(language === 'en' && text.en !== null && text.en !== '' ? text.en : text.th);

const turns = /[\u202A-\u202E\u2066-\u2069]/;
const backFromEmbedding = '\u202C';
const backFromIsolate = '\u2069';

/** Closes every change of writing direction that a text leaves open (UAX #9), so that none reaches beyond its end. */
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
