import { demoShop } from '../../server/demo/content/demoShop.ts';
import type { Category } from '../../src/domain/catalogue/course.ts';
import { bothSearches } from './bothSearches.ts';
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

/** The server's search results, and those of a device with a cached catalogue. */
export const { inShop, onDevice } = bothSearches(demoRows, categories);
