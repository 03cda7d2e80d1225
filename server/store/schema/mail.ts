import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { mailDeliveries } from '../../../src/domain/site/mailDelivery.ts';
import { instant, isOneOf } from './columns.ts';
import { users } from './identity.ts';
import { orders } from './orders.ts';

const languages = ['th', 'en'] as const;

/**
 * Every message of the shop, written in the transaction of its cause. Without a mail server a message is `stored` and
 * shown to the administrator.
 */
export const mailMessages = pgTable(
  'mail_messages',
  {
    id: text('id').primaryKey(),
    to: text('to_address').notNull(),
    language: text('language', { enum: languages }).notNull(),
    /** The kind, such as `orderPlaced`. */
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    /** The limited mailbox of an unasked message. */
    mailbox: text('mailbox'),
    /** One message per cause, such as `orderApproved:<order id>`. */
    dedupeKey: text('dedupe_key').notNull().unique('mail_messages_dedupe_key_unique'),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    orderId: text('order_id').references(() => orders.id),
    delivery: text('delivery', { enum: mailDeliveries }).notNull().default('queued'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    error: text('error'),
  },
  (message) => [
    check('mail_messages_language_check', isOneOf(message.language, languages)),
    check('mail_messages_delivery_check', isOneOf(message.delivery, mailDeliveries)),
    check(
      'mail_messages_sent_check',
      sql`(${message.delivery} in ('sent', 'stored')) = (${message.sentAt} is not null)`,
    ),
    index('mail_messages_created_at_index').on(message.createdAt),
    index('mail_messages_mailbox_index')
      .on(message.mailbox, message.createdAt)
      .where(sql`${message.mailbox} is not null`),
    index('mail_messages_user_id_index').on(message.userId),
    index('mail_messages_order_id_index').on(message.orderId),
    index('mail_messages_unsent_index').on(message.createdAt).where(sql`${message.delivery} in ('queued', 'failed')`),
  ],
);
