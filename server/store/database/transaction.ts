import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { ChangeCounts } from './changeCounts.ts';
import type { Connection, Db, ExecuteSql, TransactionOptions, Tx } from './connection.ts';
import { insideTransaction } from './insideTransaction.ts';
import { isRepeatable } from './sqlState.ts';

const maximumTries = 6;
const longestPauseMs = 40;

const connections = new WeakMap<object, Connection>();
const executors = new WeakMap<object, ExecuteSql>();

/** Lets `transaction` find the driver behind a query builder. */
export function registerConnection(connection: Connection): void {
  connections.set(connection.db, connection);
  executors.set(connection.db, connection.executeSql);
}

/** What this process has changed, of an open database. */
export function changesOf(db: Db): ChangeCounts {
  const connection = connections.get(db);
  if (!connection) throw new Error('Changes are counted for an open database, and not inside a transaction');
  return connection.changes;
}

/**
 * Runs the work in one transaction and answers with its result. Everything inside goes through `tx`; a statement on
 * the outer `db`, a call to the session library or a second transaction throws. After a deadlock or a serialization
 * failure the work is run again from its start, so it must do nothing outside of the database.
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
      return await connection.runTransaction((tx, executeSql) => {
        executors.set(tx, executeSql);
        return insideTransaction(() => work(tx));
      }, options);
    } catch (error) {
      if (!isRepeatable(error) || tries >= maximumTries) throw error;
      await pause(randomInt(1, longestPauseMs));
    }
  }
}

/**
 * Runs work whose failure must not end the transaction, such as an insert that may meet a unique index: when it
 * throws, only its own changes are taken back, and the error is thrown on.
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

/** Raw SQL on the connection behind a query builder, inside or outside of a transaction. */
export function executeSqlIn(db: Db): ExecuteSql {
  const execute = executors.get(db);
  if (!execute) throw new Error('This query builder does not belong to an open database');
  return execute;
}
