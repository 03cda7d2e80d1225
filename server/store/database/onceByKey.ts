import { createHash } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import type { Db, Tx } from './connection.ts';
import { type CachedAnswer, findAnswer, type KeyUse, keepAnswer, takeKey } from './idempotencyKeys.ts';
import { transaction } from './transaction.ts';

export type { KeyUse } from './idempotencyKeys.ts';

/** An answer that was given before, as it stood on the wire; it is sent again as it is. */
export type StoredAnswer = { readonly kind: 'stored'; readonly body: unknown; readonly givenAt: number };

/** An effect and how its answer is written, for one intention. */
type OnceOnly<Answer> = {
  readonly use: KeyUse;
  readonly now: number;
  readonly encode: (answer: Answer) => unknown;
  readonly effect: (tx: Tx) => Promise<Answer | Refusal>;
};

/**
 * Runs the effect once for its key: key and effect are one transaction. The same key with the same body gives the
 * stored answer, with another body IDEMPOTENCY_CONFLICT; a second request at the same moment waits for the first.
 * A refusal takes everything back, also the key, so that the same intention may succeed later. The effect is run
 * again from its start after a deadlock, so outside of the database it must do nothing.
 */
export async function onceByKey<Answer>(db: Db, once: OnceOnly<Answer>): Promise<Answer | StoredAnswer | Refusal> {
  try {
    return await transaction(db, async (tx) => {
      const kept = await takeKey(tx, once.use, once.now);
      if (kept !== null) return answerAgain(kept, once.use);
      const answer = await once.effect(tx);
      if (isRefusal(answer)) throw new TakenBack(answer);
      await keepAnswer(tx, once.use, 200, once.encode(answer));
      return answer;
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.refusal;
    throw error;
  }
}

/** The answer that this key was given before; `null` where the intention is new. */
export async function storedAnswer(db: Db, use: KeyUse): Promise<StoredAnswer | Refusal | null> {
  const kept = await findAnswer(db, use);
  return kept === null ? null : answerAgain(kept, use);
}

const answerAgain = (kept: CachedAnswer, use: KeyUse): StoredAnswer | Refusal =>
  kept.bodyHash === use.bodyHash
    ? { kind: 'stored', body: kept.response, givenAt: kept.givenAt }
    : refuse('IDEMPOTENCY_CONFLICT');

/** Carries a refusal out of a transaction, which ends only by an error without a trace in the database. */
class TakenBack extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** The work in one transaction; when it refuses, everything it did is taken back and the refusal answered. */
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

/** Where the keys of a call lie that belong to this caller: the same one of somebody else is another key. */
export const ownedKey = (callName: string, owner: string): string => `${callName}:${owner}`;

/** What a body asks for, whatever the order of its fields. */
export const bodyHashOf = (body: unknown): string => createHash('sha256').update(canonical(body)).digest('hex');

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join(',')}}`;
}
