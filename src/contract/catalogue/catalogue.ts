import * as z from 'zod/mini';
import type { CatalogueDelta, Category, Listing } from '../../domain/catalogue/course.ts';
import { listSortings } from '../../domain/site/interfaceConstants.ts';
import { defineCall } from '../call.ts';
import { countCodec, dataOf, instantCodec, localTextCodec, pageOf } from '../primitives.ts';
import { keywordCodec } from './keyword.ts';
import { kindSchema, listingCodec, weaveSchema } from './listing.ts';

const categoryCodec = z.codec(
  z.object({
    id: z.string(),
    link_path: z.string(),
    name: localTextCodec,
    weave: weaveSchema,
    course_type: kindSchema,
    count: z.int(),
  }),
  z.custom<Category>(),
  {
    decode: (w) => ({
      id: w.id,
      linkPath: w.link_path,
      name: w.name,
      weave: w.weave,
      kind: w.course_type,
      count: w.count,
    }),
    encode: (c) => ({
      id: c.id,
      link_path: c.linkPath,
      name: c.name,
      weave: c.weave,
      course_type: c.kind,
      count: c.count,
    }),
  },
);

/** Which page, how many rows, and in which order. */
const pageQuery = z.object({
  sort: z.optional(z.enum(listSortings)),
  page: z.optional(countCodec),
  pageSize: z.optional(countCodec),
});

/** The same of a part of the list: of one category, or what was searched for. */
const listQuery = z.extend(pageQuery, {
  filter: z.optional(z.string().check(z.maxLength(200))),
  keyword: z.optional(keywordCodec),
});

/**
 * One page of a list. `foundAs` is there where nothing fits the keyword word for word: the rows hold these words instead,
 * or come near to it where it is empty; then `nearWords` says of each row by which of its words.
 */
export type ListingPage = {
  readonly rows: readonly Listing[];
  readonly total: number;
  readonly foundAs?: string;
  readonly nearWords?: readonly string[];
};

const wireList = z.extend(pageOf(listingCodec), {
  found_as: z.optional(z.string()),
  near_words: z.optional(z.array(z.string())),
});

const listOf = z.codec(wireList, z.custom<ListingPage>(), {
  decode: (w) => ({
    rows: w.data,
    total: w.total,
    ...(w.found_as !== undefined && { foundAs: w.found_as }),
    ...(w.near_words !== undefined && { nearWords: w.near_words }),
  }),
  encode: (page) => ({
    success: true as const,
    data: [...page.rows],
    total: page.total,
    ...(page.foundAs !== undefined && { found_as: page.foundAs }),
    ...(page.nearWords !== undefined && { near_words: [...page.nearWords] }),
  }),
});

export const listCourses = defineCall({
  name: 'listCourses',
  method: 'GET',
  path: '/public/courses',
  scope: 'public',
  caching: 'shared',
  summary: 'The course list, by category path (filter) or searched (keyword).',
  query: listQuery,
  response: listOf,
});

export const catalogueDelta = defineCall({
  name: 'catalogueDelta',
  method: 'GET',
  path: '/public/courses/index',
  scope: 'public',
  caching: 'shared',
  origin: 'addition',
  summary: 'Light rows of every course and product, or what changed since an instant.',
  query: z.object({ since: z.optional(instantCodec) }),
  response: z.codec(
    z.object({
      success: z.literal(true),
      data: z.array(listingCodec),
      removed: z.array(z.string()),
      as_of: instantCodec,
      whole: z.optional(z.nullable(z.object({ count: z.int(), changes: z.int() }))),
    }),
    z.custom<CatalogueDelta>(),
    {
      decode: (w) => ({ rows: w.data, removedIds: w.removed, asOf: w.as_of, whole: w.whole ?? null }),
      encode: (d) => ({
        ...{ success: true as const, data: [...d.rows], removed: [...d.removedIds] },
        ...{ as_of: d.asOf, whole: d.whole },
      }),
    },
  ),
});

export const listCategories = defineCall({
  name: 'listCategories',
  method: 'GET',
  path: '/public/categories',
  scope: 'public',
  caching: 'shared',
  origin: 'addition',
  summary: 'The categories of courses and products.',
  response: dataOf(z.array(categoryCodec)),
});

export const coursesByCategory = defineCall({
  name: 'coursesByCategory',
  method: 'POST',
  savesNothing: true,
  path: '/public/course/cate/pathname',
  scope: 'public',
  summary: 'Courses or products of one category.',
  query: pageQuery,
  body: z.codec(
    z.object({ link_path: z.string().check(z.maxLength(200)) }),
    z.custom<{ readonly categoryPath: string }>(),
    { decode: (w) => ({ categoryPath: w.link_path }), encode: (body) => ({ link_path: body.categoryPath }) },
  ),
  response: listOf,
  failures: ['NOT_FOUND'],
});

export const listProducts = defineCall({
  name: 'listProducts',
  method: 'GET',
  path: '/public/product',
  scope: 'public',
  caching: 'shared',
  summary: 'The product list, by category path (filter) or searched (keyword).',
  query: listQuery,
  response: listOf,
});
