import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, isOneOf, minorUnits } from './columns.ts';
import { users } from './identity.ts';
import { orders } from './orders.ts';

const stores = ['public', 'private'] as const;

/** A stored file with its owner. Unattached ones are removed after a day. */
export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    /** Made by the server; the name in its store and on the wire. */
    name: text('name').notNull().unique('uploads_name_unique'),
    store: text('store', { enum: stores }).notNull(),
    ownerUserId: text('owner_user_id').references(() => users.id),
    ownerGuestKeyHash: text('owner_guest_key_hash'),
    ownerOrderId: text('owner_order_id').references((): AnyPgColumn => orders.id),
    /** Hexadecimal, of the received bytes. */
    sha256: text('sha256').notNull(),
    bytes: minorUnits('bytes').notNull(),
    mediaType: text('media_type').notNull(),
    width: integer('width'),
    height: integer('height'),
    /** The re-encoded copy that is shown instead of the original; `null` until the upload is prepared. */
    displayName: text('display_name'),
    /** The same of the copy: equal for a picture that was saved again without a change of what it shows. */
    displaySha256: text('display_sha256'),
    /** The transfer's reference, if the picture is a prepared slip with a readable QR. */
    slipReference: text('slip_reference'),
    /** The owner record, such as `report:<id>`; `null` if unattached. */
    attachedTo: text('attached_to'),
    createdAt: instant('created_at').notNull(),
  },
  (upload) => [
    check('uploads_store_check', isOneOf(upload.store, stores)),
    check('uploads_bytes_check', sql`${upload.bytes} >= 0`),
    index('uploads_owner_user_id_index').on(upload.ownerUserId),
    index('uploads_owner_order_id_index').on(upload.ownerOrderId),
    index('uploads_owner_guest_key_hash_index').on(upload.ownerGuestKeyHash),
    index('uploads_sha256_index').on(upload.sha256),
    index('uploads_display_sha256_index').on(upload.displaySha256),
    index('uploads_unattached_index').on(upload.createdAt).where(sql`${upload.attachedTo} is null`),
  ],
);
