import type { ItemKind } from '../../src/domain/catalogue/course.ts';
import type { PlacedCategory } from '../../src/domain/catalogue/pathsWithin.ts';
import { compactText, isCompact } from '../../src/domain/search/compactText.ts';
import { type FilterContext, filterPlaces } from '../../src/domain/search/filterPlaces.ts';
import { type Found, type Question, rowFinder } from '../../src/domain/search/findRows.ts';
import type { FilterCounts, ItemFilters } from '../../src/domain/search/itemFilters.ts';
import { nearWords } from '../../src/domain/search/nearWords.ts';
import { placesInAny } from '../../src/domain/search/places.ts';
import { cutText, normaliseSearchText, plainOf } from '../../src/domain/search/search.ts';
import { addWordsOf, bodyText, bothOf, kindVocabulary, type RowTexts } from '../../src/domain/search/searchedTexts.ts';
import { boundedMap } from '../base/boundedMap.ts';
import type { ListingRow } from '../store/catalogue/items.ts';
import { kindPlaces, kindTexts } from './kindPlaces.ts';
import { pairIndex } from './pairIndex.ts';
import { type ItemSorting, type SortedPlaces, sortedRows } from './sortedRows.ts';
import { thaiSegmenter } from './thaiSegmenter.ts';
import { type SearchedText, wordFinds } from './wordFinds.ts';

/** A list search; `null` keyword is none. */
export type ListingSearch = Question &
  FilterContext & {
    readonly kind: ItemKind;
    /** Path of a category, or `null` for all. */
    readonly categoryPath: string | null;
    /** `null`: best matches first. */
    readonly sorting: ItemSorting | null;
    readonly filters: ItemFilters;
    readonly limit: number;
    readonly offset: number;
  };

/**
 * `counts`: the rows of each value of a filter, after the other filters. `foundAs`: no exact match; the rows contain these words, or are only near if it is empty. `nearWords`: the matching
 * words of each near row.
 */
export type ListingPage = {
  readonly rows: readonly ListingRow[];
  readonly total: number;
  readonly counts: FilterCounts;
  readonly foundAs?: string;
  readonly nearWords?: readonly string[];
};

/** A row with its category names, which are searched but not shown. */
export type NamedListing = { readonly row: ListingRow; readonly categoryNames: string };

/** List rows in memory with sorting and search. */
export type Listings = {
  /** Adds or replaces a row. */
  readonly put: (listing: NamedListing) => void;
  readonly remove: (id: string) => void;
  /** One page of matches with their total. */
  readonly search: (search: ListingSearch) => ListingPage;
  /** Indexes of removed rows. */
  readonly waste: () => number;
};

/** Bytes of all that was found lately; questions are the callers', so there is a limit. */
const maxBytes = 8_000_000;
const bytesBesideFound = 500;

type Entry = SearchedText & NamedListing & { readonly title: string };

/** An empty list. `categories`: the tree by which a category also lists what is below it. */
export function listings(categories: readonly PlacedCategory[]): Listings {
  const entries: (Entry | undefined)[] = [];
  const places = new Map<string, number>();
  // Texts of course types are common to many rows, so they are not matched fuzzily and stay outside the index.
  const index = pairIndex();
  const kinds = kindPlaces();
  const finds = wordFinds(entries, (word) => {
    const told = index.placesOf(word);
    return told && placesInAny([told, ...kinds.placesOf(word)]);
  });
  const ordered = sortedRows(entries, categories);
  const spoken = kindVocabulary(thaiSegmenter);
  const find = rowFinder(
    {
      end: () => entries.length,
      count: () => places.size,
      placeOf: (id) => places.get(id),
      visit: finds.visit,
      isWritten: finds.isWritten,
      vocabulary: () => spoken,
      textsAt: (place) => {
        const entry = entries[place];
        return entry && { title: entry.title, told: entry.text.slice(0, entry.kindFrom) };
      },
      placesOfPairs: () => index.placesOfPair,
    },
    thaiSegmenter,
  );
  const answered = boundedMap<Found>(maxBytes, (found) => found.places.byteLength + bytesBesideFound);

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

  /** Cached: further pages repeat the search. */
  const findOnce = (search: ListingSearch, rows: SortedPlaces): Found => {
    const { kind, categoryPath, sorting, currency, words, asked, typed } = search;
    const question = JSON.stringify([kind, categoryPath, sorting, currency, words, asked, typed]);
    const known = answered.get(question);
    if (known !== undefined) return known;
    const found = find(search, { inOrder: rows.inOrder, bestFirst: sorting === null });
    answered.set(question, found);
    return found;
  };

  return {
    put: ({ row, categoryNames }) => {
      remove(row.id);
      const place = entries.length;
      const cut = {
        title: cutText(bothOf(row.title), thaiSegmenter),
        instructor: cutText(bothOf(row.instructorName), thaiSegmenter),
        category: cutText(categoryNames, thaiSegmenter),
        summary: cutText(bothOf(row.summary), thaiSegmenter),
      };
      const title = plainOf(cut.title);
      const told = bodyText({
        ...{ title, instructor: plainOf(cut.instructor), category: plainOf(cut.category) },
        summary: plainOf(cut.summary),
      });
      const text = row.courseType === null ? told : `${told}\n ${kindTexts.get(row.courseType) ?? ''} `;
      const compact = compactText(text);
      const letters = isCompact(text) ? null : text;
      const titleEnd = 1 + title.length;
      const cuts = { titleEnd, kindFrom: told.length };
      entries.push({ row, categoryNames, place, title: compact.slice(1, titleEnd), ...cuts, text: compact, letters });
      places.set(row.id, place);
      index.add(place, compact.slice(0, told.length));
      if (row.courseType !== null) kinds.add(place, row.courseType);
      addWordsOf(spoken, cut);
      forget();
    },
    remove,
    search: (search) => {
      const { offset, limit } = search;
      const all = ordered.of({ ...search, sorting: search.sorting ?? 'popular' });
      const { places: found, ...how } = search.asked.trim() === '' ? { places: all.places } : findOnce(search, all);
      const { places: fitting, counts } = filterPlaces(found, (place) => entries[place]?.row, search.filters, search);
      const shown = [...fitting.subarray(offset, offset + limit)].flatMap((place) => entries[place] ?? []);
      const page = { rows: shown.map(({ row }) => row), total: fitting.length, counts, ...how };
      if (how.foundAs !== '') return page;
      return { ...page, nearWords: shown.map((entry) => nearWords(search.typed, textsOf(entry), thaiSegmenter)) };
    },
    waste: () => entries.length - places.size,
  };
}

/** The normalised texts of a row. */
const textsOf = ({ row, categoryNames }: NamedListing): RowTexts => ({
  title: normaliseSearchText(bothOf(row.title)),
  instructor: normaliseSearchText(bothOf(row.instructorName)),
  category: normaliseSearchText(categoryNames),
  summary: normaliseSearchText(bothOf(row.summary)),
});
