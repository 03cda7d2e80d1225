import type { ItemKind } from '../../domain/catalogue/course.ts';
import { askedKeyword } from '../../domain/search/askedKeyword.ts';
import { readFilters } from '../../domain/search/itemFilters.ts';
import { mostFurther } from '../../domain/search/listPages.ts';
import { defaultPageSize, keywordMaximum, listSortings, pageSizes } from '../../domain/site/interfaceConstants.ts';
import type { ListSearch } from './listSearch.ts';

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

/** The search in the address now, which may be newer than the rendered one. */
export const searchNow = ({ kind, categoryPath }: ListSearch): ListSearch =>
  readListSearch(kind, categoryPath, new URLSearchParams(location.search));

/** Whether an address asks for more than is looked for. */
export const isTooLong = (keyword: string): boolean => askedKeyword(keyword).length > keywordMaximum;
export const keywordIn = (params: URLSearchParams): string => askedKeyword(params.get('keyword') ?? '');
/** The searched part of a typed keyword. */
export const lookedFor = (typed: string): string => askedKeyword(typed).slice(0, keywordMaximum).trim();
