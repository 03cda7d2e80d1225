import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from './columns.ts';
import { sessions, users } from './identity.ts';
import { orders } from './orders.ts';

const languages = ['th', 'en'] as const;

/** A browser with push messages. It belongs to the device; a person's ends with the session. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: text('id').primaryKey(),
    /** The address at the push service, known to the browser and this server only. */
    endpoint: text('endpoint').notNull().unique('push_subscriptions_endpoint_unique'),
    /** The browser's public key and secret (RFC 8291), base64url. */
    publicKey: text('public_key').notNull(),
    secret: text('secret').notNull(),
    language: text('language', { enum: languages }).notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    sessionId: text('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** Time of the last accepted message. */
    lastSentAt: instant('last_sent_at'),
  },
  (subscription) => [
    check('push_subscriptions_language_check', isOneOf(subscription.language, languages)),
    check(
      'push_subscriptions_session_check',
      sql`(${subscription.userId} is null) = (${subscription.sessionId} is null)`,
    ),
    index('push_subscriptions_user_id_index').on(subscription.userId),
    index('push_subscriptions_session_id_index').on(subscription.sessionId),
  ],
);

/** Orders that a browser follows by their tokens, without a session. */
export const pushOrders = pgTable(
  'push_orders',
  {
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
  },
  (watched) => [
    primaryKey({ name: 'push_orders_pk', columns: [watched.orderId, watched.subscriptionId] }),
    index('push_orders_subscription_id_index').on(watched.subscriptionId),
  ],
);
