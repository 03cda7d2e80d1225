import { PGlite, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { changeCounts, telling } from './changeCounts.ts';
import type { Connection, Db, ExecuteSql, SqlRow, Tx } from './connection.ts';
import { refuseInsideTransaction } from './insideTransaction.ts';
import { typeParsers } from './typeParsers.ts';

/** `folder`: the data directory, `null` for memory; `contents`: a copy to start from. */
type PgliteOptions = { readonly folder: string | null; readonly contents?: Blob };

/** Opens the embedded PostgreSQL. It takes no lock: one process may have the folder open (see `lock.ts`). */
export async function openPglite({
  folder,
  contents,
}: PgliteOptions): Promise<Connection & { readonly pglite: PGlite }> {
  const pglite = await PGlite.create({
    ...(folder === null ? {} : { dataDir: folder }),
    ...(contents === undefined ? {} : { loadDataDir: contents }),
    extensions: { pg_trgm },
    parsers: Object.fromEntries(typeParsers),
  });
  await pglite.exec("set timezone to 'UTC'");
  // `analyze` reads 3,000 rows of a table: with the usual target it holds up everybody for a second.
  await pglite.exec('set default_statistics_target to 10');
  const changes = changeCounts();
  const guarded = refusingInsideTransaction(pglite, changes.note);

  return {
    kind: 'pglite',
    queueSource: { kind: 'pglite', pglite: guarded },
    pglite,
    // The drivers give equal queries different types; the store uses one (see connection.ts).
    db: drizzle({ client: guarded }) as unknown as Db,
    executeSql: executeOn(guarded),
    changes,
    runTransaction: async (work, { isolation }) => {
      refuseInsideTransaction('transaction');
      const statements: string[] = [];
      try {
        return await pglite.transaction(async (connection) => {
          if (isolation) await connection.exec(`set transaction isolation level ${isolation}`);
          const told = tellingOf(connection, (statement) => statements.push(statement));
          // A transaction answers queries like the database.
          return await work(
            drizzle({ client: told as unknown as PGlite }) as unknown as Tx,
            executeOn(told),
            statements,
          );
        });
      } finally {
        statements.forEach(changes.note);
      }
    },
    close: () => pglite.close(),
  };
}

/** A text without values may be several statements, which only `exec` takes; their rows are concatenated. */
function executeOn(connection: Statements): ExecuteSql {
  return async (text, values) => {
    if (values && values.length > 0) return await connection.query<SqlRow>(text, [...values]);
    const results = await connection.exec(text);
    return { rows: results.flatMap((result) => result.rows as SqlRow[]) };
  };
}

type Statements = Pick<Transaction, 'query' | 'exec'>;

const tellingOf = (connection: Statements, tell: (statement: string) => void): Statements => ({
  query: telling(connection.query.bind(connection), tell),
  exec: telling(connection.exec.bind(connection), tell),
});

/** The database, failing by name if a statement forgot its transaction. */
function refusingInsideTransaction(pglite: PGlite, tell: (statement: string) => void): PGlite {
  const told = tellingOf(pglite, tell);
  const guarded: Pick<PGlite, 'query' | 'exec' | 'listen'> = {
    query: (text, values, options) => {
      refuseInsideTransaction('A statement');
      return told.query(text, values, options);
    },
    exec: (text, options) => {
      refuseInsideTransaction('A statement');
      return told.exec(text, options);
    },
    listen: (channel, callback) => pglite.listen(channel, callback),
  };
  return guarded as PGlite;
}
