import type { PGliteInterface } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ChangeCounts } from './changeCounts.ts';

export type SqlRow = Record<string, unknown>;
/** Runs SQL text with `$1`-style values; text without values may hold several statements. */
export type ExecuteSql = (text: string, values?: readonly unknown[]) => Promise<{ rows: SqlRow[] }>;

type Rows<Row> = { rows: Row[] };

/** What both drivers answer to `execute`. For the number of changed rows use `returning`: it differs between them. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** The query builder on either driver. It opens no transaction of its own: see `transaction`. */
export type Db = Omit<PgDatabase<RowsResult, Record<string, never>>, 'transaction'>;

declare const transactionMark: unique symbol;
/** The query builder inside a transaction. Whatever must stand or fall together takes this type. */
export type Tx = Db & { readonly [transactionMark]: true };

export type TransactionOptions = { readonly isolation?: 'read committed' | 'repeatable read' | 'serializable' };

/** How the job queue reaches the same database: over the embedded one's connection, or by connections of its own. */
export type QueueSource =
  | { readonly kind: 'pglite'; readonly pglite: PGliteInterface }
  | { readonly kind: 'postgres'; readonly url: string };

/** One of the two drivers, opened. */
export type Connection = {
  readonly kind: 'pglite' | 'postgres';
  readonly queueSource: QueueSource;
  readonly db: Db;
  readonly executeSql: ExecuteSql;
  readonly changes: ChangeCounts;
  /** One try: commits when the work is done, takes everything back when it throws. */
  readonly runTransaction: <Result>(
    work: (tx: Tx, executeSql: ExecuteSql) => Promise<Result>,
    options: TransactionOptions,
  ) => Promise<Result>;
  readonly close: () => Promise<void>;
};
