import { listings } from '../../server/catalogue/listings.ts';
import { demoShop } from '../../server/demo/content/demoShop.ts';
import type { Category } from '../../src/domain/catalogue/course.ts';
import { questionOf } from '../../src/domain/search/findRows.ts';
import { type ListSearch, plainSearch } from '../../src/features/catalogue/listSearch.ts';
import { cachedRowsOf, columnsOf } from '../../src/features/search/catalogueParts.ts';
import { type FoundIds, nameRows, searchable, searchRows } from '../../src/features/search/searchRows.ts';
import { thaiSegmenter } from '../../src/features/search/thaiSegmenter.ts';
import { row } from './listingFixture.ts';

const categories: readonly Category[] = demoShop.categories.map(({ id, linkPath, name, weave, forProducts }) => ({
  ...{ id, linkPath, name, weave, parentId: null, count: 1 },
  kind: forProducts ? 'product' : 'course',
}));
const pathOf = new Map(demoShop.categories.map(({ id, linkPath }) => [id, linkPath]));
const nameOf = new Map(demoShop.instructors.map(({ id, name }) => [id, name]));

/** All courses and products of the demo shop as list rows. */
export const demoRows = [
  ...demoShop.courses.map(({ id, title, summary, type, category, instructor }, rank) =>
    row(id, title.th, title.en, {
      ...{ summary, rank, courseType: type, categoryPath: pathOf.get(category) ?? '', createdAt: rank % 7 },
      ...{ instructorName: nameOf.get(instructor) ?? null, fromPrices: { THB: (rank % 5) * 1000, USD: null } },
    }),
  ),
  ...demoShop.products.map(({ id, title, summary, category }, rank) =>
    row(id, title.th, title.en, {
      ...{ kind: 'product', summary, rank: 100 + rank, courseType: null, categoryPath: pathOf.get(category) ?? '' },
    }),
  ),
];

const cached = searchable(
  cachedRowsOf(columnsOf(demoRows, () => undefined, thaiSegmenter)),
  nameRows(categories, thaiSegmenter),
  thaiSegmenter,
);
const list = listings([]);
for (const { coverUrl: coverName, ...each } of demoRows) {
  const category = demoShop.categories.find(({ linkPath }) => linkPath === each.categoryPath);
  list.put({ row: { ...each, coverName }, categoryNames: category ? `${category.name.th} ${category.name.en}` : '' });
}

type Asked = Partial<Pick<ListSearch, 'kind' | 'sort' | 'categoryPath'>>;

/** The server's search results. */
export function inShop(keyword: string, asked: Asked = {}): FoundIds {
  const { kind = 'course', sort = 'popular', categoryPath = '' } = asked;
  const { rows, ...page } = list.search({
    ...{ kind, categoryPath: categoryPath || null, sorting: sort === 'popular' ? null : sort, currency: 'THB' },
    ...{ ...questionOf(keyword, thaiSegmenter), limit: 40, offset: 0 },
  });
  return { ids: rows.map(({ id }) => id), ...page };
}

/** Search results of a device with a cached catalogue. */
export const onDevice = (keyword: string, asked: Asked = {}): FoundIds =>
  searchRows(cached, { ...plainSearch('course'), ...asked, keyword, pageSize: 40, currency: 'THB' }, thaiSegmenter);
