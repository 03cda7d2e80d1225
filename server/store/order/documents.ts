import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type DocumentSeries, documentKinds, type OrderDocument } from '../../../src/domain/tax/orderDocument.ts';
import type { Db, Tx } from '../database/connection.ts';
import { orderDocuments } from '../schema/documents.ts';
import { counters } from '../schema/shop.ts';

/** The document of an order that counts: neither cancelled nor a credit note. */
export const isStanding = and(inArray(orderDocuments.kind, [...documentKinds]), isNull(orderDocuments.cancelledAt));

/** The issued document of an order, or `null`. */
export async function findDocument(db: Db, orderId: string): Promise<OrderDocument | null> {
  const [row] = await db
    .select()
    .from(orderDocuments)
    .where(and(eq(orderDocuments.orderId, orderId), isStanding));
  if (!row) return null;
  const { kind, number, issuedAt, facts } = row;
  return kind === 'creditNote' ? null : { kind, number, issuedAt, facts };
}

export const counterOf = ({ kind, year }: DocumentSeries): string => `documents:${kind}:${year}`;

/** Draws the next number of a series. */
export type DrawNumber = (tx: Tx, series: DocumentSeries) => Promise<number>;

/**
 * The row of the counter is locked until the transaction ends: the next one waits, and a rollback leaves no gap. A
 * sequence would.
 */
export const drawNumber: DrawNumber = async (tx, series) => {
  const name = counterOf(series);
  await tx.insert(counters).values({ name, value: 0 }).onConflictDoNothing();
  await tx.select({ value: counters.value }).from(counters).where(eq(counters.name, name)).for('update');
  const [drawn] = await tx
    .update(counters)
    .set({ value: sql`${counters.value} + 1` })
    .where(eq(counters.name, name))
    .returning({ value: counters.value });
  if (!drawn) throw new Error(`The counter ${name} vanished while it was held`);
  return drawn.value;
};

/** Time of the previous number; `null` for the first. */
export async function issuedBefore(tx: Tx, { kind, year }: DocumentSeries, running: number): Promise<number | null> {
  const [row] = await tx
    .select({ issuedAt: orderDocuments.issuedAt })
    .from(orderDocuments)
    .where(and(eq(orderDocuments.kind, kind), eq(orderDocuments.year, year), eq(orderDocuments.running, running - 1)));
  return row?.issuedAt ?? null;
}

type Issued = { readonly orderId: string; readonly series: DocumentSeries; readonly running: number };

export async function insertDocument(tx: Tx, { orderId, series, running }: Issued, document: OrderDocument) {
  await tx.insert(orderDocuments).values({ orderId, year: series.year, running, ...document });
}
