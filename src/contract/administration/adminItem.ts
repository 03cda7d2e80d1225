import * as z from 'zod/mini';
import type { ProductPicture } from '../../domain/catalogue/product.ts';
import type { StoredItem, StoredItemDetail } from '../../domain/catalogue/storedItem.ts';
import type { StoredCover } from '../../domain/catalogue/typedCover.ts';
import type { StoredGallery, StoredProductWords } from '../../domain/catalogue/typedProduct.ts';
import { defineCall } from '../call.ts';
import { keywordCodec } from '../catalogue/keyword.ts';
import { kindSchema } from '../catalogue/listing.ts';
import { sharingCodec } from '../catalogue/sharing.ts';
import { count, dataOf, flag, idSchema, localText, pageOf } from '../primitives.ts';

const itemFields = {
  id: z.string(),
  course_type: kindSchema,
  title: localText,
  pictureUrl: z.nullable(z.string()),
  is_published: flag,
  user_group_ids: z.array(z.string()),
};
type WireItem = z.output<z.ZodMiniObject<typeof itemFields>>;

const decodeItem = (w: WireItem): StoredItem => ({
  id: w.id,
  kind: w.course_type,
  title: w.title,
  coverUrl: w.pictureUrl,
  isPublished: w.is_published,
  groupIds: w.user_group_ids,
});
const encodeItem = (item: StoredItem): WireItem => ({
  id: item.id,
  course_type: item.kind,
  title: item.title,
  pictureUrl: item.coverUrl,
  is_published: item.isPublished,
  user_group_ids: [...item.groupIds],
});

const pictures = z.array(z.object({ url: z.string(), alt: localText })) satisfies z.ZodMiniType<ProductPicture[]>;
const facts = z.array(z.object({ label: localText, value: localText }));
const gallery = { pictures };
const words = { type: z.nullable(localText), description: localText, facts };

const itemCodec = z.codec(
  z.object({
    ...itemFields,
    image_alt: localText,
    sharing: sharingCodec,
    product: z.nullable(z.object({ ...gallery, ...words })),
  }),
  z.custom<StoredItemDetail>(),
  {
    decode: (w) => ({
      ...decodeItem(w),
      coverAlt: w.image_alt,
      sharing: w.sharing,
      product: w.product && {
        pictures: w.product.pictures,
        kindName: w.product.type,
        description: w.product.description,
        facts: w.product.facts,
      },
    }),
    encode: ({ coverAlt, sharing, product, ...item }) => ({
      ...encodeItem(item),
      image_alt: coverAlt,
      sharing,
      product: product && {
        pictures: [...product.pictures],
        type: product.kindName,
        description: product.description,
        facts: [...product.facts],
      },
    }),
  },
);

const adminPath = '/api/admin/items';
const ofItem = z.object({ itemId: idSchema });

export const adminItems = defineCall({
  name: 'adminItems',
  method: 'GET',
  path: adminPath,
  scope: 'administrator',
  origin: 'addition',
  summary:
    'Courses and products, shown or not; by part of the title or the id, and by the group that they are kept for.',
  query: z.object({
    keyword: z.optional(keywordCodec),
    kind: z.optional(kindSchema),
    group: z.optional(idSchema),
    page: z.optional(count),
    pageSize: z.optional(count),
  }),
  response: pageOf(z.codec(z.object(itemFields), z.custom<StoredItem>(), { decode: decodeItem, encode: encodeItem })),
});

export const adminItem = defineCall({
  name: 'adminItem',
  method: 'GET',
  path: `${adminPath}/{itemId}`,
  scope: 'administrator',
  origin: 'addition',
  summary:
    'What of a course or product an administrator changes: its cover and its shared links; of a product also the other pictures and the words.',
  params: ofItem,
  response: dataOf(itemCodec),
  failures: ['NOT_FOUND'],
});

export const saveItemSharing = defineCall({
  name: 'saveItemSharing',
  method: 'PUT',
  path: `${adminPath}/{itemId}/sharing`,
  scope: 'administrator',
  origin: 'addition',
  idempotent: true,
  summary: 'Changes what a course or product says of itself to search engines and in shared links.',
  params: ofItem,
  body: sharingCodec,
  response: dataOf(itemCodec),
  failures: ['INPUT_ERROR', 'NOT_FOUND'],
});

export const saveItemCover = defineCall({
  name: 'saveItemCover',
  method: 'PUT',
  path: `${adminPath}/{itemId}/cover`,
  scope: 'administrator',
  origin: 'addition',
  idempotent: true,
  summary: 'Changes the cover of a course or product, or takes it out, with the words for those who do not see it.',
  params: ofItem,
  body: z.codec(z.object({ pictureUrl: z.nullable(z.string()), image_alt: localText }), z.custom<StoredCover>(), {
    decode: (w) => ({ coverUrl: w.pictureUrl, coverAlt: w.image_alt }),
    encode: (c) => ({ pictureUrl: c.coverUrl, image_alt: c.coverAlt }),
  }),
  response: dataOf(itemCodec),
  failures: ['INPUT_ERROR', 'NOT_FOUND'],
});

export const saveProductGallery = defineCall({
  name: 'saveProductGallery',
  method: 'PUT',
  path: `${adminPath}/{itemId}/gallery`,
  scope: 'administrator',
  origin: 'addition',
  idempotent: true,
  summary: "Changes a product's pictures beside its cover, their order and the words for those who do not see them.",
  params: ofItem,
  body: z.codec(z.object(gallery), z.custom<StoredGallery>(), {
    decode: (w) => ({ pictures: w.pictures }),
    encode: (g) => ({ pictures: [...g.pictures] }),
  }),
  response: dataOf(itemCodec),
  failures: ['INPUT_ERROR', 'NOT_FOUND'],
});

export const saveProductWords = defineCall({
  name: 'saveProductWords',
  method: 'PUT',
  path: `${adminPath}/{itemId}/words`,
  scope: 'administrator',
  origin: 'addition',
  idempotent: true,
  summary: "Changes the word above a product's title, its description and its facts.",
  params: ofItem,
  body: z.codec(z.object(words), z.custom<StoredProductWords>(), {
    decode: (w) => ({ kindName: w.type, description: w.description, facts: w.facts }),
    encode: (p) => ({ type: p.kindName, description: p.description, facts: [...p.facts] }),
  }),
  response: dataOf(itemCodec),
  failures: ['INPUT_ERROR', 'NOT_FOUND'],
});
