import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bookstoreStates } from '../../../src/domain/order/bookstore.ts';
import { instant, isOneOf } from './columns.ts';
import { orders } from './orders.ts';

/** Orders for the bookstore, one row each; the body is the same in every try of one request to send. */
export const bookstoreSends = pgTable(
  'bookstore_sends',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id),
    body: text('body').notNull(),
    state: text('state', { enum: bookstoreStates }).notNull(),
    tries: integer('tries').notNull().default(0),
    queuedAt: instant('queued_at').notNull(),
    triedAt: instant('tried_at'),
    sentAt: instant('sent_at'),
    fault: text('fault'),
  },
  (send) => [
    check('bookstore_sends_state_check', isOneOf(send.state, bookstoreStates)),
    check('bookstore_sends_sent_check', sql`(${send.state} = 'sent') = (${send.sentAt} is not null)`),
  ],
);
