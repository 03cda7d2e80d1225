import { type Category, courseTypes, type ItemKind } from '../../domain/course.ts';
import { courseTypeWords } from '../../domain/courseTypeWords.ts';
import type { Currency } from '../../domain/currency.ts';
import { compareIds } from '../../domain/idOrder.ts';
import { meantWords } from '../../domain/meantWords.ts';
import { isCommonAmong, isTooShort, rareWords } from '../../domain/rareWords.ts';
import {
  cutText,
  cutWords,
  isNumberOnly,
  joinedWords,
  normaliseSearchText,
  patternOf,
  type WordSegmenter,
  wordsOf,
} from '../../domain/search.ts';
import { type IndexedField, type IndexedRow, indexedField, rankRows } from '../../domain/searchRanking.ts';
import { spellingsOf, type Vocabulary, vocabulary } from '../../domain/spelling.ts';
import { bothOf, type KeptRow, type PartTexts } from './catalogueParts.ts';
import { type NearIndex, nearIds, nearIndex, rowsHoldingCount } from './nearWords.ts';

/** What a list shows. `categoryPath` and `keyword` are '' where nothing is asked; pages begin at 1. */
export type CatalogueQuestion = {
  readonly kind: ItemKind;
  readonly categoryPath: string;
  readonly keyword: string;
  readonly sort: 'popular' | 'newest' | 'priceUp' | 'priceDown';
  /** The shop's: what fees are compared in. */
  readonly currency: Currency;
  readonly page: number;
  readonly pageSize: number;
};

/**
 * The ids of one page. `foundAs`: nothing fits word for word; the rows hold these words instead, or come near where it is
 * empty.
 */
export type FoundIds = { readonly ids: readonly string[]; readonly total: number; readonly foundAs?: string };

/** Rows with the names of their categories and kinds, ready to be searched. */
export type Searchable = {
  readonly rows: ReadonlyMap<string, KeptRow>;
  readonly parts: ReadonlyMap<PartTexts, readonly KeptRow[]>;
  readonly categoryOf: (row: KeptRow) => IndexedField;
  readonly kindOf: (row: KeptRow) => IndexedField;
  /** Every row with its fields; made once, for a question that no row fits. */
  indexed: readonly IndexedRow[] | null;
  near: NearIndex | null;
  spoken: Vocabulary | null;
};

export function searchable(
  rows: readonly KeptRow[],
  categories: readonly Category[],
  segmenter: WordSegmenter,
): Searchable {
  const fieldOf = (name: 'category' | 'courseType', text: string) => indexedField(name, cutText(text, segmenter));
  const names = new Map(categories.map((one) => [one.linkPath, fieldOf('category', bothOf(one.name))]));
  const kinds = new Map<KeptRow['courseType'], IndexedField>(
    courseTypes.map((type) => [type, fieldOf('courseType', courseTypeWords[type])]),
  );
  const unknown = fieldOf('category', '');
  return {
    rows: new Map(rows.map((row) => [row.id, row])),
    parts: byPart(rows),
    categoryOf: ({ categoryPath }) => names.get(categoryPath) ?? unknown,
    kindOf: ({ courseType }) => kinds.get(courseType) ?? unknown,
    indexed: null,
    near: null,
    spoken: null,
  };
}

function byPart(rows: readonly KeptRow[]): ReadonlyMap<PartTexts, readonly KeptRow[]> {
  const parts = new Map<PartTexts, KeptRow[]>();
  for (const row of rows) {
    const part = parts.get(row.texts);
    if (part === undefined) parts.set(row.texts, [row]);
    else part.push(row);
  }
  return parts;
}

const indexedOf = (kept: Searchable, row: KeptRow): IndexedRow => ({
  id: row.id,
  rank: row.rank,
  fields: [row.title, row.instructor, kept.categoryOf(row), row.summary, kept.kindOf(row)],
});

/** What is said of a kind is said of many courses, so nothing comes near to it. The kind is the last field. */
const withoutKind = (row: IndexedRow): IndexedRow => ({ ...row, fields: row.fields.slice(0, -1) });

const allIndexed = (kept: Searchable): readonly IndexedRow[] => {
  kept.indexed ??= [...kept.rows.values()].map((row) => indexedOf(kept, row));
  return kept.indexed;
};

/** The rows that hold every word of a question somewhere, which are few; only their fields are looked at. */
function rowsHolding(kept: Searchable, words: readonly string[]): readonly KeptRow[] {
  let held: ReadonlySet<KeptRow> | null = null;
  for (const word of words) {
    const before: ReadonlySet<KeptRow> | null = held;
    const found = new Set<KeptRow>();
    const add = (row: KeptRow | undefined) => {
      if (row !== undefined && (before === null || before.has(row))) found.add(row);
    };
    const pattern = patternOf(word);
    for (const [texts, rows] of kept.parts) {
      for (const place of texts.rowsHolding(pattern)) add(rows[place]);
    }
    for (const row of before ?? kept.rows.values()) {
      if (kept.categoryOf(row).text.includes(word) || kept.kindOf(row).text.includes(word)) add(row);
    }
    held = found;
  }
  return [...(held ?? kept.rows.values())];
}

function idsFound(kept: Searchable, question: string, segmenter: WordSegmenter): readonly string[] {
  const rows = rowsHolding(kept, wordsOf(question, segmenter));
  return rankRows(
    rows.map((row) => indexedOf(kept, row)),
    question,
    segmenter,
  );
}

/** The row whose id was typed. */
const idsNamed = (kept: Searchable, keyword: string): readonly string[] =>
  [keyword.trim(), normaliseSearchText(keyword)].filter((id) => kept.rows.has(id));

function meantIn(kept: Searchable, keyword: string, segmenter: WordSegmenter): readonly string[] {
  const spoken = () => spokenIn(kept);
  const known = {
    isWritten: (text: string) => rowsHolding(kept, [text]).length > 0,
    isWord: (text: string) => spoken().isWord(text),
    soundingLike: (typed: string) => spoken().soundingLike(typed),
    nearestTo: (typed: string) => spoken().nearestTo(typed),
  };
  return meantWords(keyword, known, segmenter);
}

/** Answers a list by the server's own rules; a slip of the finger is forgiven. */
export function searchRows(kept: Searchable, question: CatalogueQuestion, segmenter: WordSegmenter): FoundIds {
  const { kind, categoryPath, keyword } = question;
  const isShown = (row: KeptRow) => row.kind === kind && (categoryPath === '' || row.categoryPath === categoryPath);
  const pick = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const row = kept.rows.get(id);
      return row !== undefined && isShown(row) ? [row] : [];
    });
  if (keyword === '') {
    return pageOf([...kept.rows.values()].filter(isShown).toSorted(comparison(question)), question);
  }
  const found = pick([...new Set([...idsNamed(kept, keyword), ...idsFound(kept, keyword, segmenter)])]);
  if (found.length > 0) {
    const meant = meantIn(kept, keyword, segmenter);
    const said = pick([...new Set(meant.flatMap((each) => idsFound(kept, each, segmenter)))]);
    if (said.length === 0) return pageOf(inOrder(found, question), question);
    const all = [...new Set([...said, ...found])];
    return { ...pageOf(inOrder(all, question), question), foundAs: meant.join(' ') };
  }
  if (isNumberOnly(normaliseSearchText(keyword))) return pageOf([], question);
  const spellings = spellingsIn(kept, keyword);
  const spelled = pick([...new Set(spellings.flatMap((spelling) => idsFound(kept, spelling, segmenter)))]);
  if (spelled.length > 0) return { ...pageOf(inOrder(spelled, question), question), foundAs: spellings.join(' ') };
  if (isTooShort(normaliseSearchText(keyword))) return pageOf([], question);
  kept.near ??= nearIndex(allIndexed(kept).map(withoutKind));
  const near = pageOf(
    inOrder(pick(nearIds(kept.near, keyword, rareIn(kept.near, keyword, segmenter))), question),
    question,
  );
  return near.total === 0 ? near : { ...near, foundAs: '' };
}

function rareIn(index: NearIndex, keyword: string, segmenter: WordSegmenter): readonly string[] {
  const isCommon = (word: string) => isCommonAmong(index.rows.length, rowsHoldingCount(index, word));
  return rareWords(keyword, isCommon, segmenter);
}

function spellingsIn(kept: Searchable, keyword: string): readonly string[] {
  const isWritten = (words: string) =>
    allIndexed(kept).some(({ fields }) => fields.some(({ text }) => text.includes(words)));
  return spellingsOf(keyword, isWritten, spokenIn(kept).nearestTo);
}

/** Made for the first question with a slip. */
function spokenIn(kept: Searchable): Vocabulary {
  kept.spoken ??= wordsIn(allIndexed(kept));
  return kept.spoken;
}

function wordsIn(rows: readonly IndexedRow[]): Vocabulary {
  const spoken = vocabulary();
  for (const { fields } of rows) {
    const [title, instructor, category] = fields;
    for (const { cut } of fields) for (const word of cutWords(cut)) spoken.add(word);
    for (const { cut } of [title, instructor, category].filter((field) => field !== undefined)) {
      for (const word of joinedWords(cut)) spoken.add(word);
    }
  }
  return spoken;
}

type Order = Pick<CatalogueQuestion, 'sort' | 'currency'>;

/** A search keeps its own order, the best first, unless another one was asked for. */
const inOrder = (rows: readonly KeptRow[], order: Order): readonly KeptRow[] =>
  order.sort === 'popular' ? rows : rows.toSorted(comparison(order));

type Comparison = (a: KeptRow, b: KeptRow) => number;

function comparison({ sort, currency }: Order): Comparison {
  const byRank: Comparison = (a, b) => a.rank - b.rank || compareIds(a.id, b.id);
  // What has no price stands last in both directions.
  const priceOf = (row: KeptRow, direction: 1 | -1) => row.prices[currency] ?? direction * Number.MAX_SAFE_INTEGER;
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

function pageOf(rows: readonly KeptRow[], { page, pageSize }: CatalogueQuestion): FoundIds {
  const from = (page - 1) * pageSize;
  return { ids: rows.slice(from, from + pageSize).map((row) => row.id), total: rows.length };
}
