import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { noteKinds } from '../../../src/domain/order/orderNote.ts';
import { parcelStates } from '../../../src/domain/order/parcel.ts';
import { instant, isOneOf } from './columns.ts';
import { users } from './identity.ts';
import { orderReference } from './orders.ts';

/** Notes and changes of an order by administrators, beside its status; append-only. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: text('id').primaryKey(),
    orderId: orderReference(),
    kind: text('kind', { enum: noteKinds }).notNull(),
    text: text('text').notNull(),
    at: instant('at').notNull(),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (note) => [
    check('order_notes_kind_check', isOneOf(note.kind, noteKinds)),
    index('order_notes_order_id_index').on(note.orderId, note.at),
    index('order_notes_author_id_index').on(note.authorId),
  ],
);

/** The parcel of an order with products; no row before its first change. */
export const orderParcels = pgTable(
  'order_parcels',
  {
    orderId: orderReference().primaryKey(),
    state: text('state', { enum: parcelStates }).notNull(),
    carrier: text('carrier'),
    trackingNumber: text('tracking_number'),
    changedAt: instant('changed_at').notNull(),
  },
  (parcel) => [check('order_parcels_state_check', isOneOf(parcel.state, parcelStates))],
);
