import * as z from 'zod/mini';
import type { CatalogueDelta, Category, Listing } from '../../domain/catalogue/course.ts';
import { type FilterCounts, filterNames } from '../../domain/search/itemFilters.ts';
import { listSortings } from '../../domain/site/interfaceConstants.ts';
import { defineCall } from '../call.ts';
import { field, object } from '../field.ts';
import { dataOf, instant, list, localText, pageQuery, pageTable, success } from '../primitives.ts';
import { keywordCodec } from './keyword.ts';
import { kindSchema, listingCodec, listingFactsCodec, weaveSchema } from './listing.ts';

const category = object<Category>({
  id: field('id', z.string()),
  linkPath: field('link_path', z.string()),
  name: field('name', localText),
  weave: field('weave', weaveSchema),
  kind: field('course_type', kindSchema),
  parentId: field('parent_id', z.nullable(z.string())),
  count: field('count', z.int()),
});

/** Page, size and order of a list. */
const sortedPage = z.object({ sort: z.optional(z.enum(listSortings)), ...pageQuery });

/** Values of one filter, separated by commas; unknown ones are ignored. */
const filterValues = z.optional(z.string().check(z.maxLength(200)));

/** With a category, a keyword and filters. */
const listQuery = z.extend(sortedPage, {
  filter: z.optional(z.string().check(z.maxLength(200))),
  keyword: z.optional(keywordCodec),
  offer: filterValues,
  price: filterValues,
  type: filterValues,
  level: filterValues,
  month: filterValues,
  length: filterValues,
  language: filterValues,
});

/**
 * One page of a list. `counts`: the items of each value of a filter, after the other filters. `foundAs`: nothing matches the keyword exactly, and the rows match these words instead, or
 * approximately if it is empty; then `nearWords` has the matching words of each row.
 */
export type ListingPage = {
  readonly rows: readonly Listing[];
  readonly total: number;
  readonly counts: FilterCounts;
  readonly foundAs?: string;
  readonly nearWords?: readonly string[];
};

const listingPage = object<ListingPage>(
  {
    ...pageTable(listingCodec),
    counts: field('counts', z.partialRecord(z.enum(filterNames), z.record(z.string(), z.int()))),
    foundAs: field('found_as', z.optional(z.string())),
    nearWords: field('near_words', z.optional(list(z.string()))),
  },
  success,
);

export const listCourses = defineCall('listCourses', 'GET /public/courses', 'public', {
  origin: 'specification',
  caching: 'shared',
  summary:
    'The course list, by category path (filter), searched (keyword) and filtered, with the number of items by filter.',
  query: listQuery,
  response: listingPage,
});

export const catalogueDelta = defineCall('catalogueDelta', 'GET /public/courses/index', 'public', {
  caching: 'shared',
  summary: 'Light rows of every course and product without their summaries, or what changed since an instant.',
  query: z.object({ since: z.optional(instant) }),
  response: object<CatalogueDelta>(
    {
      rows: field('data', list(listingFactsCodec)),
      removedIds: field('removed', list(z.string())),
      asOf: field('as_of', instant),
      whole: field('whole', z.nullable(z.object({ count: z.int(), changes: z.int() }))),
    },
    success,
  ),
});

export const listCategories = defineCall('listCategories', 'GET /public/categories', 'public', {
  caching: 'shared',
  summary: 'The categories of courses and products.',
  response: dataOf(list(category)),
});

export const coursesByCategory = defineCall('coursesByCategory', 'POST /public/course/cate/pathname', 'public', {
  origin: 'specification',
  savesNothing: true,
  summary: 'Courses or products of one category.',
  query: sortedPage,
  body: object({ categoryPath: field('link_path', z.string().check(z.maxLength(200))) }),
  response: listingPage,
  failures: ['NOT_FOUND'],
});

export const listProducts = defineCall('listProducts', 'GET /public/product', 'public', {
  origin: 'specification',
  caching: 'shared',
  summary:
    'The product list, by category path (filter), searched (keyword) and filtered, with the number of items by filter.',
  query: listQuery,
  response: listingPage,
});
