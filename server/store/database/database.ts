import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Connection, Db, ExecuteSql, QueueSource } from './connection.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { registerConnection } from './transaction.ts';

export type { Db, ExecuteSql, Tx } from './connection.ts';

/** The open database. Stores use `db`; `transaction(db, …)` opens a transaction. */
export type Database = {
  readonly kind: Connection['kind'];
  readonly db: Db;
  /** For the job queue alone. */
  readonly queueSource: QueueSource;
  /** Outside of transactions; see `executeSqlIn`. */
  readonly executeSql: ExecuteSql;
  /** Resolves when the database answers. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
};

type DatabaseOptions = {
  /** `postgres://…`; without it the embedded database. */
  readonly url?: string | null;
  /** The embedded database is in its folder `database`; `null` keeps it in memory. */
  readonly dataDir: string | null;
  /** How long (ms) a caller waits for a connection to PostgreSQL. */
  readonly connectTimeoutMs?: number;
  /** Called with errors of idle connections. */
  readonly onError?: (error: Error) => void;
};

/** Opens PostgreSQL if an address is given, otherwise the embedded database. */
export async function openDatabase({
  url,
  dataDir,
  connectTimeoutMs = 5_000,
  onError = () => {},
}: DatabaseOptions): Promise<Database> {
  if (url) return databaseOn(openPostgres(url, connectTimeoutMs, onError));
  if (dataDir !== null) mkdirSync(dataDir, { recursive: true });
  return databaseOn(await openPglite({ folder: dataDir === null ? null : join(dataDir, 'database') }));
}

/** Makes an open driver known to `transaction`. */
export function databaseOn(connection: Connection): Database {
  registerConnection(connection);
  return {
    kind: connection.kind,
    db: connection.db,
    queueSource: connection.queueSource,
    executeSql: connection.executeSql,
    ping: async () => {
      await connection.executeSql('select 1');
    },
    close: connection.close,
  };
}
