import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ItemKind } from '../../domain/catalogue/course.ts';
import type { Currency } from '../../domain/pricing/currency.ts';
import { type FoundRows, suggestionsOf } from '../../domain/search/suggestions.ts';
import { catalogueKeys } from '../catalogue/catalogueKeys.ts';
import { categoriesQuery } from '../catalogue/categoriesQuery.ts';
import { listCallQuery, plainSearch } from '../catalogue/listSearch.ts';
import { readList } from '../catalogue/readCatalogue.ts';
import { askCatalogue } from '../search/askCatalogue.ts';
import { catalogueRevision } from '../search/catalogueQuery.ts';
import { thaiSegmenter } from '../search/thaiSegmenter.ts';

/** Finds of a kind that are looked through for teachers. */
const pageSize = 20;

/**
 * Suggestions for a keyword. This device's catalogue answers, however slow the network is; the shop is asked only while
 * none is cached.
 */
export const suggestionsQuery = (client: QueryClient, keyword: string, currency: Currency) =>
  queryOptions({
    queryKey: catalogueKeys.suggestions(keyword, catalogueRevision(client)),
    queryFn: async ({ signal }) => {
      const categories = client.getQueryData(categoriesQuery.queryKey) ?? [];
      const find = async (kind: ItemKind): Promise<FoundRows> => {
        const search = { ...plainSearch(kind), keyword, pageSize };
        const cached = await askCatalogue('search', { search: { ...search, currency, onOffer: [] }, categories });
        return cached ?? readList(kind, listCallQuery(search), signal);
      };
      const [courses, products] = await Promise.all([find('course'), find('product')]);
      return suggestionsOf(keyword, { courses, products, categories }, thaiSegmenter);
    },
    networkMode: 'always',
    placeholderData: keepPreviousData,
    gcTime: 60_000,
    retry: false,
  });
