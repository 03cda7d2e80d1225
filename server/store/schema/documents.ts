import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { type DocumentFacts, documentKinds } from '../../../src/domain/tax/orderDocument.ts';
import { instant, isOneOf } from './columns.ts';
import { orders } from './orders.ts';

/** Receipts and tax invoices as they were issued; rows are only added, and what they say never changes. */
export const orderDocuments = pgTable(
  'order_documents',
  {
    /** An order has one. */
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id),
    kind: text('kind', { enum: documentKinds }).notNull(),
    /** Buddhist, of the day in Bangkok. */
    year: integer('year').notNull(),
    /** From 1 without gaps within kind and year. */
    running: integer('running').notNull(),
    number: text('number').notNull().unique('order_documents_number_unique'),
    issuedAt: instant('issued_at').notNull(),
    facts: jsonb('facts').$type<DocumentFacts>().notNull(),
  },
  (document) => [
    check('order_documents_kind_check', isOneOf(document.kind, documentKinds)),
    check('order_documents_running_check', sql`${document.running} > 0`),
    unique('order_documents_series_unique').on(document.kind, document.year, document.running),
  ],
);
