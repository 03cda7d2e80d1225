import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Site settings that differ from their defaults, one row per name. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/**
 * The answer that was given for a key. The row is written in the transaction of the effect, so the key and its
 * effect stand or fall together. Kept for at least 90 days.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The call and its caller, such as `placeOrder:<user id>`. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status').notNull(),
    response: jsonb('response').$type<unknown>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (row) => [
    primaryKey({ name: 'idempotency_keys_pk', columns: [row.scope, row.key] }),
    index('idempotency_keys_created_at_index').on(row.createdAt),
  ],
);

/** The last number taken of a series that must run without gaps, such as tax invoices. */
export const counters = pgTable('counters', {
  name: text('name').primaryKey(),
  value: integer('value').notNull(),
});
