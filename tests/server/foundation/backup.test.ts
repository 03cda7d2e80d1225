import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { BackupProgress } from '../../../server/backup/backupFormat.ts';
import { backupOverSocket } from '../../../server/backup/backupOverSocket.ts';
import { makeBackupFile } from '../../../server/backup/makeBackup.ts';
import { refuseOtherSchema, restoreBackup } from '../../../server/backup/restoreBackup.ts';
import { spoolRows } from '../../../server/backup/spoolRows.ts';
import { openCommandSocket } from '../../../server/commandSocket.ts';
import { seedDemoShop } from '../../../server/demo/seed.ts';
import { openJobs } from '../../../server/jobs/openJobs.ts';
import { type Database, openDatabase } from '../../../server/store/database/database.ts';
import { listMigrations } from '../../../server/store/database/migrate.ts';
import { makeDailyBackup } from '../../../server/useCases/site/makeDailyBackup.ts';
import { createMigratedPostgres, openTestDatabase } from '../../support/run/databases.ts';
import { bareEnvironment, projectRoot, watchProcess } from '../../support/run/processes.ts';
import { movableClock, openTestParts, type TestParts } from '../../support/shop/testParts.ts';

const now = Date.UTC(2026, 1, 14, 20, 7);
const dayMs = 24 * 3_600_000;
const { log } = fastify({ logger: { level: 'error' } });
const quiet = { onProgress: () => {}, log };

describe('a backup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lanrian-backup-'));
  const archive = join(folder, 'shop.tar');
  const clock = movableClock(now);
  const steps = new Set<BackupProgress['step']>();
  let database: Database;
  let shop: TestParts;
  let missing: readonly string[] = [];

  beforeAll(async () => {
    database = await openTestDatabase('PostgreSQL');
    shop = await openTestParts({ database, clock });
    await seedDemoShop(shop.parts);
    await queueLetter(database);
    const [slip = ''] = await shop.parts.files.private.namedBefore(Date.now() + dayMs);
    await shop.parts.files.private.remove(slip);
    const socket = await openCommandSocket(join(folder, 'shop.sock'), shop.parts);
    missing = await makeBackupFile(archive, {
      ...{ dataDir: shop.parts.config.dataDir, now },
      spool: (rows) => backupOverSocket(socket.name, rows, ({ step }) => steps.add(step)),
      onProgress: ({ step }) => steps.add(step),
    });
    await socket.close();
    expect(missing).toEqual([slip]);
  });
  afterEach(() => rmSync(join(folder, 'place'), { recursive: true, force: true }));
  afterAll(async () => {
    await shop.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('of a running shop is equal in rows and bytes after it went to the embedded database and back', async () => {
    expect([...steps]).toEqual(['reading', 'packing']);
    const [small, large] = [join(folder, 'embedded'), join(folder, 'server')];
    const rows = await rowsOf(database);
    const files = filesOf(shop.parts.config.dataDir);
    expect(Object.keys(files).length).toBeGreaterThan(20);

    await restoreBackup(archive, { dataDir: small, databaseUrl: null }, quiet);
    const embedded = await openDatabase({ url: null, dataDir: small });
    expect(await rowsOf(embedded)).toEqual(rows);
    expect(filesOf(small)).toEqual(files);
    const second = join(folder, 'second.tar');
    const spool = (at: string) => spoolRows(embedded.db, at, { now, onProgress: () => {} });
    await makeBackupFile(second, { dataDir: small, now, spool, onProgress: () => {} });
    await embedded.close();

    const databaseUrl = await createMigratedPostgres();
    await restoreBackup(second, { dataDir: large, databaseUrl }, quiet);
    const server = await openDatabase({ url: databaseUrl, dataDir: null });
    expect(await rowsOf(server)).toEqual(rows);
    expect(filesOf(large)).toEqual(files);
    await server.close();
    await expect(restoreBackup(second, { dataDir: large, databaseUrl }, quiet)).rejects.toThrow('holds files');
    rmSync(join(large, 'files'), { recursive: true });
    await expect(restoreBackup(second, { dataDir: large, databaseUrl }, quiet)).rejects.toThrow(
      'the database has rows',
    );
  });

  const bytes = () => Buffer.from(readFileSync(archive));
  const turned = (at: number) => {
    const copy = bytes();
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy;
  };
  const damages: readonly [string, () => Buffer][] = [
    ['a byte of a file turned', () => turned(bytes().lastIndexOf('files/private/') + 700)],
    ['a byte of the rows turned', () => turned(bytes().indexOf('rows/tables/orders.') + 600)],
    ['a byte of the manifest turned', () => turned(bytes().indexOf('madeAt') + 12)],
    ['a byte of the digests turned', () => turned(bytes().lastIndexOf('SHA256SUMS') + 530)],
    ['a byte of a header turned', () => turned(bytes().indexOf('files/public/') + 130)],
    ['its end lost', () => bytes().subarray(0, bytes().lastIndexOf('SHA256SUMS') - 100)],
    ['nothing in it', () => Buffer.alloc(0)],
    ['other content', () => Buffer.alloc(4_096, 'x')],
  ];

  test.each(damages)('with %s is refused before anything is written', async (_name, damage) => {
    const damaged = join(folder, 'damaged.tar');
    writeFileSync(damaged, damage());
    const place = { dataDir: join(folder, 'place'), databaseUrl: null };
    await expect(restoreBackup(damaged, place, quiet)).rejects.toThrow('The backup is damaged');
    expect(existsSync(place.dataDir)).toBe(false);
  });

  test('a backup that cannot be written leaves no file', async () => {
    const path = join(folder, 'none.tar');
    const spool = () => Promise.reject(new Error('killed'));
    const made = makeBackupFile(path, { dataDir: shop.parts.config.dataDir, now, spool, onProgress: () => {} });
    await expect(made).rejects.toThrow('killed');
    expect(readdirSync(folder).filter((name) => name.startsWith('none'))).toEqual([]);
    expect(readdirSync(shop.parts.config.dataDir).filter((name) => name.startsWith('backup-'))).toEqual([]);
  });

  test('is made each day, and the oldest one goes', async () => {
    const backups = { folder: join(folder, 'daily'), hour: 3, keep: 2 };
    const parts = { ...shop.parts, config: { ...shop.parts.config, backups }, log: fastify().log };
    for (let day = 0; day < 3; day += 1) {
      await makeDailyBackup(parts);
      clock.forward(dayMs);
    }
    expect(readdirSync(backups.folder)).toEqual(['lanrian-2026-02-16-030700.tar', 'lanrian-2026-02-17-030700.tar']);
  });
});

test('npm without --silent is refused, since its banner would damage a backup on standard output', async () => {
  const run = (env: NodeJS.ProcessEnv) =>
    watchProcess(process.execPath, ['server/backupCommand.ts', '-'], {
      cwd: projectRoot,
      env: { ...bareEnvironment(), SHOP_MODE: 'nonsense', npm_lifecycle_event: 'backup', ...env },
    });
  const [loud, silent] = await Promise.all([run({}), run({ npm_config_loglevel: 'silent' })]);
  await Promise.all([loud.ended, silent.ended]);
  expect(loud.output()).toBe('npm would print into the backup. Use: npm run --silent backup -- -\n');
  expect(silent.output()).toContain('SHOP_MODE');
});

test('a backup of another schema says which version restores it', () => {
  const own = listMigrations();
  expect(() => refuseOtherSchema(own, own)).not.toThrow();
  expect(() => refuseOtherSchema(own.slice(0, -1), own)).toThrow(/older version .* Restore it with that version; then/);
  expect(() => refuseOtherSchema([...own, { name: '9999_later.sql', hash: '' }], own)).toThrow(
    /newer .*9999_later.sql/,
  );
});

/** A job that waits when the backup is made. */
async function queueLetter(database: Database): Promise<void> {
  const jobs = openJobs(database, log);
  await jobs.start();
  await jobs.send('send-email', { messageId: 'waits' }, { startAfter: now + 400 * dayMs, singletonKey: 'letter' });
  await jobs.stop();
}

/** The digest of each table's rows, the next numbers and the waiting jobs. */
async function rowsOf({ executeSql }: Database): Promise<Record<string, unknown>> {
  const { rows } = await executeSql("select tablename as name from pg_tables where schemaname = 'public' order by 1");
  const found: Record<string, unknown> = {};
  for (const { name } of rows.filter((row) => row.name !== 'schema_migrations')) {
    const all = `set time zone 'UTC'; select count(*) as count, md5(string_agg(each::text, '|' order by each::text collate "C")) as digest`;
    found[String(name)] = (await executeSql(`${all} from "${name}" each`)).rows[0];
  }
  const numbers = await executeSql(
    "select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1",
  );
  const waiting = await executeSql(
    "select name, data, singleton_key, start_after from pgboss.job where name = 'send-email' order by start_after",
  );
  return { ...found, numbers: numbers.rows, waiting: waiting.rows };
}

/** The digest of each file of both stores. */
function filesOf(dataDir: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const store of ['public', 'private']) {
    const names = readdirSync(join(dataDir, 'files', store)).filter((name) => !name.startsWith('.'));
    for (const name of names.sort()) {
      const bytes = readFileSync(join(dataDir, 'files', store, name));
      found[`${store}/${name}`] = createHash('sha256').update(bytes).digest('hex');
    }
  }
  return found;
}
