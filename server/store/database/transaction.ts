import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type ChangeCounts, mayHaveChanged } from './changeCounts.ts';
import type { Connection, Db, ExecuteSql, TransactionOptions, Tx } from './connection.ts';
import { announcePress } from './deskPress.ts';
import { insideTransaction } from './insideTransaction.ts';
import { isRepeatable } from './sqlState.ts';

const maximumTries = 6;
const longestPauseMs = 40;

const connections = new WeakMap<object, Connection>();
const executors = new WeakMap<object, ExecuteSql>();
/** The transactions that see what others commit meanwhile, with their statements so far. */
const readCommitted = new WeakMap<Db, { readonly db: Db; readonly statements: readonly string[] }>();

/** Registers the driver behind a query builder for `transaction`. */
export function registerConnection(connection: Connection): void {
  connections.set(connection.db, connection);
  executors.set(connection.db, connection.executeSql);
}

/** False for the query builder of a transaction. */
export const isOpenDatabase = (db: Db): boolean => connections.has(db);

/** The change counters of an open database. */
export function changesOf(db: Db): ChangeCounts {
  const connection = connections.get(db);
  if (!connection) throw new Error('Changes are counted for an open database, and not inside a transaction');
  return connection.changes;
}

/**
 * The open database behind a transaction that sees what others commit and has changed none of these tables itself;
 * otherwise `null`.
 */
export function unchangedDatabaseOf(tx: Db, tables: readonly string[]): Db | null {
  const begun = readCommitted.get(tx);
  return begun === undefined || mayHaveChanged(begun.statements, tables) ? null : begun.db;
}

/**
 * Runs work in one transaction, again after a deadlock or serialization failure: it must have no other side effects.
 * Inside, a statement on the outer `db` or a second transaction throws.
 */
export async function transaction<Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  const connection = connections.get(db);
  if (!connection) throw new Error('A transaction needs an open database and cannot be opened inside another one');

  for (let tries = 1; ; tries += 1) {
    try {
      return await connection.runTransaction(async (tx, executeSql, statements) => {
        executors.set(tx, executeSql);
        if ((options.isolation ?? 'read committed') === 'read committed') readCommitted.set(tx, { db, statements });
        await announcePress(executeSql);
        return await insideTransaction(() => work(tx));
      }, options);
    } catch (error) {
      if (!isRepeatable(error) || tries >= maximumTries) throw error;
      await pause(randomInt(1, longestPauseMs));
    }
  }
}

/**
 * Runs work whose failure must not end the transaction, such as an insert that may violate a unique index: its changes
 * are rolled back and the error is rethrown.
 */
export async function savepoint<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  await tx.execute(sql`savepoint step`);
  try {
    const result = await work();
    await tx.execute(sql`release savepoint step`);
    return result;
  } catch (error) {
    await tx.execute(sql`rollback to savepoint step`);
    await tx.execute(sql`release savepoint step`);
    throw error;
  }
}

/** Raw SQL on the connection behind a query builder, inside or outside a transaction. */
export function executeSqlIn(db: Db): ExecuteSql {
  const execute = executors.get(db);
  if (!execute) throw new Error('This query builder does not belong to an open database');
  return execute;
}
