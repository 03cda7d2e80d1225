import * as z from 'zod/mini';
import type { ItemTexts } from '../../domain/catalogue/itemTexts.ts';
import type { StoredItem, StoredItemDetail } from '../../domain/catalogue/storedItem.ts';
import type { StoredCover } from '../../domain/catalogue/typedCover.ts';
import type { StoredGallery, StoredWords } from '../../domain/catalogue/typedProduct.ts';
import { defineCall } from '../call.ts';
import { keywordCodec } from '../catalogue/keyword.ts';
import { kindSchema } from '../catalogue/listing.ts';
import { factsSchema, picturesSchema } from '../catalogue/product.ts';
import { sharingCodec } from '../catalogue/sharing.ts';
import { field, flat, object, type Table, wireNames } from '../field.ts';
import { dataOf, flag, idSchema, list, localText, pageOf, pageQuery } from '../primitives.ts';

const itemTable: Table<StoredItem> = {
  id: field('id', z.string()),
  kind: field('course_type', kindSchema),
  title: field('title', localText),
  coverUrl: field('pictureUrl', z.nullable(z.string())),
  isPublished: field('is_published', flag),
  groupIds: field('user_group_ids', list(z.string())),
};

const galleryTable: Table<StoredGallery> = { pictures: field('pictures', picturesSchema) };
const textTable: Table<ItemTexts> = {
  kindName: field('type', z.nullable(localText)),
  description: field('description', z.nullable(localText)),
};
/** Wire names of the texts in refusals. */
export const textWireFields: Readonly<Record<string, string>> = wireNames(textTable);
const factsRow = field('facts', factsSchema);

const itemCodec = object<StoredItemDetail>({
  ...itemTable,
  coverAlt: field('image_alt', localText),
  sharing: field('sharing', sharingCodec),
  texts: flat(textTable),
  product: field('product', z.nullable(object({ ...galleryTable, facts: factsRow }))),
});

const path = '/api/admin/items';
const itemPath = `${path}/{itemId}` as const;

export const adminItems = defineCall('adminItems', `GET ${path}`, 'administrator', {
  summary:
    'Courses and products, shown or not; by part of the title or the id, and by the group that they are kept for.',
  query: z.object({
    keyword: z.optional(keywordCodec),
    kind: z.optional(kindSchema),
    group: z.optional(idSchema),
    ...pageQuery,
  }),
  response: pageOf(object(itemTable)),
});

export const adminItem = defineCall('adminItem', `GET ${itemPath}`, 'administrator', {
  summary:
    'The editable content of a course or product: cover and shared links; of a product also further pictures and texts.',
  response: dataOf(itemCodec),
  failures: ['NOT_FOUND'],
});

export const saveItemSharing = defineCall('saveItemSharing', `PUT ${itemPath}/sharing`, 'administrator', {
  idempotent: true,
  summary: 'Changes the texts of a course or product for search engines and shared links.',
  body: sharingCodec,
  response: dataOf(itemCodec),
  failures: ['INPUT_ERROR', 'NOT_FOUND'],
});

export const saveItemCover = defineCall('saveItemCover', `PUT ${itemPath}/cover`, 'administrator', {
  idempotent: true,
  summary: 'Changes the cover of a course or product, or takes it out, with the words for those who do not see it.',
  body: object<StoredCover>({ coverUrl: itemTable.coverUrl, coverAlt: field('image_alt', localText) }),
  response: dataOf(itemCodec),
  failures: ['INPUT_ERROR', 'NOT_FOUND'],
});

export const saveProductGallery = defineCall('saveProductGallery', `PUT ${itemPath}/gallery`, 'administrator', {
  idempotent: true,
  summary: "Changes a product's pictures beside its cover, their order and the words for those who do not see them.",
  body: object(galleryTable),
  response: dataOf(itemCodec),
  failures: ['INPUT_ERROR', 'NOT_FOUND'],
});

export const saveItemWords = defineCall('saveItemWords', `PUT ${itemPath}/words`, 'administrator', {
  idempotent: true,
  summary: 'Changes the texts of a page: of a product the word above its title, its description and its facts.',
  body: object<StoredWords>({ ...textTable, facts: factsRow }),
  response: dataOf(itemCodec),
  failures: ['INPUT_ERROR', 'NOT_FOUND'],
});
