import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { mediumKinds } from '../../../src/domain/media/medium.ts';
import { instant, isOneOf, minorUnits } from './columns.ts';
import { users } from './identity.ts';

/** Uploaded films, sounds, pictures and documents. Their files are in the private store. */
export const media = pgTable(
  'media',
  {
    id: text('id').primaryKey(),
    /** The resumable upload that it came from; one upload makes one row. */
    uploadId: text('upload_id').notNull().unique('media_upload_id_unique'),
    kind: text('kind', { enum: mediumKinds }).notNull(),
    name: text('name').notNull(),
    storedName: text('stored_name').notNull().unique('media_stored_name_unique'),
    bytes: minorUnits('bytes').notNull(),
    contentType: text('content_type').notNull(),
    durationSeconds: integer('duration_seconds'),
    width: integer('width'),
    height: integer('height'),
    codec: text('codec'),
    isPlayable: boolean('is_playable').notNull(),
    /** A picture in the public store. */
    posterName: text('poster_name'),
    uploadedBy: text('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (medium) => [
    check('media_kind_check', isOneOf(medium.kind, mediumKinds)),
    check('media_bytes_check', sql`${medium.bytes} > 0`),
    check('media_duration_check', sql`${medium.durationSeconds} >= 0`),
    index('media_uploaded_by_index').on(medium.uploadedBy),
    index('media_created_at_index').on(medium.createdAt, medium.id),
  ],
);

/** WebVTT subtitles of a film, one file for each language. */
export const mediaSubtitles = pgTable(
  'media_subtitles',
  {
    mediumId: text('medium_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    /** A BCP 47 code. */
    language: text('language').notNull(),
    storedName: text('stored_name').notNull(),
  },
  (subtitle) => [primaryKey({ columns: [subtitle.mediumId, subtitle.language] })],
);
