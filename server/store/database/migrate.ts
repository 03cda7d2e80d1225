import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExecuteSql } from './connection.ts';
import type { Database } from './database.ts';
import { executeSqlIn, transaction } from './transaction.ts';

const migrationsFolder = join(import.meta.dirname, '..', '..', 'migrations');
/** An advisory lock number, the same for every server of this shop. */
const lockNumber = 5_263_917;

type Migration = { readonly name: string; readonly text: string; readonly hash: string };

/**
 * Applies each missing migration once, by name. Refuses a database whose applied migrations differ, or that a newer
 * version migrated.
 */
export async function migrate(database: Database, folder = migrationsFolder): Promise<readonly string[]> {
  const migrations = readMigrations(folder);
  return await transaction(database.db, async (tx) => {
    const execute = executeSqlIn(tx);
    if (database.kind === 'postgres') await execute('select pg_advisory_xact_lock($1)', [lockNumber]);
    await execute(
      'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const pending = pendingOf(migrations, await readApplied(execute));
    for (const migration of pending) {
      await execute(migration.text);
      await execute('insert into schema_migrations (name, hash) values ($1, $2)', [migration.name, migration.hash]);
    }
    return pending.map((migration) => migration.name);
  });
}

/** The names and digests of this version's migrations, in order. */
export const listMigrations = (): readonly { readonly name: string; readonly hash: string }[] =>
  readMigrations(migrationsFolder).map(({ name, hash }) => ({ name, hash }));

function readMigrations(folder: string): readonly Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => {
    // Line ends do not make another migration.
    const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, text, hash: createHash('sha256').update(text).digest('hex') };
  });
}

async function readApplied(execute: ExecuteSql): Promise<ReadonlyMap<string, string>> {
  const { rows } = await execute('select name, hash from schema_migrations');
  return new Map(rows.map((row) => [String(row.name), String(row.hash)]));
}

function pendingOf(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): readonly Migration[] {
  const known = new Set(migrations.map((migration) => migration.name));
  for (const name of applied.keys()) {
    if (!known.has(name)) throw new Error(`The database was migrated by a newer version of the shop (${name})`);
  }
  for (const { name, hash } of migrations) {
    const before = applied.get(name);
    if (before !== undefined && before !== hash)
      throw new Error(`The migration ${name} was changed after it was applied`);
  }
  return migrations.filter((migration) => !applied.has(migration.name));
}
