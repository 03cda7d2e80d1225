import { inject } from 'vitest';
import { type Database, databaseOn, openDatabase } from '../../server/store/database.ts';
import { migrate } from '../../server/store/migrate.ts';
import { openPglite } from '../../server/store/pglite.ts';
import { createDatabase } from './postgres.ts';

/** Every test of the server runs on both: `describe.each(databaseKinds)('…', (kind) => …)`. */
export const databaseKinds = ['pglite', 'postgres'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

let migratedCopy: Promise<Blob> | undefined;

/** An empty, migrated database of the test's own: in memory, or on the PostgreSQL that all tests share. */
export async function openTestDatabase(kind: DatabaseKind, name = 'shop'): Promise<Database> {
  if (kind === 'pglite') {
    migratedCopy ??= makeMigratedCopy();
    return databaseOn(await openPglite({ folder: null, contents: await migratedCopy }));
  }
  const url = await createDatabase(inject('postgres'), name);
  const database = await openDatabase({ url, dataDir: null });
  await migrate(database);
  return database;
}

/** Migrating takes longer than copying, so it is done once for the tests of a file. */
async function makeMigratedCopy(): Promise<Blob> {
  const connection = await openPglite({ folder: null });
  const database = databaseOn(connection);
  await migrate(database);
  const copy = await connection.pglite.dumpDataDir('none');
  await database.close();
  return copy;
}
