import { normaliseSearchText, type WordSegmenter, wordsOf } from './search.ts';
import { folded } from './spelling.ts';

/** The share of rows from which a word counts as common. */
const commonShare = 1 / 8;
const leastCommonRows = 4;
/** A shorter word is often a piece of a mistyped one. */
const leastLetters = 4;

/** Whether a word in so many rows is common. */
export const isCommonAmong = (rowCount: number, rowsWithIt: number): boolean =>
  rowsWithIt >= leastCommonRows && rowsWithIt > rowCount * commonShare;

/**
 * The rare words of a question without exact match ("piano" of "learn piano"), which a near row must have. Adjacent
 * words stay together, because mistyped text is split wrongly.
 */
export function rareWords(
  question: string,
  isCommon: (word: string) => boolean,
  segmenter: WordSegmenter,
): readonly string[] {
  return normaliseSearchText(question)
    .split(' ')
    .flatMap((part) => rareIn(wordsOf(part, segmenter), isCommon))
    .map(folded)
    .filter((rare) => rare.length >= leastLetters);
}

/** Whether a normalised question is too short for fuzzy matching. */
export const isTooShort = (question: string): boolean =>
  question.split(' ').every((part) => folded(part).length <= leastLetters);

function rareIn(words: readonly string[], isCommon: (word: string) => boolean): readonly string[] {
  const rare = [''];
  for (const word of words) {
    if (word.length >= leastLetters && isCommon(word)) rare.push('');
    else rare[rare.length - 1] += word;
  }
  return rare.length === 1 ? [] : rare;
}
