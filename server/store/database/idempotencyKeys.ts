import { and, eq, sql } from 'drizzle-orm';
import { idempotencyKeys } from '../schema/shop.ts';
import type { Db, Tx } from './connection.ts';

/** One request: owner, idempotency key, and the hash of its body. */
export type KeyUse = { readonly scope: string; readonly key: string; readonly bodyHash: string };

/** The answer of a key. `status` 0 while its effect runs in its own transaction. */
export type CachedAnswer = {
  readonly bodyHash: string;
  readonly status: number;
  readonly response: unknown;
  readonly givenAt: number;
};

const goneStatus = 410;

const isOf = ({ scope, key }: Pick<KeyUse, 'scope' | 'key'>) =>
  and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));

/**
 * Takes the key in this transaction; `null` if it was free. Waits for another transaction with the same key, so that
 * one of two has the effect and the other reads its answer.
 */
export async function takeKey(tx: Tx, use: KeyUse, now: number): Promise<CachedAnswer | null> {
  const taken = await tx
    .insert(idempotencyKeys)
    .values({ ...use, status: 0, response: sql`'null'::jsonb`, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0 ? null : await findAnswer(tx, use);
}

export async function storeAnswer(tx: Tx, use: KeyUse, status: number, response: unknown): Promise<void> {
  await tx.update(idempotencyKeys).set({ status, response }).where(isOf(use));
}

/** The key's earlier answer, or `null`. */
export async function findAnswer(db: Db, use: Pick<KeyUse, 'scope' | 'key'>): Promise<CachedAnswer | null> {
  const [row] = await db
    .select({
      bodyHash: idempotencyKeys.bodyHash,
      status: idempotencyKeys.status,
      response: idempotencyKeys.response,
      givenAt: idempotencyKeys.createdAt,
    })
    .from(idempotencyKeys)
    .where(isOf(use));
  return row ?? null;
}

/** The key's answer, or `null`; waits while it is being worked on. The key stays free. */
export async function settledAnswer(
  tx: Tx,
  use: Pick<KeyUse, 'scope' | 'key'>,
  now: number,
): Promise<CachedAnswer | null> {
  const stored = await takeKey(tx, { ...use, bodyHash: '' }, now);
  if (stored === null) await tx.delete(idempotencyKeys).where(isOf(use));
  return stored;
}

/** The key's answer, waited for. A key without one is closed: a later request under it conflicts. */
export async function giveUpKey(tx: Tx, use: Pick<KeyUse, 'scope' | 'key'>, now: number): Promise<CachedAnswer | null> {
  const ofNothing = { ...use, bodyHash: '' };
  const stored = await takeKey(tx, ofNothing, now);
  if (stored === null) await storeAnswer(tx, ofNothing, goneStatus, {});
  return stored;
}

/** For work outside a transaction: records that it begins, and answers when it first did. */
export async function noteIntention(db: Db, use: KeyUse, now: number): Promise<number> {
  await db
    .insert(idempotencyKeys)
    .values({ ...use, status: 0, response: sql`'null'::jsonb`, createdAt: now })
    .onConflictDoNothing();
  const [row] = await db.select({ createdAt: idempotencyKeys.createdAt }).from(idempotencyKeys).where(isOf(use));
  return row?.createdAt ?? now;
}
