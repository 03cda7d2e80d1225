import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, localText, minorUnits } from './columns.ts';
import { users } from './identity.ts';

const title = localText('title');
const body = localText('body');

/** Custom pages, such as about us and refunds. */
export const customPages = pgTable(
  'custom_pages',
  {
    id: text('id').primaryKey(),
    /** The part of the address after `/page/`. */
    path: text('path').notNull().unique('custom_pages_path_unique'),
    titleTh: title.th,
    titleEn: title.en,
    /** HTML, cleaned on saving. */
    bodyTh: body.th,
    bodyEn: body.en,
    isPublished: boolean('is_published').notNull(),
    position: integer('position').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (page) => [check('custom_pages_path_check', sql`${page.path} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)],
);

/** Pictures of pages, re-encoded in the public store. They stay, because an older text may show them. */
export const pagePictures = pgTable(
  'page_pictures',
  {
    /** In the public store. */
    name: text('name').primaryKey(),
    uploadedBy: text('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    bytes: minorUnits('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (picture) => [index('page_pictures_uploaded_by_index').on(picture.uploadedBy)],
);
