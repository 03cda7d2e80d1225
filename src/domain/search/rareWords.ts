import { normaliseSearchText, type WordSegmenter, wordsOf } from './search.ts';
import { folded } from './spelling.ts';

/** A word that more of the rows say than this tells little of what is looked for. */
const commonShare = 1 / 8;
const leastCommonRows = 4;
/** A shorter word is often a piece of a mistyped one. */
const leastLetters = 4;

/** Whether a word that so many of all rows say stands beside what is looked for rather than for it. */
export const isCommonAmong = (rowCount: number, rowsWithIt: number): boolean =>
  rowsWithIt >= leastCommonRows && rowsWithIt > rowCount * commonShare;

/**
 * What a question that no row fits says beside common words ("learn" of "learn piano"), without tone marks: a row has to
 * come near to each of these, since by the common word it comes near to many that nobody looks for. What was mistyped is
 * cut in wrong places, so that words which stand together stay together. None where no word is common; `isCommon` is asked of
 * no word that is too short for it.
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

/** Whether a normalised question says nothing that a row could come near to: the pieces of so short a word stand in many. */
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
