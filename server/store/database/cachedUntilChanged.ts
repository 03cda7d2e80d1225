import { setTimeout as wait } from 'node:timers/promises';
import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type BoundedMap, boundedMap } from '../../base/boundedMap.ts';
import type { Db } from './connection.ts';
import { changesOf, isOpenDatabase, unchangedDatabaseOf } from './transaction.ts';

/** Age (ms) after which changes by other processes are looked for. */
const looksAgainAfterMs = 10_000;
/** Age (ms) after which an unused value is not answered before a new read. */
const tooOldAfterMs = 30_000;
const waitsAtMostMs = 1_000;

type Cached<Value> = {
  readonly count: number;
  readonly value: Promise<Value>;
  /** The value once it was read. */
  read?: { readonly value: Value };
  age: 'fresh' | 'old' | 'tooOld';
  looking: Promise<void> | null;
};

/** A stale value is answered while the database is away. */
const answerOld = (known: Pick<Cached<unknown>, 'age'>): void => {
  known.age = 'old';
};

/** The most cached values of one read. */
const mostValues = 50;

type CachedRead<Value, Given extends readonly (string | number)[]> = (db: Db, ...given: Given) => Promise<Value>;

/**
 * Caches a read of these tables until a statement of this process may have changed one. A value older than some seconds
 * is answered once more while it is read again; after a quiet time the first caller waits. Each combination of arguments
 * has its own value. A transaction reads by itself, because it sees its own changes.
 */
export function cachedUntilChanged<Value, Given extends readonly (string | number)[] = []>(
  tables: readonly PgTable[],
  read: (db: Db, ...given: Given) => Promise<Value>,
): CachedRead<Value, Given> {
  return cachedReads(tables, read).cached;
}

/**
 * Like `cachedUntilChanged`, but a transaction that changed none of the tables is answered the cached value as well: as if
 * it had read just before a change that commits meanwhile. A check under a lock reads by itself.
 */
export function cachedForTransactions<Value, Given extends readonly (string | number)[] = []>(
  tables: readonly PgTable[],
  read: (db: Db, ...given: Given) => Promise<Value>,
): CachedRead<Value, Given> {
  const names = tables.map(getTableName);
  const { cached, peek } = cachedReads(tables, read);
  return async (db, ...given) => {
    const outside = unchangedDatabaseOf(db, names);
    const known = outside === null ? undefined : peek(outside, ...given);
    return known === undefined ? await cached(db, ...given) : known.value;
  };
}

function cachedReads<Value, Given extends readonly (string | number)[]>(
  tables: readonly PgTable[],
  read: (db: Db, ...given: Given) => Promise<Value>,
) {
  const names = tables.map(getTableName);
  const caches = new WeakMap<Db, BoundedMap<Cached<Value>>>();
  const cacheOf = (db: Db) => {
    const known = caches.get(db) ?? boundedMap<Cached<Value>>(mostValues, () => 1);
    caches.set(db, known);
    return known;
  };

  /** A value that was read already: a transaction may not wait for another connection. */
  const peek = (db: Db, ...given: Given): { readonly value: Value } | undefined => {
    const known = cacheOf(db).get(given.join(' '));
    return known?.age !== 'tooOld' && known?.count === changesOf(db).countOf(names) ? known.read : undefined;
  };

  const cached: CachedRead<Value, Given> = (db, ...given) => {
    if (!isOpenDatabase(db)) return read(db, ...given);
    const key = given.join(' ');
    const cache = cacheOf(db);
    const keep = (count: number, value: Promise<Value>): Cached<Value> => {
      const entry: Cached<Value> = { count, value, age: 'fresh', looking: null };
      cache.set(key, entry);
      value.then(
        (found) => {
          entry.read = { value: found };
        },
        () => {},
      );
      for (const [age, afterMs] of [['old', looksAgainAfterMs] as const, ['tooOld', tooOldAfterMs] as const]) {
        setTimeout(() => {
          entry.age = age;
        }, afterMs).unref();
      }
      return entry;
    };
    const lookAgain = async (known: Cached<Value>) => {
      try {
        const value = await read(db, ...given);
        if (cache.get(key) === known) keep(known.count, Promise.resolve(value));
      } catch {
        answerOld(known);
      }
    };
    const count = changesOf(db).countOf(names);
    const known = cache.get(key);
    if (known?.count === count) {
      if (known.age !== 'fresh') {
        known.looking ??= lookAgain(known).finally(() => {
          known.looking = null;
        });
      }
      if (known.age !== 'tooOld' || known.looking === null) return known.value;
      const waited = wait(waitsAtMostMs, known, { ref: false }).then(answerOld);
      return Promise.race([known.looking, waited]).then(() => (cache.get(key) ?? known).value);
    }
    // A query builder would run again at each `await`.
    const entry = keep(count, Promise.resolve(read(db, ...given)));
    entry.value.catch(() => {
      if (cache.get(key) === entry) cache.delete(key);
    });
    return entry.value;
  };
  return { cached, peek };
}
