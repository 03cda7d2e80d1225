import * as z from 'zod/mini';
import type { CategoryFields, DeskCategory } from '../../domain/catalogue/categoryTree.ts';
import { defineCall } from '../call.ts';
import { kindSchema } from '../catalogue/listing.ts';
import { field, object, type Table } from '../field.ts';
import { dataOf, idSchema, list, localText } from '../primitives.ts';
import { defineResource } from './resource.ts';
import { spelledBy } from './revision.ts';

const categoryTable: Table<CategoryFields> = {
  kind: field('course_type', kindSchema),
  name: field('name', localText),
  linkPath: field('link_path', z.string()),
  parentId: field('parent_id', z.nullable(idSchema)),
};
const categoryDraft = object(categoryTable);
const categories = dataOf(
  list(object<DeskCategory>({ ...categoryTable, id: field('id', z.string()), itemCount: field('count', z.int()) })),
);

/** The categories; every change returns all of them. */
export const categoryResource = defineResource({
  path: '/api/admin/categories',
  right: 'content',
  idName: 'categoryId',
  draft: categoryDraft,
  spell: spelledBy(categoryDraft),
  answer: categories,
  list: {
    name: 'adminCategories',
    summary: 'The categories in the shop’s order, with their numbers of items, published or not.',
    response: categories,
  },
  add: { name: 'addCategory', summary: 'Adds a category behind the others. Answers the categories.' },
  change: {
    name: 'changeCategory',
    summary: 'Changes the name, the address and the place in the tree of a category. Answers the categories.',
  },
  remove: {
    name: 'removeCategory',
    summary: 'Removes an empty category. Answers the categories, also if it was gone.',
    response: categories,
    failures: ['CATEGORY_IN_USE'],
  },
});

export const categoryOrder = defineCall('orderCategories', 'PUT /api/admin/category-order', 'content', {
  idempotent: true,
  summary: 'Puts the categories in another order. CHANGED_MEANWHILE if some were added or removed.',
  body: object<{ readonly ids: readonly string[] }>({ ids: field('ids', list(idSchema)) }),
  response: categories,
  failures: ['CHANGED_MEANWHILE'],
});
