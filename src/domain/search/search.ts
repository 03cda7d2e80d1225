import { signedNames, wordEnd } from './wordBounds.ts';

/** The needed part of `Intl.Segmenter`; an argument, so that tests and old browsers can supply one. */
export type WordSegmenter = {
  segment(text: string): Iterable<{ readonly segment: string; readonly isWordLike?: boolean | undefined }>;
};

/** Invisible characters: zero-width spaces and joiners, direction marks, the soft hyphen, the byte-order mark. */
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
const accents = /[\u0300-\u036F]/g;
/** Vowels above and below, tone marks and other signs on a Thai consonant. */
const thaiMarks = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]{2,}/g;

/**
 * Normalises a search text: composed without accents, half-width, lower case, visible characters only, Thai vowels
 * before tone marks without repeats, ำ as one letter, เเ as แ, Arabic digits, single spaces.
 */
export const normaliseSearchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(accents, '')
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

const holdsLetter = /[\p{L}\p{N}]/u;

/** The normalised words of a text, names with signs whole. The segmenter splits Thai by its dictionary. */
export const wordsOf = (text: string, segmenter: WordSegmenter): readonly string[] =>
  wordsIn(normaliseSearchText(text), segmenter);

function wordsIn(plain: string, segmenter: WordSegmenter): readonly string[] {
  const words: string[] = [];
  const cut = (text: string) => {
    for (const part of segmenter.segment(text)) {
      if (part.isWordLike !== false && holdsLetter.test(part.segment)) words.push(part.segment);
    }
  };
  let at = 0;
  for (const { 0: name, index } of plain.matchAll(signedNames)) {
    cut(plain.slice(at, index));
    words.push(name);
    at = index + name.length;
  }
  cut(plain.slice(at));
  return words;
}

/** A normalised text with marked words: expensive to make, cheap to search. */
export type CutText = string;

/** Marks the words of a text; `plainOf` restores the normalised text. */
export function cutText(text: string, segmenter: WordSegmenter): CutText {
  const plain = normaliseSearchText(text).replaceAll(wordEnd, '');
  let cut = '';
  let at = 0;
  for (const word of wordsIn(plain, segmenter)) {
    const from = plain.indexOf(word, at);
    if (from === -1) continue;
    cut += plain.slice(at, from) + (from === at && at > 0 ? '' : wordEnd) + word + wordEnd;
    at = from + word.length;
  }
  return cut + plain.slice(at);
}

/** The words of a cut text in their order. */
export const cutWords = (cut: CutText): readonly string[] =>
  cut.split(wordEnd).filter((part) => holdsLetter.test(part));

/** Two or three adjacent words joined: a word that no dictionary has (a name, a loan word) is split into pieces. */
export function joinedWords(cut: CutText): readonly string[] {
  const parts = cut.split(wordEnd);
  return parts.flatMap((first, place) => {
    const [second = '', third = ''] = parts.slice(place + 1);
    if (!holdsLetter.test(first) || !holdsLetter.test(second)) return [];
    return holdsLetter.test(third) ? [first + second, first + second + third] : [first + second];
  });
}
export const plainOf = (cut: CutText): string => cut.replaceAll(wordEnd, '');
/** Whether a normalised question is a number, which is never corrected. */
export const isNumberOnly = (question: string): boolean => /^[\d ]+$/.test(question);

/**
 * Whether a question has only symbols (an emoji, invisible characters): it finds nothing, while an empty question finds
 * all.
 */
export const isSignsOnly = (question: string, words: readonly string[]): boolean =>
  words.length === 0 && question.trim() !== '';
