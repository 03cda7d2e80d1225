/** The part of `Intl.Segmenter` that is needed; handed in, so that a test or an old browser can bring its own. */
export type WordSegmenter = {
  segment(text: string): Iterable<{ readonly segment: string; readonly isWordLike?: boolean | undefined }>;
};

/** Written but not seen: zero-width spaces and joiners, the soft hyphen, the byte-order mark. */
const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
/** Vowels above and below, tone marks and the other signs that stand on a Thai consonant. */
const thaiMarks = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]{2,}/g;

/**
 * One spelling for what looks the same: composed, small letters, nothing invisible, Thai vowels before tone marks and
 * no mark twice, ำ as one letter, เเ as แ, Thai digits as Arabic ones, one space between words.
 */
export const normaliseSearchText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(invisible, '')
    .toLowerCase()
    .replace(/\u0E4D([\u0E48-\u0E4B]?)\u0E32/g, '$1\u0E33')
    .replace(/\u0E33([\u0E48-\u0E4B])/g, '$1\u0E33')
    .replace(/\u0E40\u0E40/g, '\u0E41')
    .replace(thaiMarks, orderMarks)
    .replace(/[\u0E50-\u0E59]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/\s+/g, ' ')
    .trim();

/** Vowels and ็ first, tone marks next, ์ and the like last: the order in which Thai is stored. */
function orderMarks(marks: string): string {
  const rank = (mark: string) => (/[\u0E48-\u0E4B]/.test(mark) ? 1 : /[\u0E4C-\u0E4E]/.test(mark) ? 2 : 0);
  return [...new Set(marks)].toSorted((a, b) => rank(a) - rank(b)).join('');
}

/** The words of a text in their order, normalised. Thai is cut by the segmenter, which knows its dictionary. */
export function wordsOf(text: string, segmenter: WordSegmenter): readonly string[] {
  const words: string[] = [];
  for (const part of segmenter.segment(normaliseSearchText(text))) {
    if (part.isWordLike !== false && /[\p{L}\p{N}]/u.test(part.segment)) words.push(part.segment);
  }
  return words;
}

/** Something was asked, but of signs alone (an emoji): nothing is found by it, while an empty question asks for all. */
export const isSignsOnly = (question: string, words: readonly string[]): boolean =>
  words.length === 0 && normaliseSearchText(question) !== '';
