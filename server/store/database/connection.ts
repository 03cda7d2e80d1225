import type { PGliteInterface } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ChangeCounts } from './changeCounts.ts';

export type SqlRow = Record<string, unknown>;
/** Runs SQL text with `$1`-style values; text without values may hold several statements. */
export type ExecuteSql = (text: string, values?: readonly unknown[]) => Promise<{ rows: SqlRow[] }>;

type Rows<Row> = { rows: Row[] };

/** The answer of both drivers to `execute`. Use `returning` for the number of changed rows: it differs. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** The query builder on either driver. It opens no transactions: see `transaction`. */
export type Db = Omit<PgDatabase<RowsResult, Record<string, never>>, 'transaction'>;

declare const transactionMark: unique symbol;
/** The query builder inside a transaction. Work that must be atomic takes this type. */
export type Tx = Db & { readonly [transactionMark]: true };

export type TransactionOptions = { readonly isolation?: 'read committed' | 'repeatable read' | 'serializable' };

/** The job queue's access to the database: the embedded one's connection, or its own pool. */
export type QueueSource =
  | { readonly kind: 'pglite'; readonly pglite: PGliteInterface }
  | { readonly kind: 'postgres'; readonly url: string };

/** One opened driver. */
export type Connection = {
  readonly kind: 'pglite' | 'postgres';
  readonly queueSource: QueueSource;
  readonly db: Db;
  readonly executeSql: ExecuteSql;
  readonly changes: ChangeCounts;
  /** One try: commits after the work, rolls back if it throws. `statements` grows with each statement that ended. */
  readonly runTransaction: <Result>(
    work: (tx: Tx, executeSql: ExecuteSql, statements: readonly string[]) => Promise<Result>,
    options: TransactionOptions,
  ) => Promise<Result>;
  readonly close: () => Promise<void>;
};
