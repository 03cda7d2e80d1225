import { withArabicDigits } from './thaiDigits.ts';

/** Controls of format and direction, joiners, variation selectors and blank fillers. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const dashes = /[\p{Pd}\u2043\u2212]/gu;
/** NFKC splits the Thai vowel ำ. */
const [splitAm, am] = ['\u0E4D\u0E32', '\u0E33'];

/**
 * A typed or pasted identifier, number or date without typography: composed, half-width, visible signs only, hyphens
 * for dashes, Arabic digits, trimmed.
 */
export const plainEntry = (typed: string): string =>
  withArabicDigits(typed.normalize('NFKC')).replaceAll(splitAm, am).replace(invisible, '').replace(dashes, '-').trim();
