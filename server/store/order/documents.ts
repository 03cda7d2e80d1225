import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type DocumentSeries, documentKinds, type OrderDocument } from '../../../src/domain/tax/orderDocument.ts';
import type { Db, Tx } from '../database/connection.ts';
import { orderDocuments } from '../schema/documents.ts';
import { counters } from '../schema/shop.ts';

/** The document of an order that counts: neither cancelled nor a credit note. */
export const isStanding = and(inArray(orderDocuments.kind, [...documentKinds]), isNull(orderDocuments.cancelledAt));

/** The issued document of an order, or `null`. */
export const findDocument = (db: Db, orderId: string): Promise<OrderDocument | null> =>
  readOne(db, and(eq(orderDocuments.orderId, orderId), isStanding));

/** The credit note of an order, or `null`. */
export const findCreditNote = (db: Db, orderId: string): Promise<OrderDocument | null> =>
  readOne(db, and(eq(orderDocuments.orderId, orderId), eq(orderDocuments.kind, 'creditNote')));

/** A paper by its number, and whether it was cancelled; `null`: unknown. */
export async function findPaper(
  db: Db,
  number: string,
): Promise<{ readonly document: OrderDocument; readonly isCancelled: boolean } | null> {
  const [row] = await db.select().from(orderDocuments).where(eq(orderDocuments.number, number));
  return row === undefined ? null : { document: documentOf(row), isCancelled: row.cancelledAt !== null };
}

async function readOne(db: Db, condition: SQL | undefined): Promise<OrderDocument | null> {
  const [row] = await db.select().from(orderDocuments).where(condition);
  return row === undefined ? null : documentOf(row);
}

const documentOf = ({ kind, number, issuedAt, facts }: typeof orderDocuments.$inferSelect): OrderDocument => ({
  ...{ kind, number, issuedAt, facts },
});

type Cancellation = { readonly at: number; readonly by: string; readonly reason: string };

/** Cancels a document; its number and content stay. */
export async function cancelDocument(tx: Tx, number: string, { at, by, reason }: Cancellation): Promise<void> {
  await tx
    .update(orderDocuments)
    .set({ cancelledAt: at, cancelledBy: by, cancelReason: reason })
    .where(and(eq(orderDocuments.number, number), isNull(orderDocuments.cancelledAt)));
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
