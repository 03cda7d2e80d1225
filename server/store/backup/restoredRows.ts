import type { ExecuteSql } from '../database/connection.ts';
import type { Db } from '../database/database.ts';
import { executeSqlIn, transaction } from '../database/transaction.ts';
import { readSchema, type SnapshotPart } from './snapshot.ts';

/** The tables with rows. */
export async function tablesWithRows(execute: ExecuteSql): Promise<readonly string[]> {
  const { tables } = await readSchema(execute);
  const filled: string[] = [];
  for (const table of tables) {
    const { rows } = await execute(`select 1 from "${table}" limit 1`);
    if (rows.length > 0) filled.push(table);
  }
  return filled;
}

/** Writes a snapshot's tables and numbers into a migrated database without rows: everything or nothing. */
export async function restoreRows(db: Db, parts: () => AsyncIterable<SnapshotPart>): Promise<void> {
  await transaction(db, async (tx) => {
    const execute = executeSqlIn(tx);
    await execute('set local statement_timeout = 0');
    await execute('set local idle_in_transaction_session_timeout = 0');
    const { tables } = await readSchema(execute);
    // Restoring is no change of the shop's, so nothing is recorded about it.
    for (const table of tables) await execute(`alter table "${table}" disable trigger user`);
    const restoreReferences = await dropReferences(execute);
    for await (const part of parts()) {
      for await (const lines of part.batches) await writeLines(execute, part, lines);
    }
    await restoreReferences();
    for (const table of tables) await execute(`alter table "${table}" enable trigger user`);
  });
  await executeSqlIn(db)('analyze');
}

async function writeLines(execute: ExecuteSql, { kind, name }: SnapshotPart, lines: readonly string[]): Promise<void> {
  if (kind === 'table') {
    const rows = `select * from jsonb_populate_recordset(null::"${name}", $1::text::jsonb)`;
    await execute(`insert into "${name}" overriding system value ${rows}`, [`[${lines.join(',')}]`]);
  }
  for (const line of kind === 'sequences' ? lines : []) {
    await execute("select setval(($1::jsonb->>'name')::regclass, ($1::jsonb->>'value')::bigint)", [line]);
  }
}

/** Tables refer to each other in circles, so the references are dropped and made again, which checks all rows. */
async function dropReferences(execute: ExecuteSql): Promise<() => Promise<void>> {
  const { rows } = await execute(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows) await execute(`alter table ${table} drop constraint ${name}`);
  return async () => {
    for (const { table, name, definition } of rows) {
      await execute(`alter table ${table} add constraint ${name} ${definition}`);
    }
  };
}
