import * as z from 'zod/mini';
import type { CourseDetail } from '../../domain/catalogue/course.ts';
import type { ItemTexts } from '../../domain/catalogue/itemTexts.ts';
import type { ProductDetail } from '../../domain/catalogue/product.ts';
import { publicationStates } from '../../domain/catalogue/publication.ts';
import {
  type ItemRevisions,
  itemParts,
  type ListedItem,
  type StoredItem,
  type StoredItemDetail,
} from '../../domain/catalogue/storedItem.ts';
import type { StoredCover } from '../../domain/catalogue/typedCover.ts';
import type { StoredGallery, StoredWords } from '../../domain/catalogue/typedProduct.ts';
import { defineCall } from '../call.ts';
import { courseDetailCodec } from '../catalogue/course.ts';
import { keywordCodec } from '../catalogue/keyword.ts';
import { kindSchema } from '../catalogue/listing.ts';
import { factsSchema, picturesSchema, productDetailCodec } from '../catalogue/product.ts';
import { sharingCodec } from '../catalogue/sharing.ts';
import { type Codec, field, flat, object, type Table, wireNames } from '../field.ts';
import { dataOf, flag, idSchema, list, localText, pageOf, pageQuery, prices } from '../primitives.ts';
import { fieldsCodec, newItemCodec, publicationCodec, revised, storedPlansCodec } from './itemFields.ts';

const itemTable: Table<StoredItem> = {
  id: field('id', z.string()),
  kind: field('course_type', kindSchema),
  title: field('title', localText),
  coverUrl: field('pictureUrl', z.nullable(z.string())),
  isPublished: field('is_published', flag),
  state: field('publish_state', z.enum(publicationStates)),
  groupIds: field('user_group_ids', list(z.string())),
};

const listedItem = object<ListedItem>({
  ...itemTable,
  categoryName: field('category_name', localText),
  fromPrices: field('price', prices),
  toPrices: field('price_to', prices),
});

const galleryTable: Table<StoredGallery> = { pictures: field('pictures', picturesSchema) };
const textTable: Table<ItemTexts> = {
  kindName: field('type', z.nullable(localText)),
  description: field('description', z.nullable(localText)),
};
/** Wire names of the texts in refusals. */
export const textWireFields: Readonly<Record<string, string>> = wireNames(textTable);
const factsRow = field('facts', factsSchema);

const revisions: Codec<ItemRevisions> = z.record(z.enum(itemParts), z.string());

const itemCodec = object<StoredItemDetail>({
  ...itemTable,
  coverAlt: field('image_alt', localText),
  sharing: field('sharing', sharingCodec),
  texts: flat(textTable),
  product: field('product', z.nullable(object({ ...galleryTable, facts: factsRow }))),
  fields: field('fields', fieldsCodec),
  publication: field('publication', publicationCodec),
  plans: field('priceDetail', storedPlansCodec),
  seatsTaken: field('seats_taken', z.int()),
  revisions: field('revisions', revisions),
});

const coverCodec = object<StoredCover>({
  coverUrl: itemTable.coverUrl,
  coverAlt: field('image_alt', localText),
});

const path = '/api/admin/items';
const itemPath = `${path}/{itemId}` as const;

export const adminItems = defineCall('adminItems', `GET ${path}`, 'content', {
  summary:
    'Courses and products, shown or not; by part of the title or the id, by state, by category, and by the group that they are reserved for.',
  query: z.object({
    keyword: z.optional(keywordCodec),
    kind: z.optional(kindSchema),
    state: z.optional(z.enum(publicationStates)),
    category: z.optional(idSchema),
    group: z.optional(idSchema),
    ...pageQuery,
  }),
  response: pageOf(listedItem),
});

export const adminItem = defineCall('adminItem', `GET ${itemPath}`, 'content', {
  summary:
    'The editable content of a course or product: cover and shared links; of a product also further pictures and texts.',
  response: dataOf(itemCodec),
  failures: ['NOT_FOUND'],
});

/** Refusals of a part that is saved whole. */
const partFailures = ['INPUT_ERROR', 'NOT_FOUND', 'CHANGED_MEANWHILE'] as const;

export const saveItemSharing = defineCall('saveItemSharing', `PUT ${itemPath}/sharing`, 'content', {
  idempotent: true,
  summary: 'Changes the texts of a course or product for search engines and shared links.',
  body: revised('sharing', sharingCodec),
  response: dataOf(itemCodec),
  failures: partFailures,
});

export const saveItemCover = defineCall('saveItemCover', `PUT ${itemPath}/cover`, 'content', {
  idempotent: true,
  summary: 'Changes the cover of a course or product, or takes it out, with the words for those who do not see it.',
  body: revised('cover', coverCodec),
  response: dataOf(itemCodec),
  failures: partFailures,
});

export const saveProductGallery = defineCall('saveProductGallery', `PUT ${itemPath}/gallery`, 'content', {
  idempotent: true,
  summary: "Changes a product's pictures beside its cover, their order and the words for those who do not see them.",
  body: revised('gallery', object(galleryTable)),
  response: dataOf(itemCodec),
  failures: partFailures,
});

export const saveItemWords = defineCall('saveItemWords', `PUT ${itemPath}/words`, 'content', {
  idempotent: true,
  summary: 'Changes the texts of a page: of a product the word above its title, its description and its facts.',
  body: revised('words', object<StoredWords>({ ...textTable, facts: factsRow })),
  response: dataOf(itemCodec),
  failures: partFailures,
});

export const addItem = defineCall('addItem', `POST ${path}`, 'content', {
  idempotent: true,
  summary: 'Makes a course or product as a draft that only the desk sees, and a category for it if one is named.',
  body: newItemCodec,
  response: dataOf(itemCodec),
  failures: ['INPUT_ERROR'],
});

export const saveItemFields = defineCall('saveItemFields', `PUT ${itemPath}/fields`, 'content', {
  idempotent: true,
  summary: 'Changes the fields of a course or product. CHANGED_MEANWHILE if somebody else saved them since `revision`.',
  body: revised('fields', fieldsCodec),
  response: dataOf(itemCodec),
  failures: partFailures,
});

export const saveItemPublication = defineCall('saveItemPublication', `PUT ${itemPath}/publication`, 'content', {
  idempotent: true,
  summary: 'Makes an item a draft, publishes it now or at a time, ends it at a time, locks its sale or archives it.',
  body: revised('publication', publicationCodec),
  response: dataOf(itemCodec),
  failures: partFailures,
});

export const saveItemPlans = defineCall('saveItemPlans', `PUT ${itemPath}/plans`, 'content', {
  idempotent: true,
  summary: 'Changes the pricing plans of an item and their order. Buyers keep a removed plan that they bought.',
  body: revised('priceDetail', storedPlansCodec),
  response: dataOf(itemCodec),
  failures: partFailures,
});

export const duplicateItem = defineCall('duplicateItem', `POST ${itemPath}/duplicate`, 'content', {
  idempotent: true,
  summary: 'Copies an item with its plans, sections and lectures as a draft. Answers the copy.',
  response: dataOf(itemCodec),
  failures: ['NOT_FOUND'],
});

/** The page of an item; one of the two. */
export type ItemPreview = { readonly course: CourseDetail | null; readonly product: ProductDetail | null };

export const previewItem = defineCall('previewItem', `GET ${itemPath}/preview`, 'content', {
  summary: 'The page of a course or product as buyers will see it, published or not.',
  response: dataOf(
    object<ItemPreview>({
      course: field('course', z.nullable(courseDetailCodec)),
      product: field('product', z.nullable(productDetailCodec)),
    }),
  ),
  failures: ['NOT_FOUND'],
});
