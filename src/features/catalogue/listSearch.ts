import type { ItemKind } from '../../domain/catalogue/course.ts';
import { askedKeyword } from '../../domain/search/askedKeyword.ts';
import { type ItemFilters, isFiltered, readFilters, writeFilters } from '../../domain/search/itemFilters.ts';
import { defaultPageSize, keywordMaximum, listSortings, pageSizes } from '../../domain/site/interfaceConstants.ts';
import { links } from '../../ui/press/links.ts';

export type ListSort = (typeof listSortings)[number];

/** The search of a list, as its address says. `categoryPath` and `keyword` are '' where nothing is asked. */
export type ListSearch = {
  readonly kind: ItemKind;
  readonly categoryPath: string;
  readonly keyword: string;
  readonly filters: ItemFilters;
  readonly sort: ListSort;
  /** Begins at 1. */
  readonly page: number;
  /** The number of pages that are shown below this one. */
  readonly further: number;
  readonly pageSize: number;
};

export const plainSearch = (kind: ItemKind): ListSearch => ({
  kind,
  categoryPath: '',
  keyword: '',
  filters: {},
  sort: 'popular',
  page: 1,
  further: 0,
  pageSize: defaultPageSize,
});

/** Another page of a list, without further ones below it. */
export const atPage = (search: ListSearch, page = 1): ListSearch => ({ ...search, page, further: 0 });

/** More rows make a document slow; then the next page takes the place of the shown ones. */
export const mostFurther = 9;

/** No shop has so many pages; who asks for one behind the last is shown the last. */
const highestPage = 99_999;

/** Reads a list's address; missing and invalid parts get their defaults. `linkPath`: the category in the path. */
export function readListSearch(kind: ItemKind, linkPath: string, params: URLSearchParams): ListSearch {
  const page = Number(params.get('page'));
  const further = Number(params.get('more'));
  const pageSize = Number(params.get('pageSize'));
  return {
    kind,
    categoryPath: linkPath,
    keyword: lookedFor(params.get('keyword') ?? ''),
    filters: readFilters((name) => params.get(name)),
    sort: listSortings.find((sort) => sort === params.get('sort')) ?? 'popular',
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, highestPage) : 1,
    further: Number.isInteger(further) && further >= 1 ? Math.min(further, mostFurther) : 0,
    pageSize: pageSizes.find((size) => size === pageSize) ?? defaultPageSize,
  };
}

/** Whether an address asks for more than is looked for. */
export const isTooLong = (keyword: string): boolean => askedKeyword(keyword).length > keywordMaximum;
export const keywordIn = (params: URLSearchParams): string => askedKeyword(params.get('keyword') ?? '');
/** The searched part of a typed keyword. */
export const lookedFor = (typed: string): string => askedKeyword(typed).slice(0, keywordMaximum).trim();

/** The canonical address of a list: only differences from the plain list are in its query. */
export function listAddress(search: ListSearch): string {
  const params = new URLSearchParams();
  if (search.keyword !== '') params.set('keyword', search.keyword);
  for (const [name, values] of Object.entries(writeFilters(search.filters))) params.set(name, values);
  if (search.sort !== 'popular') params.set('sort', search.sort);
  if (search.page !== 1) params.set('page', String(search.page));
  if (search.further !== 0) params.set('more', String(search.further));
  if (search.pageSize !== defaultPageSize) params.set('pageSize', String(search.pageSize));
  const text = params.toString();
  return text === '' ? pathOf(search) : `${pathOf(search)}?${text}`;
}

function pathOf({ kind, categoryPath }: ListSearch): string {
  if (categoryPath !== '') return links.category(categoryPath, kind);
  return kind === 'product' ? links.products() : links.courses();
}

/** Whether a search narrows a list: its answers are many, and none is kept or indexed. */
export const isNarrowed = ({ keyword, filters }: ListSearch): boolean => keyword !== '' || isFiltered(filters);

/** The query of the call. A plain list has the same query for everybody, so its answer can be cached. */
export function listCallQuery(search: ListSearch) {
  return {
    ...(search.categoryPath === '' ? {} : { filter: search.categoryPath }),
    ...(search.keyword === '' ? {} : { keyword: search.keyword }),
    ...writeFilters(search.filters),
    ...(search.sort === 'popular' ? {} : { sort: search.sort }),
    ...(search.page === 1 ? {} : { page: search.page }),
    ...(search.pageSize === defaultPageSize ? {} : { pageSize: search.pageSize }),
  };
}

/** The last page of a list; an empty one has one page, too. */
export const lastPage = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));

/**
 * The page of the usual length that holds the first row of another page. It is the canonical address: pages of other
 * lengths repeat its rows. robots.txt forbids none of them: an engine must read a page to find its canonical address.
 */
export const usualPage = (page: number, pageSize: number): number =>
  Math.floor(((page - 1) * pageSize) / defaultPageSize) + 1;

/** Page numbers to link around the current one: first, last and neighbours; `null` is a gap. */
export function pagesAround(current: number, last: number): readonly (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(wanted)].toSorted((a, b) => a - b);
  return pages.flatMap((page, place) => {
    const before = pages[place - 1];
    return before !== undefined && page - before > 1 ? [null, page] : [page];
  });
}
