import { correctedWords } from './correctedWords.ts';
import { type ComparedRows, type InOrder, nearFinds } from './nearFinds.ts';
import { isCommonAmong, isTooShort, rareWords } from './rareWords.ts';
import { isNumberOnly, isSignsOnly, normaliseSearchText, type WordSegmenter, wordsOf } from './search.ts';
import { spellingsOf, type Vocabulary } from './spelling.ts';

/** A question as it is looked for. */
export type Question = {
  /** As it was typed. */
  readonly asked: string;
  /** The same, normalised. */
  readonly typed: string;
  /** Its words, normalised; all of them must be found. */
  readonly words: readonly string[];
};

/** A long question asks for the beginning of it. */
const mostWords = 12;
const mostTyped = 100;

/** What is looked for when somebody types this. */
export const questionOf = (keyword: string, segmenter: WordSegmenter): Question => ({
  asked: keyword.slice(0, mostTyped),
  typed: normaliseSearchText(keyword).slice(0, mostTyped).trim(),
  words: [...new Set(wordsOf(keyword, segmenter))].slice(0, mostWords),
});

/** `inTitle`: so many of the words are in the title. `isOfKind`: one is nowhere but in what is said of the row's kind. */
export type FoundAt = (place: number, inTitle: number, isOfKind: boolean) => void;

/** A catalogue whose rows stand at places, as a question looks into it. */
export type SearchedRows = ComparedRows & {
  /** One more than the last place. */
  readonly end: () => number;
  /** Of how many rows the places are taken. */
  readonly count: () => number;
  readonly placeOf: (id: string) => number | undefined;
  /** Visits each row that says all of these normalised words. */
  readonly visit: (words: readonly string[], found: FoundAt) => void;
  /** Whether a row says just this somewhere, within a word or across several. */
  readonly isWritten: (text: string) => boolean;
  /** The words of all rows. */
  readonly vocabulary: () => Vocabulary;
};

/** The rows that a question is looked for among. */
export type WantedRows = {
  readonly inOrder: InOrder /** The best finds stand before the order. */;
  readonly bestFirst: boolean;
};

/**
 * The places of all rows that fit a question, in their order. `foundAs`: nothing fits word for word; the rows hold these
 * words instead, or come near where it is empty.
 */
export type Found = { readonly places: Uint32Array; readonly foundAs?: string };

/** More than any words of a question are worth: the row whose id was typed stands first. */
const worthOfId = 1_000;
const nothing: Found = { places: new Uint32Array() };

/** Finds the rows of a catalogue by one rule, wherever it lies. */
export function rowFinder(
  rows: SearchedRows,
  segmenter: WordSegmenter,
): (question: Question, wanted: WantedRows) => Found {
  /** How good each row is for the question that is answered just now, by its place; 0 for no find. */
  let good = new Float64Array();
  /** The places of its finds. */
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
   * All words are in a find; those in its title count, and one that only names the kind counts less. `above`: what it is
   * worth beside. Answers whether there is any.
   */
  const findWords = (words: readonly string[], above = 0): boolean => {
    let isFound = false;
    rows.visit(words, (place, inTitle, isOfKind) => {
      findAt(place, above + inTitle + (isOfKind ? 0.5 : 1));
      isFound = true;
    });
    return isFound;
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

  /** What was found, behind the rows of what was meant; `null` where nothing else was, or no row says it. */
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

  return (question, wanted) => {
    const { asked, typed, words } = question;
    if (isSignsOnly(asked, words)) return nothing;
    begin();
    const ofId = rows.placeOf(asked.trim()) ?? rows.placeOf(typed);
    if (ofId !== undefined) findAt(ofId, worthOfId);
    const isFound = findWords(words);
    const exact = isFound || ofId !== undefined ? found(wanted) : nothing.places;
    if (exact.length > 0) return findMeant(question, wanted) ?? { places: exact };
    if (isNumberOnly(typed)) return nothing;

    const spellings = spellingsOf(asked, known.isWritten, known.nearestTo);
    // The better, the more of its spellings fit.
    const isSpelled = spellings.map((spelling) => findWords(spelling.split(' '))).some(Boolean);
    const spelled = isSpelled ? found(wanted) : nothing.places;
    if (spelled.length > 0) return { places: spelled, foundAs: spellings.join(' ') };
    return isTooShort(typed) ? nothing : findNear(question, wanted);
  };
}

/** Those that are equally good stay in their order. They differ in little, so that few have to be told apart. */
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
