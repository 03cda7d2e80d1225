import type { Category, Listing } from '../../domain/course.ts';
import { compareIds } from '../../domain/idOrder.ts';
import { type LocalText, textIn } from '../../domain/localText.ts';
import { type IndexedRow, indexRow, rankRows } from '../../domain/searchRanking.ts';
import type { CatalogueIndex } from '../search/keptIndex.ts';
import { type NearIndex, nearIds, nearIndex } from '../search/nearWords.ts';
import { thaiSegmenter } from '../search/thaiSegmenter.ts';
import type { ListSearch, ListSort } from './listSearch.ts';

/** A page of the kept rows. `isNear`: nothing fits word for word, these come close. */
export type LocalAnswer = { readonly rows: readonly Listing[]; readonly total: number; readonly isNear: boolean };

/** The rows of one kept index with their words cut, made once. */
type Prepared = { readonly index: CatalogueIndex; readonly rows: readonly IndexedRow[]; near: NearIndex | null };
let prepared: Prepared | null = null;

/** Answers a list from the kept index, by the server's own rules; a slip of the finger is forgiven. */
export function searchLocally(index: CatalogueIndex, categories: readonly Category[], search: ListSearch): LocalAnswer {
  const shown = index.rows.filter(
    (row) => row.kind === search.kind && (search.categoryPath === '' || row.categoryPath === search.categoryPath),
  );
  if (search.keyword === '') return pageOf(shown.toSorted(comparison(search.sort)), search, false);

  const known = prepare(index, categories);
  const exact = rankRows(known.rows, search.keyword, thaiSegmenter);
  const found = pick(shown, exact);
  if (found.length > 0) return pageOf(inOrder(found, search.sort), search, false);
  known.near ??= nearIndex(known.rows);
  return pageOf(inOrder(pick(shown, nearIds(known.near, search.keyword)), search.sort), search, true);
}

function prepare(index: CatalogueIndex, categories: readonly Category[]): Prepared {
  if (prepared?.index === index) return prepared;
  const names = new Map(categories.map((category) => [category.linkPath, category.name]));
  const rows = index.rows.map((row) => indexRow(searchRowOf(row, names.get(row.categoryPath)), thaiSegmenter));
  prepared = { index, rows, near: null };
  return prepared;
}

const searchRowOf = (row: Listing, category: LocalText | undefined) => ({
  id: row.id,
  rank: row.rank,
  fields: {
    title: bothOf(row.title),
    instructor: row.instructorName === null ? '' : bothOf(row.instructorName),
    category: category === undefined ? '' : bothOf(category),
    summary: bothOf(row.summary),
  },
});

const bothOf = (text: LocalText): string => `${text.th} ${textIn(text, 'en')}`;

/** The shown rows among these ids, in the order of the ids. */
function pick(shown: readonly Listing[], ids: readonly string[]): readonly Listing[] {
  const byId = new Map(shown.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A search keeps its own order, the best first, unless another one was asked for. */
const inOrder = (rows: readonly Listing[], sort: ListSort): readonly Listing[] =>
  sort === 'popular' ? rows : rows.toSorted(comparison(sort));

type Comparison = (a: Listing, b: Listing) => number;

function comparison(sort: ListSort): Comparison {
  const byRank: Comparison = (a, b) => a.rank - b.rank || compareIds(a.id, b.id);
  switch (sort) {
    case 'popular':
      return byRank;
    case 'newest':
      return (a, b) => b.updatedAt - a.updatedAt || byRank(a, b);
    case 'priceUp':
      return (a, b) => priceOf(a, 1) - priceOf(b, 1) || byRank(a, b);
    case 'priceDown':
      return (a, b) => priceOf(b, -1) - priceOf(a, -1) || byRank(a, b);
  }
}

/** What has no price stands last in both directions. */
const priceOf = (row: Listing, direction: 1 | -1): number => row.fromPrices.THB ?? direction * Number.MAX_SAFE_INTEGER;

function pageOf(rows: readonly Listing[], search: ListSearch, isNear: boolean): LocalAnswer {
  const from = (search.page - 1) * search.pageSize;
  return { rows: rows.slice(from, from + search.pageSize), total: rows.length, isNear };
}
