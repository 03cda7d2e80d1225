import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, localText, minorUnits } from './columns.ts';
import { users } from './identity.ts';

const title = localText('title');
const body = localText('body');

/** The shop's own pages, such as who it is and how money is given back. */
export const customPages = pgTable(
  'custom_pages',
  {
    id: text('id').primaryKey(),
    /** What follows `/page/` in the address. */
    path: text('path').notNull().unique('custom_pages_path_unique'),
    titleTh: title.th,
    titleEn: title.en,
    /** HTML that was cleaned when it was saved. */
    bodyTh: body.th,
    bodyEn: body.en,
    isPublished: boolean('is_published').notNull(),
    position: integer('position').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (page) => [check('custom_pages_path_check', sql`${page.path} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)],
);

/** Pictures of the pages, made anew in the public store. They stay, as an older text may still show them. */
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
