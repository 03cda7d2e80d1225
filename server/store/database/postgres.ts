import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { changeCounts, telling } from './changeCounts.ts';
import type { Connection, Db, ExecuteSql, SqlRow, Tx } from './connection.ts';
import { refuseInsideTransaction } from './insideTransaction.ts';
import { typeParsers } from './typeParsers.ts';

for (const [type, parse] of typeParsers) pg.types.setTypeParser(type, parse);

const statementTimeoutMs = 30_000;
const idleInTransactionMs = 60_000;
/** A new connection costs a quiet shop's visitor more than all statements of an order. */
const idleConnectionMs = 10 * 60_000;

/** Most named statements, each at most so long: every connection caches their plans. Others are planned at each use. */
const mostPrepared = 300;
const longestPrepared = 4_000;

/** The driver takes text and values as arguments or as one object; both are passed on. */
type Queryable = Pick<pg.PoolClient, 'query'>;

/** Opens a pool on a PostgreSQL server. It connects on first use, and again after the server was away. */
export function openPostgres(url: string, connectTimeoutMs: number, onError: (error: Error) => void): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: idleConnectionMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    keepAlive: true,
    application_name: 'lanrian',
  });
  // Without a listener a lost idle connection would end the process.
  pool.on('error', onError);
  const changes = changeCounts();
  const guarded = refusingInsideTransaction(pool, changes.note);
  const prepared = preparing();

  return {
    kind: 'postgres',
    queueSource: { kind: 'postgres', url },
    // The drivers give equal queries different types; the store uses one (see connection.ts).
    db: drizzle({ client: guarded as pg.Pool }) as unknown as Db,
    executeSql: executeOn(guarded),
    changes,
    runTransaction: async (work, { isolation = 'read committed' }) => {
      refuseInsideTransaction('transaction');
      const statements: string[] = [];
      try {
        return await runOn(pool, onError, isolation, (client) => {
          const told = {
            query: telling(prepared(askOf(client)), (statement) => statements.push(statement)),
          } as Queryable;
          // A client answers queries like the pool; one type for both drivers.
          return work(drizzle({ client: told as pg.PoolClient }) as unknown as Tx, executeOn(told), statements);
        });
      } finally {
        statements.forEach(changes.note);
      }
    },
    close: () => pool.end(),
  };
}

async function runOn<Result>(
  pool: pg.Pool,
  onError: (error: Error) => void,
  isolation: string,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  client.on('error', onError);
  let broken: Error | undefined;
  try {
    await client.query(`begin isolation level ${isolation}`);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

type Ask = (...args: unknown[]) => Promise<unknown>;

const askOf = (connection: Queryable): Ask => connection.query.bind(connection) as Ask;

/**
 * Gives statements with values a name, so that each connection parses and plans them once. Transactions read and write
 * by keys: one plan serves all values. Migrations change types before the first named statement.
 */
function preparing(): (ask: Ask) => Ask {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const hasRoom = names.size < mostPrepared && text.length <= longestPrepared;
    if (hasRoom && !names.has(text)) names.set(text, `s${names.size}`);
    return names.get(text);
  };
  return (ask) => (statement, values) => {
    if (typeof statement !== 'object' || !Array.isArray(values) || values.length === 0) return ask(statement, values);
    const { text } = statement as { readonly text: string };
    return ask({ ...statement, name: nameOf(text) }, values);
  };
}

const executeOn =
  (connection: Queryable): ExecuteSql =>
  async (text, values) => {
    const result: unknown = await connection.query(text, values ? [...values] : undefined);
    const results = (Array.isArray(result) ? result : [result]) as { rows: SqlRow[] }[];
    return { rows: results.flatMap((each) => each.rows) };
  };

/** A statement that forgot its transaction would run outside of it: it fails by name. */
function refusingInsideTransaction(pool: pg.Pool, tell: (statement: string) => void): Queryable {
  const ask = telling(askOf(pool), tell);
  const query = (...args: unknown[]) => {
    refuseInsideTransaction('A statement');
    return ask(...args);
  };
  return { query: query as Queryable['query'] };
}
