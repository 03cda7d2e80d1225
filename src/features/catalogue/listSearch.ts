import type { ItemKind } from '../../domain/catalogue/course.ts';
import { isFiltered, writeFilters } from '../../domain/search/chosenFilters.ts';
import type { ItemFilters } from '../../domain/search/itemFilters.ts';
import { defaultPageSize, type listSortings } from '../../domain/site/interfaceConstants.ts';
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
