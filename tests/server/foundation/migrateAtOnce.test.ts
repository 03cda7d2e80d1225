import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../server/store/database/database.ts';
import { migrate } from '../../../server/store/database/migrate.ts';
import { createMigratedPostgres } from '../../support/run/databases.ts';

test('two servers that start at once migrate PostgreSQL once', async () => {
  const url = await createMigratedPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'lanrian-migrations-'));
  const both = await Promise.all([openDatabase({ url, dataDir: null }), openDatabase({ url, dataDir: null })]);
  try {
    await both[0].executeSql('delete from schema_migrations');
    writeFileSync(join(folder, '0000_slow.sql'), 'select pg_sleep(0.2); create table made_once (id int);');
    const applied = await Promise.all(both.map((database) => migrate(database, folder)));
    expect(applied.toSorted((one, other) => other.length - one.length)).toEqual([['0000_slow.sql'], []]);
  } finally {
    for (const database of both) await database.close();
    rmSync(folder, { recursive: true });
  }
});
