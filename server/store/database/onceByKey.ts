import { createHash } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import type { Db, Tx } from './connection.ts';
import { type CachedAnswer, findAnswer, type KeyUse, storeAnswer, takeKey } from './idempotencyKeys.ts';
import { transaction } from './transaction.ts';

export type { KeyUse } from './idempotencyKeys.ts';

/** A stored answer as it was on the wire; it is sent again unchanged. */
export type StoredAnswer = { readonly kind: 'stored'; readonly body: unknown; readonly givenAt: number };

/** The effect of one request and the encoding of its answer. */
type OnceOnly<Answer> = {
  readonly use: KeyUse;
  readonly now: number;
  readonly encode: (answer: Answer) => unknown;
  readonly effect: (tx: Tx) => Promise<Answer | Refusal>;
};

/**
 * Runs the effect once for its key, in one transaction: the same body gives the stored answer, another
 * IDEMPOTENCY_CONFLICT. A refusal stores nothing. The effect may run again after a deadlock.
 */
export async function onceByKey<Answer>(db: Db, once: OnceOnly<Answer>): Promise<Answer | StoredAnswer | Refusal> {
  try {
    return await transaction(db, async (tx) => {
      const stored = await takeKey(tx, once.use, once.now);
      if (stored !== null) return answerAgain(stored, once.use);
      const answer = await once.effect(tx);
      if (isRefusal(answer)) throw new TakenBack(answer);
      await storeAnswer(tx, once.use, 200, once.encode(answer));
      return answer;
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.refusal;
    throw error;
  }
}

/** The key's earlier answer; `null` for a new key. */
export async function storedAnswer(db: Db, use: KeyUse): Promise<StoredAnswer | Refusal | null> {
  const stored = await findAnswer(db, use);
  return stored === null ? null : answerAgain(stored, use);
}

const answerAgain = (stored: CachedAnswer, use: KeyUse): StoredAnswer | Refusal =>
  stored.bodyHash === use.bodyHash
    ? { kind: 'stored', body: stored.response, givenAt: stored.givenAt }
    : refuse('IDEMPOTENCY_CONFLICT');

/** Carries a refusal out of a transaction that must roll back. */
class TakenBack extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Runs work in one transaction; a refusal rolls back and is answered. */
export async function allOrRefused<Answer>(
  db: Db,
  work: (tx: Tx) => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  try {
    return await transaction(db, async (tx) => {
      const answer = await work(tx);
      if (isRefusal(answer)) throw new TakenBack(answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.refusal;
    throw error;
  }
}

/** The scope of a caller's keys: another caller's equal key is another key. */
export const ownedKey = (callName: string, owner: string): string => `${callName}:${owner}`;

/** The hash of a body, independent of the order of its fields. */
export const bodyHashOf = (body: unknown): string => createHash('sha256').update(canonical(body)).digest('hex');

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join(',')}}`;
}
