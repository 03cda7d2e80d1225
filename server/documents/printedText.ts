import { documentWords } from './documentWords.ts';

/** The signs of the document's fonts (`documentFonts.ts`). */
const drawn = /[\n -~\u00A0-\u00AC\u00AE-\u00FF\u0E01-\u0E3A\u0E3F-\u0E5B–—‘’‚“”„•…‹›⁄€™−Œœı]/u;
/** Letters without a base in Unicode. */
const bases: Readonly<Record<string, string>> = { đ: 'd', Đ: 'D', ł: 'l', Ł: 'L', ħ: 'h', Ħ: 'H' };

/**
 * A text as the paper shows it: letters without accents that the fonts lack, and no other signs that would be boxes,
 * such as emoji. A text of such signs alone says so. The data keep every sign.
 */
export function printedText(text: string): string {
  const signs = [...text.normalize('NFC')];
  if (signs.every((sign) => drawn.test(sign))) return signs.join('');
  const printed = signs
    .map(plainSign)
    .join('')
    .replace(/\(\s*\)|\[\s*\]|"\s*"|“\s*”/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(printed) ? printed : documentWords.notPrintable;
}

const plainSign = (sign: string): string =>
  drawn.test(sign) ? sign : (bases[sign] ?? [...sign.normalize('NFKD')].filter((part) => drawn.test(part)).join(''));
