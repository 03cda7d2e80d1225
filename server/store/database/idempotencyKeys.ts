import { and, eq, sql } from 'drizzle-orm';
import { idempotencyKeys } from '../schema/shop.ts';
import type { Db, Tx } from './connection.ts';

/** One intention: whose it is, the key that its maker gave it, and what it asked for. */
export type KeyUse = { readonly scope: string; readonly key: string; readonly bodyHash: string };

/** What a key was answered. `status` 0 stands while the effect is still running in its own transaction. */
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
 * Takes the key in this transaction: `null` when it was free. While another transaction holds the same key this waits
 * for it to end, so that of two at once only one has an effect and the other reads its answer.
 */
export async function takeKey(tx: Tx, use: KeyUse, now: number): Promise<CachedAnswer | null> {
  const taken = await tx
    .insert(idempotencyKeys)
    .values({ ...use, status: 0, response: sql`'null'::jsonb`, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0 ? null : await findAnswer(tx, use);
}

export async function keepAnswer(tx: Tx, use: KeyUse, status: number, response: unknown): Promise<void> {
  await tx.update(idempotencyKeys).set({ status, response }).where(isOf(use));
}

/** What the key was answered before, or `null`. */
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

/** What the key was answered, or `null`; where it is just being worked on, this waits for that to end. The key stays free. */
export async function settledAnswer(
  tx: Tx,
  use: Pick<KeyUse, 'scope' | 'key'>,
  now: number,
): Promise<CachedAnswer | null> {
  const kept = await takeKey(tx, { ...use, bodyHash: '' }, now);
  if (kept === null) await tx.delete(idempotencyKeys).where(isOf(use));
  return kept;
}

/**
 * What the key was answered, waited for as above. Where it was answered nothing it has no effect any more: what comes under it
 * asks for something else than nothing.
 */
export async function giveUpKey(tx: Tx, use: Pick<KeyUse, 'scope' | 'key'>, now: number): Promise<CachedAnswer | null> {
  const ofNothing = { ...use, bodyHash: '' };
  const kept = await takeKey(tx, ofNothing, now);
  if (kept === null) await keepAnswer(tx, ofNothing, goneStatus, {});
  return kept;
}

/**
 * For what cannot be done inside a transaction: notes that work on an intention begins, and answers when it first did.
 */
export async function noteIntention(db: Db, use: KeyUse, now: number): Promise<number> {
  await db
    .insert(idempotencyKeys)
    .values({ ...use, status: 0, response: sql`'null'::jsonb`, createdAt: now })
    .onConflictDoNothing();
  const [row] = await db.select({ createdAt: idempotencyKeys.createdAt }).from(idempotencyKeys).where(isOf(use));
  return row?.createdAt ?? now;
}
