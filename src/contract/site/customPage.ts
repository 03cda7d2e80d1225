import * as z from 'zod/mini';
import type { CustomPage, PageLink, StoredPage, TypedPage } from '../../domain/site/customPage.ts';
import { defineResource } from '../administration/resource.ts';
import { defineCall } from '../call.ts';
import { field, object, type Table, wireNames } from '../field.ts';
import { dataOf, done, flag, instant, list, localText } from '../primitives.ts';

const linkTable: Table<PageLink> = {
  path: field('path', z.string()),
  title: field('title', localText),
  updatedAt: field('updated_at', instant),
};
const customPageTable: Table<CustomPage> = { ...linkTable, body: field('body', localText) };

const storedPage = object<StoredPage>({
  id: field('id', z.string()),
  isPublished: field('is_published', flag),
  ...customPageTable,
});

/** The domain checks limits; here only shapes are checked. */
const text = z.string().check(z.maxLength(200_000));
const typedPageTable: Table<TypedPage> = {
  path: field('path', text),
  titleTh: field('title_th', text),
  titleEn: field('title_en', text),
  bodyTh: field('body_th', text),
  bodyEn: field('body_en', text),
  isPublished: field('is_published', flag),
};
const typedPage = object(typedPageTable);
export const pageWireFields = wireNames(typedPageTable);

export const listPages = defineCall('listPages', 'GET /public/pages', 'public', {
  caching: 'shared',
  summary: "The shop's own pages that are published: address and title.",
  response: dataOf(list(object(linkTable))),
});

export const customPage = defineCall('customPage', 'GET /public/pages/{path}', 'public', {
  caching: 'shared',
  summary: 'A custom page of the shop with cleaned HTML.',
  params: z.object({ path: z.string().check(z.maxLength(200)) }),
  response: dataOf(object(customPageTable)),
  failures: ['NOT_FOUND'],
});

/** Custom pages, drafts included. */
export const pageResource = defineResource({
  path: '/api/admin/pages',
  right: 'content',
  idName: 'pageId',
  draft: typedPage,
  answer: dataOf(storedPage),
  list: {
    name: 'adminPages',
    summary: "All of the shop's own pages, drafts too.",
    response: dataOf(list(storedPage)),
  },
  add: { name: 'addPage', summary: 'Adds a page; its HTML is cleaned.' },
  change: { name: 'changePage', summary: 'Changes a page, publishes it or takes it back; its HTML is cleaned.' },
  remove: { name: 'deletePage', summary: 'Deletes a page; one that is gone already is no fault.', response: done },
});

export const previewRichText = defineCall('previewRichText', 'POST /api/admin/richtext/preview', 'content', {
  savesNothing: true,
  summary: 'Cleans typed HTML and answers the result; saves nothing.',
  body: z.object({ html: text }),
  response: dataOf(z.object({ html: z.string() })),
});

/** A picture in the public store. */
export type PagePicture = { readonly address: string; readonly width: number; readonly height: number };

/** Multipart: its body is read by the server's upload reader, without a schema. */
export const uploadPagePicture = defineCall('uploadPagePicture', 'POST /api/admin/pages/pictures', 'content', {
  idempotent: true,
  summary: 'Takes pictures for pages (imageinput0..n), made anew in the public store.',
  response: dataOf(
    z.array(z.object({ address: z.string(), width: z.int(), height: z.int() })) satisfies z.ZodMiniType<PagePicture[]>,
  ),
  failures: ['FILE_TYPE_NOT_ALLOWED', 'FILE_TOO_LARGE', 'FILE_DIFFERS', 'STORAGE_FULL', 'INPUT_ERROR'],
});
