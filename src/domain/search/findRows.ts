import { correctedWords } from './correctedWords.ts';
import { withoutFillers } from './fillerWords.ts';
import { type ComparedRows, type InOrder, nearFinds } from './nearFinds.ts';
import { isCommonAmong, isTooShort, rareWords } from './rareWords.ts';
import { isNumberOnly, isSignsOnly, normaliseSearchText, type WordSegmenter, wordsOf } from './search.ts';
import { spellingsOf, type Vocabulary } from './spelling.ts';
import { boundWord, wholeWord } from './wordBounds.ts';
import { otherNumbers } from './wordForms.ts';

/** A search question. */
export type Question = {
  /** As typed. */
  readonly asked: string;
  /** Normalised. */
  readonly typed: string;
  /** The normalised words; all of them must match. */
  readonly words: readonly string[];
};

/** Most readings of a question. */
const mostReadings = 8;
/** Further words of a long question are ignored. */
const mostWords = 12;
const mostTyped = 100;

/** Parses a typed question. */
export const questionOf = (keyword: string, segmenter: WordSegmenter): Question => ({
  asked: keyword.slice(0, mostTyped),
  typed: normaliseSearchText(keyword).slice(0, mostTyped).trim(),
  words: [...new Set(wordsOf(keyword, segmenter))].slice(0, mostWords),
});

/** `inTitle`: the number of words in the title. `isOfKind`: a word matches only the name of the row's kind. */
export type FoundAt = (place: number, inTitle: number, isOfKind: boolean) => void;

/** A searchable catalogue; rows have indexes ("places"). */
export type SearchedRows = ComparedRows & {
  /** The last index plus one. */
  readonly end: () => number;
  /** The number of rows. */
  readonly count: () => number;
  readonly placeOf: (id: string) => number | undefined;
  /** Visits each row that contains all of these normalised words, bound ones (`boundWord`) at their limits. */
  readonly visit: (words: readonly string[], found: FoundAt) => void;
  /** Whether a row contains this within or across words. */
  readonly isWritten: (text: string) => boolean;
  /** The words of all rows. */
  readonly vocabulary: () => Vocabulary;
};

/** The rows to search. */
export type WantedRows = {
  readonly inOrder: InOrder /** The best finds stand before the order. */;
  readonly bestFirst: boolean;
};

/**
 * The matching rows in order. `foundAs`: no exact match; the rows contain these words instead, or are only near if it
 * is empty.
 */
export type Found = { readonly places: Uint32Array; readonly foundAs?: string };

/** The score of a row whose id was typed; it exceeds any words. */
const worthOfId = 1_000;
const nothing: Found = { places: new Uint32Array() };

/** Searches a catalogue, in the browser and on the server alike. */
export function rowFinder(
  rows: SearchedRows,
  segmenter: WordSegmenter,
): (question: Question, wanted: WantedRows) => Found {
  /** The score of each row for the current question; 0 is no match. */
  let good = new Float64Array();
  /** The indexes of the matches. */
  const finding: number[] = [];

  const begin = () => {
    for (const place of finding) good[place] = 0;
    finding.length = 0;
    if (good.length < rows.end()) good = new Float64Array(2 * rows.end());
  };

  const findAt = (place: number, worth: number) => {
    const before = good[place] ?? 0;
    if (before === 0) finding.push(place);
    good[place] = before + worth;
  };

  /**
   * Matches need all words; words in the title score more, a match of the kind's name less. `above` is added to the
   * score. Returns whether anything matched.
   */
  const findWords = (words: readonly string[], above = 0): boolean => {
    let isFound = false;
    rows.visit(words, (place, inTitle, isOfKind) => {
      findAt(place, above + inTitle + (isOfKind ? 0.5 : 1));
      isFound = true;
    });
    return isFound;
  };

  /** Matches of the words in either number; whole English words score again. Returns whether anything matched. */
  const findTyped = (words: readonly string[]): boolean => {
    const whole = words.map((word) => (/^[a-z]{2,}$/.test(word) ? wholeWord(word) : boundWord(word)));
    const readings = readingsOf(words.map((word) => [boundWord(word), ...otherNumbers(word)]));
    const isFound = readings.map((reading) => findWords(reading)).some(Boolean);
    if (isFound && whole.some((word, place) => word !== readings[0]?.[place])) findWords(whole);
    return isFound;
  };

  /** Matches of the words in English, and of the question's subject alone, behind those of the typed words. */
  const findFurther = (words: readonly string[]): boolean => {
    const above = words.length + 1;
    const before = finding.length;
    const spoken = readingsOf(words.map((word) => [boundWord(word), ...rows.vocabulary().inEnglish(word)])).slice(1);
    const subject = withoutFillers(words);
    for (const place of finding) good[place] = (good[place] ?? 0) + above;
    for (const reading of spoken) findWords(reading);
    if (subject.length < words.length) findTyped(subject);
    return finding.length > before;
  };

  const isCommon = (word: string) => {
    let rowsWithIt = 0;
    rows.visit([word], (_, __, isOfKind) => {
      if (!isOfKind) rowsWithIt += 1;
    });
    return isCommonAmong(rows.count(), rowsWithIt);
  };

  const known = {
    isWritten: rows.isWritten,
    isWord: (text: string) => rows.vocabulary().isWord(text),
    soundingLike: (typed: string) => rows.vocabulary().soundingLike(typed),
    nearestTo: (typed: string) => rows.vocabulary().nearestTo(typed),
  };

  const found = ({ inOrder, bestFirst }: WantedRows) => {
    const fitting = inOrder(finding);
    return bestFirst ? bestOf(fitting, good) : fitting;
  };

  /** The exact matches, after the rows of the corrected question; `null` if there is no correction with a match. */
  const findMeant = ({ asked, words }: Question, wanted: WantedRows): Found | null => {
    const meant = correctedWords(asked, known, segmenter);
    const above = words.length + 1;
    const isSaid = meant.map((each) => findWords(each.split(' '), above)).some(Boolean);
    const all = isSaid ? found(wanted) : nothing.places;
    return all.some((place) => (good[place] ?? 0) > above) ? { places: all, foundAs: meant.join(' ') } : null;
  };

  const findNear = ({ typed }: Question, wanted: WantedRows): Found => {
    begin();
    const rare = rareWords(typed, isCommon, segmenter);
    const likenesses = nearFinds({ typed, rare }, rows, wanted.inOrder);
    for (const [place, likeness] of likenesses) findAt(place, likeness);
    return likenesses.size > 0 ? { places: found(wanted), foundAs: '' } : nothing;
  };

  const find = (question: Question, wanted: WantedRows): Found => {
    const { asked, typed, words } = question;
    if (isSignsOnly(asked, words)) return nothing;
    begin();
    const ofId = rows.placeOf(asked.trim()) ?? rows.placeOf(typed);
    if (ofId !== undefined) findAt(ofId, worthOfId);
    const isFound = findTyped(words);
    const exact = isFound || ofId !== undefined ? found(wanted) : nothing.places;
    if (exact.length > 0) return findMeant(question, wanted) ?? { places: findFurther(words) ? found(wanted) : exact };
    if (isNumberOnly(typed)) return nothing;

    const spellings = spellingsOf(asked, known.isWritten, known.nearestTo);
    // More matching spellings score more.
    const isSpelled = spellings.map((spelling) => findWords(spelling.split(' '))).some(Boolean);
    const spelled = isSpelled ? found(wanted) : nothing.places;
    if (spelled.length > 0) return { places: spelled, foundAs: spellings.join(' ') };
    return findSubject(words, wanted) ?? (isTooShort(typed) ? nothing : findNear(question, wanted));
  };

  /** The matches of the question without fillers; `null` without any. */
  const findSubject = (words: readonly string[], wanted: WantedRows): Found | null => {
    const subject = withoutFillers(words);
    if (subject.length === words.length) return null;
    const text = subject.join(' ');
    const ofSubject = find({ asked: text, typed: text, words: subject }, wanted);
    return ofSubject.places.length === 0 || ofSubject.foundAs === '' ? null : { foundAs: text, ...ofSubject };
  };

  return find;
}

/** The combinations of the choices for each word, the first choices first. */
const readingsOf = (choices: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  choices.reduce<readonly (readonly string[])[]>(
    (begun, choice) => begun.flatMap((start) => choice.map((word) => [...start, word])).slice(0, mostReadings),
    [[]],
  );

/** Sorts by score, stable; scores are few, so that few comparisons are needed. */
function bestOf(places: Uint32Array, good: Float64Array): Uint32Array {
  const groups: { readonly good: number; readonly places: number[] }[] = [];
  let group = groups[0];
  for (const place of places) {
    const worth = good[place] ?? 0;
    if (group?.good !== worth) group = groups.find((known) => known.good === worth);
    if (group === undefined) {
      group = { good: worth, places: [] };
      groups.push(group);
    }
    group.places.push(place);
  }
  return Uint32Array.from(groups.toSorted((one, other) => other.good - one.good).flatMap((equal) => equal.places));
}
