import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { BookstoreSending, BookstoreState } from '../../../src/domain/order/bookstore.ts';
import type { Db, Tx } from '../database/connection.ts';
import { bookstoreSends } from '../schema/bookstore.ts';

type NewSend = { readonly orderId: string; readonly body: string; readonly queuedAt: number };

/** Writes an order to be sent; `false` if written before. */
export async function insertSend(tx: Tx, send: NewSend): Promise<boolean> {
  const written = await tx
    .insert(bookstoreSends)
    .values({ ...send, state: 'queued' })
    .onConflictDoNothing({ target: bookstoreSends.orderId })
    .returning({ orderId: bookstoreSends.orderId });
  return written.length > 0;
}

export async function findSending(db: Db | Tx, orderId: string): Promise<BookstoreSending | null> {
  const { state, tries, triedAt, sentAt, fault } = bookstoreSends;
  const [row] = await db
    .select({ state, tries, triedAt, sentAt, fault })
    .from(bookstoreSends)
    .where(eq(bookstoreSends.orderId, orderId));
  return row ?? null;
}

/** Replaces the body of an order that is sent only on request. */
export async function replaceBody(tx: Tx, orderId: string, body: string): Promise<void> {
  const { state } = bookstoreSends;
  await tx
    .update(bookstoreSends)
    .set({ body })
    .where(and(eq(bookstoreSends.orderId, orderId), or(eq(state, 'failed'), eq(state, 'dropped'))));
}

/** Begins a try unless another began after `busySince` and may still run. Answers the body and the number of tries. */
export async function beginTry(
  db: Db,
  orderId: string,
  { now, busySince }: { readonly now: number; readonly busySince: number },
): Promise<{ readonly body: string; readonly tries: number } | null> {
  const { state, triedAt, tries, body } = bookstoreSends;
  const [begun] = await db
    .update(bookstoreSends)
    .set({ tries: sql`${tries} + 1`, triedAt: now })
    .where(and(eq(bookstoreSends.orderId, orderId), eq(state, 'queued'), or(isNull(triedAt), lt(triedAt, busySince))))
    .returning({ body, tries });
  return begun ?? null;
}

type Outcome = { readonly state: BookstoreState; readonly sentAt: number | null; readonly fault: string | null };

/** Records the result of a try; a sent order stays sent. */
export async function noteTry(db: Db | Tx, orderId: string, outcome: Outcome): Promise<void> {
  await db
    .update(bookstoreSends)
    .set(outcome)
    .where(and(eq(bookstoreSends.orderId, orderId), eq(bookstoreSends.state, 'queued')));
}

/** Queues a failed order again with its tries reset; answers whether it was failed. */
export async function enqueueAgain(tx: Tx, orderId: string, now: number): Promise<boolean> {
  const { state } = bookstoreSends;
  const queued = await tx
    .update(bookstoreSends)
    .set({ state: 'queued', tries: 0, triedAt: null, fault: null, queuedAt: now })
    .where(and(eq(bookstoreSends.orderId, orderId), or(eq(state, 'failed'), eq(state, 'dropped'))))
    .returning({ orderId: bookstoreSends.orderId });
  return queued.length > 0;
}
