import type { ItemKind } from '../../src/domain/course.ts';
import type { Currency } from '../../src/domain/currency.ts';
import { meantWords } from '../../src/domain/meantWords.ts';
import { isCommonAmong, isTooShort, rareWords } from '../../src/domain/rareWords.ts';
import { cutText, cutWords, isNumberOnly, joinedWords, normaliseSearchText, wordsOf } from '../../src/domain/search.ts';
import { spellingsOf, vocabulary } from '../../src/domain/spelling.ts';
import { boundedMap } from '../boundedMap.ts';
import type { ListingRow } from '../store/items.ts';
import { compactText, isCompact } from './compactText.ts';
import { kindPlaces, kindTexts } from './kindPlaces.ts';
import { nearFinds } from './nearFinds.ts';
import { type ItemSorting, type OrderedPlaces, orderedRows } from './orderedRows.ts';
import { pairIndex } from './pairIndex.ts';
import { noPlaces, placesInAny } from './places.ts';
import { thaiSegmenter } from './thaiSegmenter.ts';
import { type SearchedText, wordFinds } from './wordFinds.ts';

/** What is looked for. */
export type ListingSearch = {
  readonly kind: ItemKind;
  /** Path of a category, or `null` for all. */
  readonly categoryPath: string | null;
  /** Normalised; all of them must be found. None is no search. */
  readonly words: readonly string[];
  /** The question as it was typed. */
  readonly asked: string;
  /** The same, normalised. */
  readonly typed: string;
  readonly sorting: ItemSorting | null;
  readonly currency: Currency;
  readonly limit: number;
  readonly offset: number;
};

/** `foundAs`: nothing fits word for word; the rows hold these words instead, or come near where it is empty. */
export type ListingPage = { readonly rows: readonly ListingRow[]; readonly total: number; readonly foundAs?: string };

/** A row with the names of its category, which it does not show but is found by. */
export type NamedListing = { readonly row: ListingRow; readonly categoryNames: string };

/** Rows of lists in memory, sorted and searched there. */
export type Listings = {
  /** Puts a row in, or in the place of the one with its id. */
  readonly put: (listing: NamedListing) => void;
  readonly remove: (id: string) => void;
  /** One page of what fits and how many rows fit in all. */
  readonly search: (search: ListingSearch) => ListingPage;
  /** So many places are taken by rows that are no longer there. */
  readonly waste: () => number;
};

/** The places of all rows that fit a question, in their order. */
type Found = { readonly places: Uint32Array; readonly foundAs?: string };

/** More than any words of a question are worth: the row whose id was typed stands first. */
const worthOfId = 1_000;

/** Bytes of all that was found lately; questions are the callers', so there is a limit. */
const mostKept = 8_000_000;
const bytesBesideFound = 500;

type Entry = SearchedText & { readonly row: ListingRow; readonly title: string };

export function listings(): Listings {
  const entries: (Entry | undefined)[] = [];
  const places = new Map<string, number>();
  // What is said of a kind is said of many courses, so nothing comes near to it: it stands beside the index.
  const index = pairIndex();
  const kinds = kindPlaces();
  const finds = wordFinds(entries, (word) => {
    const told = index.placesOf(word);
    return told && placesInAny([told, ...kinds.placesOf(word)]);
  });
  const ordered = orderedRows(entries);
  const spoken = vocabulary();
  for (const text of kindTexts.values()) for (const word of wordsOf(text, thaiSegmenter)) spoken.add(word);
  const answered = boundedMap<Found>(mostKept, (found) => found.places.byteLength + bytesBesideFound);
  /** How good each row is for the question that is answered just now, by its place; 0 for no find. */
  let good = new Float64Array();
  /** The places of its finds. */
  const finding: number[] = [];

  const forget = () => {
    finds.forget();
    ordered.forget();
    answered.clear();
  };

  const remove = (id: string) => {
    const place = places.get(id);
    if (place === undefined) return;
    entries[place] = undefined;
    places.delete(id);
    forget();
  };

  const begin = () => {
    for (const place of finding) good[place] = 0;
    finding.length = 0;
    if (good.length < entries.length) good = new Float64Array(2 * entries.length);
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
    finds.visit(words, (place, inTitle, isOfKind) => {
      findAt(place, above + inTitle + (isOfKind ? 0.5 : 1));
      isFound = true;
    });
    return isFound;
  };

  const isCommon = (word: string) => {
    let rowsWithIt = 0;
    finds.visit([word], (_, __, isOfKind) => {
      if (!isOfKind) rowsWithIt += 1;
    });
    return isCommonAmong(places.size, rowsWithIt);
  };

  const toldAt = (place: number) => {
    const entry = entries[place];
    return entry && { place, title: entry.title, text: entry.text.slice(0, entry.kindFrom) };
  };

  /** What was found, behind the rows of what was meant; `null` where nothing else was, or no row says it. */
  const findMeant = ({ asked, words }: ListingSearch, found: () => Uint32Array): Found | null => {
    const meant = meantWords(asked, { ...spoken, isWritten: finds.isWritten }, thaiSegmenter);
    const above = words.length + 1;
    const isSaid = meant.map((each) => findWords(each.split(' '), above)).some(Boolean);
    const all = isSaid ? found() : noPlaces;
    return all.some((place) => (good[place] ?? 0) > above) ? { places: all, foundAs: meant.join(' ') } : null;
  };

  const find = (search: ListingSearch, rows: OrderedPlaces): Found => {
    const found = () => {
      const fitting = rows.inOrder(finding);
      return search.sorting === null ? bestFirst(fitting, good) : fitting;
    };

    begin();
    const ofId = places.get(search.asked.trim()) ?? places.get(search.typed);
    if (ofId !== undefined) findAt(ofId, worthOfId);
    const isFound = findWords(search.words);
    const exact = isFound || ofId !== undefined ? found() : noPlaces;
    if (exact.length > 0) return findMeant(search, found) ?? { places: exact };
    if (isNumberOnly(search.typed)) return { places: noPlaces };

    const spellings = spellingsOf(search.asked, finds.isWritten, spoken.nearestTo);
    // The better, the more of its spellings fit.
    const isSpelled = spellings.map((spelling) => findWords(spelling.split(' '))).some(Boolean);
    const spelled = isSpelled ? found() : noPlaces;
    if (spelled.length > 0) return { places: spelled, foundAs: spellings.join(' ') };

    if (isTooShort(search.typed)) return { places: noPlaces };
    begin();
    const rare = rareWords(search.typed, isCommon, thaiSegmenter);
    const likenesses = nearFinds(rows, toldAt, { question: search.typed, rare }, index);
    for (const [place, likeness] of likenesses) findAt(place, likeness);
    return likenesses.size > 0 ? { places: found(), foundAs: '' } : { places: noPlaces };
  };

  /** The same question is asked for its other pages, and by everybody. */
  const findOnce = (search: ListingSearch, rows: OrderedPlaces): Found => {
    const { kind, categoryPath, sorting, currency, words, asked, typed } = search;
    const question = JSON.stringify([kind, categoryPath, sorting, currency, words, asked, typed]);
    const known = answered.get(question);
    if (known !== undefined) return known;
    const found = find(search, rows);
    answered.set(question, found);
    return found;
  };

  return {
    put: ({ row, categoryNames }) => {
      remove(row.id);
      const place = entries.length;
      const title = normaliseSearchText(`${row.title.th} ${row.title.en ?? ''}`);
      const beside = [row.summary.th, row.summary.en, row.instructorName?.th, row.instructorName?.en, categoryNames];
      const told = [` ${title} `, ...beside.map((each) => ` ${normaliseSearchText(each ?? '')} `)].join('\n');
      const text = row.courseType === null ? told : `${told}\n ${kindTexts.get(row.courseType) ?? ''} `;
      const compact = compactText(text);
      const letters = isCompact(text) ? null : text;
      const titleEnd = 1 + title.length;
      const cuts = { titleEnd, kindFrom: told.length };
      entries.push({ row, place, title: compact.slice(1, titleEnd), ...cuts, text: compact, letters });
      places.set(row.id, place);
      index.add(place, compact.slice(0, told.length));
      if (row.courseType !== null) kinds.add(place, row.courseType);
      for (const each of [title, ...beside]) {
        const cut = cutText(each ?? '', thaiSegmenter);
        for (const word of cutWords(cut)) spoken.add(word);
        if (each === title || each === row.instructorName?.th || each === categoryNames)
          for (const word of joinedWords(cut)) spoken.add(word);
      }
      forget();
    },
    remove,
    search: (search) => {
      const { offset, limit } = search;
      const all = ordered.of({ ...search, sorting: search.sorting ?? 'popular' });
      const { places: fitting, ...how } = search.words.length === 0 ? { places: all.places } : findOnce(search, all);
      const rows = [...fitting.subarray(offset, offset + limit)].flatMap((place) => entries[place]?.row ?? []);
      return { rows, total: fitting.length, ...how };
    },
    waste: () => entries.length - places.size,
  };
}

/** Those that are equally good stay in their order. They differ in little, so that few have to be told apart. */
function bestFirst(places: Uint32Array, good: Float64Array): Uint32Array {
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
