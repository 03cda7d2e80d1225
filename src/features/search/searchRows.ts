import { type Category, courseTypes, type ItemKind } from '../../domain/catalogue/course.ts';
import { type PlacedCategory, pathsWithin } from '../../domain/catalogue/pathsWithin.ts';
import { compareIds } from '../../domain/idOrder.ts';
import type { Currency } from '../../domain/pricing/currency.ts';
import { pairAt, pairCount } from '../../domain/search/compactText.ts';
import { courseTypeWords } from '../../domain/search/courseTypeWords.ts';
import { filterPlaces } from '../../domain/search/filterPlaces.ts';
import { questionOf, rowFinder, type SearchedRows } from '../../domain/search/findRows.ts';
import type { FilterCounts, ItemFilters } from '../../domain/search/itemFilters.ts';
import { nearWords } from '../../domain/search/nearWords.ts';
import { noPlaces, type Places, withPlace } from '../../domain/search/places.ts';
import { cutText, plainOf, type WordSegmenter } from '../../domain/search/search.ts';
import {
  addWordsOf,
  bothOf,
  kindVocabulary,
  type RowTexts,
  type SearchedTexts,
  searchedTexts,
} from '../../domain/search/searchedTexts.ts';
import type { Vocabulary } from '../../domain/search/spelling.ts';
import { patternOf, placeOfWord } from '../../domain/search/wordBounds.ts';
import type { CachedRow, CachedText, PartTexts } from './catalogueParts.ts';

/** The search of a list. `categoryPath` and `keyword` are '' where nothing is asked; pages begin at 1. */
export type CatalogueQuestion = {
  readonly kind: ItemKind;
  readonly categoryPath: string;
  readonly keyword: string;
  readonly sort: 'popular' | 'newest' | 'priceUp' | 'priceDown';
  /** The shop's: what fees are compared in. */
  readonly currency: Currency;
  readonly filters: ItemFilters;
  /** The items of promotions that run. */
  readonly onOffer: readonly string[];
  readonly page: number;
  readonly pageSize: number;
};

/**
 * The ids of one page. `counts`: the rows of each value of a filter, after the other filters. `foundAs`: no exact match; the rows contain these words, or are only near if it is empty.
 * `nearWords`: the matching words of each near row.
 */
export type FoundIds = {
  readonly ids: readonly string[];
  readonly total: number;
  readonly counts: FilterCounts;
  readonly foundAs?: string;
  readonly nearWords?: readonly string[];
};

/** Rows with the names of their categories and kinds, ready to be searched. Their place is their number. */
export type Searchable = {
  readonly rows: readonly CachedRow[];
  readonly find: ReturnType<typeof rowFinder>;
  readonly categories: readonly PlacedCategory[];
  readonly textsOf: (row: CachedRow) => RowTexts;
};

/** Prepares rows for questions. What only a mistyped question needs is made for the first of them. */
export function searchable(rows: readonly CachedRow[], named: Named, segmenter: WordSegmenter): Searchable {
  const places = new Map(rows.map(({ id }, place) => [id, place]));
  const look = { rows, named, parts: placesBy(rows, ({ texts }) => texts), placesNamed: namedPlaces(rows, named) };
  let words: Vocabulary | null = null;
  let said: readonly SearchedTexts[] | null = null;
  const texts = () => {
    said ??= rows.map((row) => searchedTexts(textsIn(row, named)));
    return said;
  };
  const searched: SearchedRows = {
    end: () => rows.length,
    count: () => rows.length,
    placeOf: (id) => places.get(id),
    visit: (asked, found) => visitHolding(look, asked, found),
    isWritten: (text) => placesHolding(look, text).length > 0,
    vocabulary: () => {
      words ??= wordsIn(rows, named, segmenter);
      return words;
    },
    textsAt: (place) => texts()[place],
    placesOfPairs: (pairs) => placesOfPairs(texts(), pairs),
  };
  return {
    ...{ rows, categories: named.categories },
    find: rowFinder(searched, segmenter),
    textsOf: (row) => textsIn(row, named),
  };
}

/** Texts about a row beside its own, by which it is found, and the tree of its categories. */
export type Named = Readonly<Record<'categoryOf' | 'kindOf', (row: CachedRow) => CachedText>> & {
  readonly categories: readonly PlacedCategory[];
};

/** The names of categories and kinds, cut into words. */
export function nameRows(categories: readonly Category[], segmenter: WordSegmenter): Named {
  const textOf = (text: string): CachedText => {
    const cut = cutText(text, segmenter);
    return { cut, text: plainOf(cut) };
  };
  const names = new Map(categories.map((one) => [one.linkPath, textOf(bothOf(one.name))]));
  const kinds = new Map<CachedRow['courseType'], CachedText>(
    courseTypes.map((type) => [type, textOf(courseTypeWords[type])]),
  );
  const unknown = textOf('');
  return {
    categories,
    categoryOf: ({ categoryPath }) => names.get(categoryPath) ?? unknown,
    kindOf: ({ courseType }) => kinds.get(courseType) ?? unknown,
  };
}

type Look = {
  readonly rows: readonly CachedRow[];
  readonly parts: ReadonlyMap<PartTexts, readonly number[]>;
  readonly named: Named;
  /** The places of the rows of each category and kind: their names are few. */
  readonly placesNamed: ReadonlyMap<CachedText, readonly number[]>;
};

/** The places of the rows by what `keyOf` says of them. */
function placesBy<Key>(rows: readonly CachedRow[], keyOf: (row: CachedRow) => Key): Map<Key, number[]> {
  const places = new Map<Key, number[]>();
  let place = 0;
  for (const row of rows) {
    const key = keyOf(row);
    const known = places.get(key);
    if (known === undefined) places.set(key, [place]);
    else known.push(place);
    place += 1;
  }
  return places;
}

const namedPlaces = (rows: readonly CachedRow[], { categoryOf, kindOf }: Named): Look['placesNamed'] =>
  new Map([...placesBy(rows, categoryOf), ...placesBy(rows, kindOf)]);

/** The places of the rows that hold a word somewhere, in any order. */
function placesHolding({ parts, placesNamed }: Look, word: string): readonly number[] {
  const found = new Set<number>();
  const pattern = patternOf(word);
  for (const [texts, places] of parts) {
    for (const row of texts.rowsHolding(pattern)) found.add(places[row] ?? -1);
  }
  for (const [name, places] of placesNamed) {
    if (isIn(name, word)) for (const place of places) found.add(place);
  }
  return [...found];
}

/** Visits the rows that hold every word of a question somewhere, which are few; only their texts are looked at. */
function visitHolding(look: Look, words: readonly string[], found: Parameters<SearchedRows['visit']>[1]): void {
  const [first, ...others] = words.map((word) => placesHolding(look, word));
  const sets = others.map((places) => new Set(places));
  for (const place of first ?? []) {
    const row = look.rows[place];
    if (row === undefined || !sets.every((places) => places.has(place))) continue;
    found(
      place,
      words.filter((word) => isIn(row.title, word)).length,
      words.some((word) => isOfKind(look, row, word)),
    );
  }
}

/** Whether a word of a row occurs in the name of its kind only. */
const isOfKind = ({ named }: Look, row: CachedRow, word: string): boolean =>
  isIn(named.kindOf(row), word) &&
  ![row.title, row.instructor, named.categoryOf(row), row.summary].some((text) => isIn(text, word));

const isIn = ({ text }: CachedText, word: string): boolean => placeOfWord(text, word) !== -1;

const textsIn = (row: CachedRow, { categoryOf }: Named): RowTexts => ({
  ...{ title: row.title.text, instructor: row.instructor.text },
  ...{ category: categoryOf(row).text, summary: row.summary.text },
});

function wordsIn(rows: readonly CachedRow[], { categoryOf }: Named, segmenter: WordSegmenter): Vocabulary {
  const known = kindVocabulary(segmenter);
  for (const row of rows) {
    addWordsOf(known, {
      ...{ title: row.title.cut, instructor: row.instructor.cut },
      ...{ category: categoryOf(row).cut, summary: row.summary.cut },
    });
  }
  return known;
}

/** Goes once through all texts: an index of every pair would take more room on a phone than the texts do. */
function placesOfPairs(texts: readonly SearchedTexts[], pairs: ReadonlySet<number>): (pair: number) => Places {
  const numbers = new Uint16Array(pairCount);
  const sets = [noPlaces];
  for (const pair of pairs) {
    numbers[pair] = sets.length;
    sets.push(noPlaces);
  }
  for (const [place, { told }] of texts.entries()) {
    for (let at = 1; at < told.length; at += 1) {
      const number = numbers[pairAt(told, at)] ?? 0;
      if (number > 0) sets[number] = withPlace(sets[number] ?? noPlaces, place);
    }
  }
  return (pair) => sets[numbers[pair] ?? 0] ?? noPlaces;
}

/** Answers a list by the server's own rules; a slip of the finger is forgiven. */
export function searchRows(cached: Searchable, question: CatalogueQuestion, segmenter: WordSegmenter): FoundIds {
  const { kind, categoryPath, keyword, sort, currency, filters } = question;
  const paths = categoryPath === '' ? null : pathsWithin(categoryPath, cached.categories);
  const isShown = (row: CachedRow) => row.kind === kind && (paths === null || paths.has(row.categoryPath));
  const compare = comparison(question);
  const inOrder = (some: Iterable<number>) => {
    const placed = [...some].flatMap((place) => {
      const row = cached.rows[place];
      return row !== undefined && isShown(row) ? [{ row, place }] : [];
    });
    return Uint32Array.from(
      placed.sort((one, other) => compare(one.row, other.row)),
      ({ place }) => place,
    );
  };
  const looked = questionOf(keyword, segmenter);
  const { places: found, ...how } =
    keyword === ''
      ? { places: inOrder(cached.rows.keys()) }
      : cached.find(looked, { inOrder, bestFirst: sort === 'popular' });
  const context = { currency, onOffer: new Set(question.onOffer) };
  const { places, counts } = filterPlaces(found, (place) => cached.rows[place], filters, context);
  const from = (question.page - 1) * question.pageSize;
  const shown = [...places.subarray(from, from + question.pageSize)].flatMap((place) => cached.rows[place] ?? []);
  const page = { ids: shown.map(({ id }) => id), total: places.length, counts, ...how };
  if (how.foundAs !== '') return page;
  return { ...page, nearWords: shown.map((row) => nearWords(looked.typed, cached.textsOf(row), segmenter)) };
}

type Order = Pick<CatalogueQuestion, 'sort' | 'currency'>;

type Comparison = (a: CachedRow, b: CachedRow) => number;

function comparison({ sort, currency }: Order): Comparison {
  const byRank: Comparison = (a, b) => a.rank - b.rank || compareIds(a.id, b.id);
  // Rows without a price come last in both directions.
  const priceOf = (row: CachedRow, direction: 1 | -1) =>
    row.fromPrices[currency] ?? direction * Number.MAX_SAFE_INTEGER;
  switch (sort) {
    case 'popular':
      return byRank;
    case 'newest':
      return (a, b) => b.createdAt - a.createdAt || byRank(a, b);
    case 'priceUp':
      return (a, b) => priceOf(a, 1) - priceOf(b, 1) || byRank(a, b);
    case 'priceDown':
      return (a, b) => priceOf(b, -1) - priceOf(a, -1) || byRank(a, b);
  }
}
