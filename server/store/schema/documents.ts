import { type SQL, sql } from 'drizzle-orm';
import { check, index, integer, jsonb, type PgColumn, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { type DocumentFacts, paperKinds } from '../../../src/domain/tax/orderDocument.ts';
import { instant, isOneOf } from './columns.ts';
import { users } from './identity.ts';
import { orderReference } from './orders.ts';

/** The facts in which the desk searches, in the form of their index. */
export const searchedFacts = (facts: PgColumn): readonly SQL[] => [
  sql`(${facts} ->> 'orderNumber')`,
  sql`(${facts} -> 'buyer' ->> 'name')`,
  sql`(${facts} -> 'buyer' ->> 'taxId')`,
];

/** Issued receipts, tax invoices and credit notes. Rows are only added; a cancellation is written once. */
export const orderDocuments = pgTable(
  'order_documents',
  {
    number: text('number').primaryKey(),
    orderId: orderReference(),
    kind: text('kind', { enum: paperKinds }).notNull(),
    /** Buddhist year in Bangkok. */
    year: integer('year').notNull(),
    /** From 1 without gaps within kind and year. */
    running: integer('running').notNull(),
    issuedAt: instant('issued_at').notNull(),
    facts: jsonb('facts').$type<DocumentFacts>().notNull(),
    cancelledAt: instant('cancelled_at'),
    cancelledBy: text('cancelled_by').references(() => users.id, { onDelete: 'set null' }),
    cancelReason: text('cancel_reason'),
  },
  (document) => [
    check('order_documents_kind_check', isOneOf(document.kind, paperKinds)),
    check('order_documents_running_check', sql`${document.running} > 0`),
    check('order_documents_cancel_check', sql`(${document.cancelledAt} is null) = (${document.cancelReason} is null)`),
    unique('order_documents_series_unique').on(document.kind, document.year, document.running),
    // One document of an order counts, and one credit note of it.
    uniqueIndex('order_documents_one_unique')
      .on(document.orderId)
      .where(sql`${document.kind} <> 'creditNote' and ${document.cancelledAt} is null`),
    uniqueIndex('order_documents_one_credit_unique').on(document.orderId).where(sql`${document.kind} = 'creditNote'`),
    index('order_documents_order_id_index').on(document.orderId),
    // The desk's pages of all papers and of the few cancelled ones, in their sequence.
    index('order_documents_issued_at_index').on(document.issuedAt, document.number),
    index('order_documents_cancelled_index')
      .on(document.issuedAt, document.number)
      .where(sql`${document.cancelledAt} is not null`),
    // The desk's search for parts of numbers and buyers.
    index('order_documents_search_index').using(
      'gin',
      document.number.op('gin_trgm_ops'),
      ...searchedFacts(document.facts).map((text) => sql`${text} gin_trgm_ops`),
    ),
    index('order_documents_cancelled_by_index').on(document.cancelledBy),
  ],
);
