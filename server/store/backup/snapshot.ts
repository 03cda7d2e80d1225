import type { ExecuteSql } from '../database/connection.ts';
import type { Db } from '../database/database.ts';
import { executeSqlIn, transaction } from '../database/transaction.ts';
import { fileNameQueries } from '../site/fileNames.ts';

/** Applied migrations in their order. */
export type AppliedMigration = { readonly name: string; readonly hash: string };

/** A part of the database as JSON lines, each batch held in memory alone. */
export type SnapshotPart = {
  readonly kind: 'table' | 'sequences' | 'jobs' | 'fileNames';
  /** The table's name; of the other parts their kind. */
  readonly name: string;
  readonly batches: AsyncIterable<readonly string[]>;
};

type Snapshot = {
  readonly migrations: readonly AppliedMigration[];
  readonly tables: readonly string[];
  /** The parts one after another; each is read before the next. */
  readonly parts: () => AsyncIterable<SnapshotPart>;
};

const rowsOfBatch = 500;
/** Applied migrations are checked, not restored. */
const migrationsTable = 'schema_migrations';

/** Gives work all rows of one moment. `null` if there is no shop in the database. The work may run again. */
export const withSnapshot = async <Result>(
  db: Db,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result | null> =>
  await transaction(
    db,
    async (tx) => {
      const execute = executeSqlIn(tx);
      const { tables, migrations } = await readSchema(execute);
      if (migrations.length === 0) return null;
      await execute('set local idle_in_transaction_session_timeout = 0');
      return await work({ migrations, tables, parts: () => partsOf(execute, tables) });
    },
    { isolation: 'repeatable read' },
  );

/** The shop's tables, and the migrations that made them. */
export async function readSchema(execute: ExecuteSql) {
  const found = await execute("select tablename as name from pg_tables where schemaname = 'public' order by 1");
  const names = found.rows.map(({ name }) => String(name));
  const tables = names.filter((name) => name !== migrationsTable);
  if (tables.length === names.length) return { tables, migrations: [] };
  const applied = await execute(`select name, hash from ${migrationsTable} order by name`);
  const migrations = applied.rows.map(
    ({ name, hash }): AppliedMigration => ({ name: String(name), hash: String(hash) }),
  );
  return { tables, migrations };
}

async function* partsOf(execute: ExecuteSql, tables: readonly string[]): AsyncGenerator<SnapshotPart> {
  for (const name of tables) {
    yield { kind: 'table', name, batches: linesOf(execute, `select to_jsonb(each)::text as line from "${name}" each`) };
  }
  yield { kind: 'sequences', name: 'sequences', batches: linesOf(execute, sequences) };
  const { rows } = await execute("select to_regclass('pgboss.job') is not null as found");
  yield { kind: 'jobs', name: 'jobs', batches: rows[0]?.found === true ? linesOf(execute, openJobs) : none() };
  for (const query of fileNameQueries) {
    yield { kind: 'fileNames', name: 'fileNames', batches: linesOf(execute, query) };
  }
}

const sequences =
  "select jsonb_build_object('name', sequencename, 'value', last_value)::text as line from pg_sequences where schemaname = 'public' and last_value is not null";

/** Work that was not done yet; finished jobs are of no use elsewhere. */
const openJobs = `select jsonb_build_object('name', name, 'data', data, 'singletonKey', singleton_key,
  'startAfter', floor(extract(epoch from start_after) * 1000))::text as line
  from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%'`;

async function* none(): AsyncGenerator<readonly string[]> {}

async function* linesOf(execute: ExecuteSql, query: string): AsyncGenerator<readonly string[]> {
  await execute(`declare backup_rows no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await execute(`fetch ${rowsOfBatch} from backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => String(line));
  }
  await execute('close backup_rows');
}
