/** The part of `Intl.Segmenter` that is needed; handed in, so that a test or an old browser can bring its own. */
export type WordSegmenter = {
  segment(text: string): Iterable<{ readonly segment: string; readonly isWordLike?: boolean | undefined }>;
};

/** Written but not seen: zero-width spaces and joiners, signs of direction, the soft hyphen, the byte-order mark. */
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
/** Vowels above and below, tone marks and the other signs that stand on a Thai consonant. */
const thaiMarks = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]{2,}/g;

/**
 * One spelling for what looks the same: composed, full-width letters as plain ones, small letters, nothing invisible, Thai vowels before tone marks and
 * no mark twice, ำ as one letter, เเ as แ, Thai digits as Arabic ones, one space between words.
 */
export const normaliseSearchText = (text: string): string =>
  text
    .normalize('NFKC')
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

/** The words of a text in their order, normalised. Thai is cut by the segmenter, which knows its dictionary. */
export const wordsOf = (text: string, segmenter: WordSegmenter): readonly string[] =>
  wordsIn(normaliseSearchText(text), segmenter);

function wordsIn(plain: string, segmenter: WordSegmenter): readonly string[] {
  const words: string[] = [];
  for (const part of segmenter.segment(plain)) {
    if (part.isWordLike !== false && holdsLetter.test(part.segment)) words.push(part.segment);
  }
  return words;
}

/** Stands at both ends of each word of a cut text; no text holds it. */
const wordEnd = '\u007F';
const eachLetter = /[\s\S]/g;
const special = /[\\^$.*+?()[\]{}|/-]/;

/** A normalised text with its words marked, which costs a dictionary to make and nothing to look into. */
export type CutText = string;

/** Marks the words of a text; `plainOf` gives the text itself back, normalised. */
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

/**
 * What two or three words of a cut text make that stand side by side without a space: a word that no dictionary has (a
 * name, a loan word) is cut into so many.
 */
export function joinedWords(cut: CutText): readonly string[] {
  const parts = cut.split(wordEnd);
  return parts.flatMap((first, place) => {
    const [second = '', third = ''] = parts.slice(place + 1);
    if (!holdsLetter.test(first) || !holdsLetter.test(second)) return [];
    return holdsLetter.test(third) ? [first + second, first + second + third] : [first + second];
  });
}
/** Finds a normalised word in cut texts, wherever they were cut: much sooner there than to take the cuts out of all of them. */
export const patternOf = (word: string): RegExp =>
  new RegExp(
    word.replace(eachLetter, (letter) => `${letter.replace(special, '\\$&')}${wordEnd}*`),
    'g',
  );
export const plainOf = (cut: CutText): string => cut.replaceAll(wordEnd, '');
/** A number is asked for as it is: with a slip in it, it would be another one. Of a normalised question. */
export const isNumberOnly = (question: string): boolean => /^[\d ]+$/.test(question);

/**
 * Something was asked, but of signs alone (an emoji, what is not seen): nothing is found by it, while an empty question
 * asks for all.
 */
export const isSignsOnly = (question: string, words: readonly string[]): boolean =>
  words.length === 0 && question.trim() !== '';
