import { setTimeout as wait } from 'node:timers/promises';
import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connection.ts';
import { changesOf } from './transaction.ts';

/** Age (ms) after which changes by other processes are looked for. */
const looksAgainAfterMs = 10_000;
/** Age (ms) after which an unused value is not answered before a new read. */
const tooOldAfterMs = 30_000;
const waitsAtMostMs = 1_000;

type Cached<Value> = {
  readonly count: number;
  readonly value: Promise<Value>;
  age: 'fresh' | 'old' | 'tooOld';
  looking: Promise<void> | null;
};

/** A stale value is answered while the database is away. */
const answerOld = (known: Pick<Cached<unknown>, 'age'>): void => {
  known.age = 'old';
};

/**
 * Caches a read of these tables until a statement of this process may have changed one. A value older than some seconds
 * is answered once more while it is read again; after a quiet time the first caller waits.
 */
export function cachedUntilChanged<Value>(
  tables: readonly PgTable[],
  read: (db: Db) => Promise<Value>,
): (db: Db) => Promise<Value> {
  const names = tables.map(getTableName);
  const cache = new WeakMap<Db, Cached<Value>>();

  const keep = (db: Db, count: number, value: Promise<Value>): Cached<Value> => {
    const entry: Cached<Value> = { count, value, age: 'fresh', looking: null };
    cache.set(db, entry);
    for (const [age, afterMs] of [['old', looksAgainAfterMs] as const, ['tooOld', tooOldAfterMs] as const]) {
      setTimeout(() => {
        entry.age = age;
      }, afterMs).unref();
    }
    return entry;
  };
  const lookAgain = async (db: Db, known: Cached<Value>) => {
    try {
      const value = await read(db);
      if (cache.get(db) === known) keep(db, known.count, Promise.resolve(value));
    } catch {
      answerOld(known);
    }
  };

  return (db) => {
    const count = changesOf(db).countOf(names);
    const known = cache.get(db);
    if (known?.count === count) {
      if (known.age !== 'fresh') {
        known.looking ??= lookAgain(db, known).finally(() => {
          known.looking = null;
        });
      }
      if (known.age !== 'tooOld' || known.looking === null) return known.value;
      const waited = wait(waitsAtMostMs, known, { ref: false }).then(answerOld);
      return Promise.race([known.looking, waited]).then(() => (cache.get(db) ?? known).value);
    }
    const entry = keep(db, count, read(db));
    entry.value.catch(() => {
      if (cache.get(db) === entry) cache.delete(db);
    });
    return entry.value;
  };
}
