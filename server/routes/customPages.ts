import type * as z from 'zod/mini';
import {
  customPage,
  listPages,
  pageResource,
  previewRichText,
  uploadPagePicture,
} from '../../src/contract/site/customPage.ts';
import { publicFilesPath } from '../../src/contract/site/fileAddresses.ts';
import type { LocalText } from '../../src/domain/localText.ts';
import { pageBodyMaximum, type TypedPage } from '../../src/domain/site/customPage.ts';
import { isRefusal, refuse } from '../base/refusal.ts';
import { digestOf } from '../files/uploadedFile.ts';
import { type HttpContext, handle, type Once } from '../http/handle.ts';
import { readUploadForm } from '../http/readUploadForm.ts';
import { resourceRoutes } from '../http/resourceRoutes.ts';
import { bodyHashOf } from '../store/database/onceByKey.ts';
import {
  findPublishedPage,
  insertPagePictures,
  listStoredPages,
  type NewPagePicture,
  pagesVersion,
  removePage,
} from '../store/site/customPages.ts';
import type { AppParts } from '../useCases/appParts.ts';
import { cleanRichText } from '../useCases/catalogue/cleanRichText.ts';
import { pictureSizesIn } from '../useCases/catalogue/pictureSizesIn.ts';
import { addPage, changePage } from '../useCases/site/saveCustomPage.ts';
import { storePagePictures } from '../useCases/site/storePagePictures.ts';

/** Two languages of the longest page in three-byte letters, with the rest. */
const longTexts = { bodyMaximum: 2 * 3 * pageBodyMaximum + 20_000 };

const unchanged = { version: ({ parts }: HttpContext) => pagesVersion(parts.db) };

export const customPageRoutes = [
  handle(
    listPages,
    async (_, { parts }) => (await listStoredPages(parts.db)).filter(({ isPublished }) => isPublished),
    unchanged,
  ),

  handle(
    customPage,
    async ({ params }, { parts }) => {
      const page = await findPublishedPage(parts.db, params.path);
      return page === null ? refuse('NOT_FOUND') : { ...page, body: await cleanedAgain(parts, page.body) };
    },
    unchanged,
  ),

  ...resourceRoutes(
    pageResource,
    {
      list: listStoredPages,
      add: async (tx, id, typed, { parts, now }) => addPage(tx, id, await withSizes(parts, typed), now),
      change: async (tx, id, typed, { parts, now }) => changePage(tx, id, await withSizes(parts, typed), now),
      remove: async (tx, id) => {
        await removePage(tx, id);
        return null;
      },
    },
    longTexts,
  ),

  handle(
    previewRichText,
    async ({ body: { html } }, { parts }) => ({
      html: cleanRichText(html, await pictureSizesIn(parts.files.public, [html])),
    }),
    longTexts,
  ),

  handle(
    uploadPagePicture,
    async (_, context) => {
      const held = context.uploadMemory.holdFor(context.address);
      try {
        return await storePictures(context, held);
      } finally {
        held.release();
      }
    },
    { takesForm: true },
  ),
];

/** A row may be older than a rule of the cleaner. */
async function cleanedAgain({ files }: Pick<AppParts, 'files'>, { th, en }: LocalText): Promise<LocalText> {
  const sizeOf = await pictureSizesIn(files.public, [th, en ?? '']);
  return { th: cleanRichText(th, sizeOf), en: en === null ? null : cleanRichText(en, sizeOf) };
}

const withSizes = async ({ files }: Pick<AppParts, 'files'>, typed: TypedPage) => ({
  typed,
  sizeOf: await pictureSizesIn(files.public, [typed.bodyTh, typed.bodyEn]),
});

type PictureContext = HttpContext & Once<z.output<typeof uploadPagePicture.response>>;

async function storePictures(context: PictureContext, held: Parameters<typeof readUploadForm>[1]['held']) {
  const { parts, now, throttles } = context;
  const { userId } = context.person();
  const form = await readUploadForm(context.request, {
    held,
    ownerOf: async () => (throttles.upload.take(userId) ? { userId } : refuse('TOO_MANY_REQUESTS')),
  });
  if (isRefusal(form)) return form;
  const options = { bodyHash: bodyHashOf(form.files.map(({ bytes }) => digestOf(bytes))) };
  const before = await context.stored(options);
  if (before !== null) return before;

  const stored = await storePagePictures(parts, form.files, userId, now);
  if (isRefusal(stored)) return stored;
  let isStored = false;
  try {
    const answer = await context.once(async (tx) => {
      await insertPagePictures(tx, stored.rows);
      return stored.rows.map(pictureOf);
    }, options);
    isStored = Array.isArray(answer);
    return answer;
  } finally {
    // A parallel request with the same key was first: its files count.
    if (!isStored) await stored.discard();
  }
}

const pictureOf = ({ name, width, height }: NewPagePicture) => ({
  address: `${publicFilesPath}/${name}`,
  width,
  height,
});
