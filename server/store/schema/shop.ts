import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LocalText } from '../../../src/domain/localText.ts';
import { customLabelTypes } from '../../../src/domain/people/customLabel.ts';
import { instant, isOneOf } from './columns.ts';

/** Site settings that differ from their defaults, one row per name. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** The answer of a key, written in the transaction of its effect. Kept for at least 90 days. */
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

/** The last number of a series without gaps, such as tax invoices. */
export const counters = pgTable('counters', {
  name: text('name').primaryKey(),
  value: integer('value').notNull(),
});

/** The shop's registration questions. */
export const customLabels = pgTable(
  'custom_labels',
  {
    id: text('id').primaryKey(),
    type: text('type', { enum: customLabelTypes }).notNull(),
    labelTh: text('label_th').notNull(),
    labelEn: text('label_en'),
    options: jsonb('options').$type<readonly LocalText[]>().notNull().default([]),
    isRequired: boolean('is_required').notNull().default(false),
    position: integer('position').notNull(),
  },
  (label) => [check('custom_labels_type_check', isOneOf(label.type, customLabelTypes))],
);
