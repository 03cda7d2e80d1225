import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { type DocumentFacts, documentKinds } from '../../../src/domain/tax/orderDocument.ts';
import { instant, isOneOf } from './columns.ts';
import { orders } from './orders.ts';

/** Issued receipts and tax invoices; rows are only added and never change. */
export const orderDocuments = pgTable(
  'order_documents',
  {
    /** One document per order. */
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id),
    kind: text('kind', { enum: documentKinds }).notNull(),
    /** Buddhist year in Bangkok. */
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
