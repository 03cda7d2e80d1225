import { listings } from '../../server/catalogue/listings.ts';
import type { Category, Listing } from '../../src/domain/catalogue/course.ts';
import { questionOf } from '../../src/domain/search/findRows.ts';
import { type ListSearch, plainSearch } from '../../src/features/catalogue/listSearch.ts';
import { cachedRowsOf, columnsOf } from '../../src/features/search/catalogueParts.ts';
import { type FoundIds, nameRows, searchable, searchRows } from '../../src/features/search/searchRows.ts';
import { thaiSegmenter } from '../../src/features/search/thaiSegmenter.ts';

type Asked = Partial<Pick<ListSearch, 'kind' | 'sort' | 'categoryPath' | 'filters'>>;
type Search = (keyword: string, asked?: Asked) => FoundIds;

/** The items of promotions. */
const onOffer = ['3', '9'];

/** The server's search of these rows, and that of a device with a cached catalogue. */
export function bothSearches(
  rows: readonly Listing[],
  categories: readonly Category[],
): Record<'inShop' | 'onDevice', Search> {
  const cached = searchable(
    cachedRowsOf(columnsOf(rows, [], thaiSegmenter)),
    nameRows(categories, thaiSegmenter),
    thaiSegmenter,
  );
  const list = listings([]);
  for (const { coverUrl: coverName, ...each } of rows) {
    const category = categories.find(({ linkPath }) => linkPath === each.categoryPath);
    list.put({ row: { ...each, coverName }, categoryNames: category ? `${category.name.th} ${category.name.en}` : '' });
  }
  return {
    inShop: (keyword, { kind = 'course', sort = 'popular', categoryPath = '', filters = {} } = {}) => {
      const { rows: found, ...page } = list.search({
        ...{ kind, categoryPath: categoryPath || null, sorting: sort === 'popular' ? null : sort, currency: 'THB' },
        ...{ filters, onOffer: new Set(onOffer) },
        ...{ ...questionOf(keyword, thaiSegmenter), limit: 40, offset: 0 },
      });
      return { ids: found.map(({ id }) => id), ...page };
    },
    onDevice: (keyword, asked) => {
      const search = { ...plainSearch('course'), ...asked, keyword, pageSize: 40 };
      return searchRows(cached, { ...search, currency: 'THB', onOffer }, thaiSegmenter);
    },
  };
}
