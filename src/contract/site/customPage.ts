import * as z from 'zod/mini';
import type { CustomPage, PageField, PageLink, StoredPage, TypedPage } from '../../domain/site/customPage.ts';
import { defineCall } from '../call.ts';
import { dataOf, done, flagCodec, idSchema, instantCodec, localTextCodec } from '../primitives.ts';

/** How the body, and a refusal of it, spells the form's fields. */
export const pageWireFields: Readonly<Record<PageField, string>> = {
  path: 'path',
  titleTh: 'title_th',
  titleEn: 'title_en',
  bodyTh: 'body_th',
  bodyEn: 'body_en',
  isPublished: 'is_published',
};

const linkFields = { path: z.string(), title: localTextCodec, updated_at: instantCodec };
const pageFields = { ...linkFields, body: localTextCodec };
type WirePage = z.output<z.ZodMiniObject<typeof pageFields>>;

const decode = (w: WirePage): CustomPage => ({ path: w.path, title: w.title, body: w.body, updatedAt: w.updated_at });
const encode = (p: CustomPage): WirePage => ({ path: p.path, title: p.title, updated_at: p.updatedAt, body: p.body });

const pageCodec = z.codec(z.object(pageFields), z.custom<CustomPage>(), { decode, encode });

const storedPageCodec = z.codec(
  z.object({ id: z.string(), is_published: flagCodec, ...pageFields }),
  z.custom<StoredPage>(),
  {
    decode: (w) => ({ id: w.id, isPublished: w.is_published, ...decode(w) }),
    encode: (p) => ({ id: p.id, is_published: p.isPublished, ...encode(p) }),
  },
);

/** Limits are the rules' own (custom page in the domain); here only shapes are checked. */
const text = z.string().check(z.maxLength(200_000));
const typedPageCodec = z.codec(
  z.object({ path: text, title_th: text, title_en: text, body_th: text, body_en: text, is_published: flagCodec }),
  z.custom<TypedPage>(),
  {
    decode: (w) => ({
      path: w.path,
      titleTh: w.title_th,
      titleEn: w.title_en,
      bodyTh: w.body_th,
      bodyEn: w.body_en,
      isPublished: w.is_published,
    }),
    encode: (p) => ({
      path: p.path,
      title_th: p.titleTh,
      title_en: p.titleEn,
      body_th: p.bodyTh,
      body_en: p.bodyEn,
      is_published: p.isPublished,
    }),
  },
);

export const listPages = defineCall({
  name: 'listPages',
  method: 'GET',
  path: '/public/pages',
  scope: 'public',
  caching: 'shared',
  origin: 'addition',
  summary: "The shop's own pages that are published: address and title.",
  response: dataOf(
    z.array(
      z.codec(z.object(linkFields), z.custom<PageLink>(), {
        decode: (w) => ({ path: w.path, title: w.title, updatedAt: w.updated_at }),
        encode: (p) => ({ path: p.path, title: p.title, updated_at: p.updatedAt }),
      }),
    ),
  ),
});

export const customPage = defineCall({
  name: 'customPage',
  method: 'GET',
  path: '/public/pages/{path}',
  scope: 'public',
  caching: 'shared',
  origin: 'addition',
  summary: "One of the shop's own pages, its HTML cleaned.",
  params: z.object({ path: z.string().check(z.maxLength(200)) }),
  response: dataOf(pageCodec),
  failures: ['NOT_FOUND'],
});

const adminPath = '/api/admin/pages';
const ofPage = z.object({ pageId: idSchema });

export const adminPages = defineCall({
  name: 'adminPages',
  method: 'GET',
  path: adminPath,
  scope: 'administrator',
  origin: 'addition',
  summary: "All of the shop's own pages, drafts too.",
  response: dataOf(z.array(storedPageCodec)),
});

export const addPage = defineCall({
  name: 'addPage',
  method: 'POST',
  path: adminPath,
  scope: 'administrator',
  origin: 'addition',
  idempotent: true,
  summary: 'Adds a page; its HTML is cleaned.',
  body: typedPageCodec,
  response: dataOf(storedPageCodec),
  failures: ['INPUT_ERROR'],
});

export const changePage = defineCall({
  name: 'changePage',
  method: 'PUT',
  path: `${adminPath}/{pageId}`,
  scope: 'administrator',
  origin: 'addition',
  idempotent: true,
  summary: 'Changes a page, publishes it or takes it back; its HTML is cleaned.',
  params: ofPage,
  body: typedPageCodec,
  response: dataOf(storedPageCodec),
  failures: ['INPUT_ERROR', 'NOT_FOUND'],
});

export const deletePage = defineCall({
  name: 'deletePage',
  method: 'POST',
  path: `${adminPath}/{pageId}/delete`,
  scope: 'administrator',
  origin: 'addition',
  idempotent: true,
  summary: 'Deletes a page; one that is gone already is no fault.',
  params: ofPage,
  response: done,
});

export const previewRichText = defineCall({
  name: 'previewRichText',
  method: 'POST',
  savesNothing: true,
  path: '/api/admin/richtext/preview',
  scope: 'administrator',
  origin: 'addition',
  summary: 'What is left of typed HTML when it is cleaned.',
  body: z.object({ html: text }),
  response: dataOf(z.object({ html: z.string() })),
});

/** A picture in the public store. */
export type PagePicture = { readonly address: string; readonly width: number; readonly height: number };

/** Multipart, so its body is checked by the server's upload reader instead of a schema. */
export const uploadPagePicture = defineCall({
  name: 'uploadPagePicture',
  method: 'POST',
  path: '/api/admin/pages/pictures',
  scope: 'administrator',
  origin: 'addition',
  idempotent: true,
  summary: 'Takes pictures for pages (imageinput0..n), made anew in the public store.',
  response: dataOf(
    z.array(z.object({ address: z.string(), width: z.int(), height: z.int() })) satisfies z.ZodMiniType<PagePicture[]>,
  ),
  failures: ['FILE_TYPE_NOT_ALLOWED', 'FILE_TOO_LARGE', 'FILE_DIFFERS', 'STORAGE_FULL', 'INPUT_ERROR'],
});
