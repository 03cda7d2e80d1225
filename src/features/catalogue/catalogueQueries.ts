import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listCategories, listCourses, listProducts } from '../../contract/catalogue.ts';
import { callServer } from '../../platform/callServer.ts';
import { type ListSearch, listCallQuery } from './listSearch.ts';

export const categoriesQuery = queryOptions({
  queryKey: ['catalogue', 'categories'],
  queryFn: ({ signal }) => callServer(listCategories, {}, { signal }),
  staleTime: 5 * 60_000,
  meta: { keep: 'shared' },
});

/** One page of courses or products. Searches are not kept: the kept index answers them without a network. */
export function itemListQuery(search: ListSearch) {
  const query = listCallQuery(search);
  const call = search.kind === 'course' ? listCourses : listProducts;
  return queryOptions({
    queryKey: [search.kind === 'course' ? 'courses' : 'products', 'list', query],
    queryFn: ({ signal }) => callServer(call, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: search.keyword === '' ? { keep: 'shared' } : {},
  });
}
