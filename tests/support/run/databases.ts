import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { openJobs } from '../../../server/jobs/openJobs.ts';
import { type Database, databaseOn, openDatabase } from '../../../server/store/database/database.ts';
import { migrate } from '../../../server/store/database/migrate.ts';
import { openPglite } from '../../../server/store/database/pglite.ts';
import { projectRoot } from './processes.ts';

export const databaseKinds = ['PGlite', 'PostgreSQL'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

const migrations = join(projectRoot, 'server', 'migrations');
const cache = join(projectRoot, '.cache');
/** Any number, equal in all test files, so that one makes the template and the others wait. */
const templateLock = 771_203;

declare module 'vitest' {
  interface ProvidedContext {
    /** The database of this vitest project. */
    databaseKind: DatabaseKind;
  }
}

/** A block of tests with a fresh, migrated database of the project's kind. */
export function onDatabase(name: string, tests: (database: () => Database, kind: DatabaseKind) => void): void {
  const kind = inject('databaseKind');
  describe(`${name}, on ${kind}`, () => {
    let opened: Database | undefined;
    beforeAll(async () => {
      opened = await openTestDatabase(kind);
    });
    afterAll(() => opened?.close());
    tests(() => {
      if (!opened) throw new Error('The database is open only while tests run');
      return opened;
    }, kind);
  });
}

/** Opens a fresh, migrated database for one test. The caller closes it. */
export async function openTestDatabase(kind: DatabaseKind): Promise<Database> {
  if (kind === 'PostgreSQL') return openPatiently(await createMigratedPostgres());
  return databaseOn(await openPglite({ folder: null, contents: await migratedContents() }));
}

/** On a busy machine the last of many callers at once waits longer for a connection than a shop lets it. */
export const openPatiently = (url: string): Promise<Database> =>
  openDatabase({ url, dataDir: null, connectTimeoutMs: 60_000 });

/** The address of a fresh, migrated database on this run's PostgreSQL. */
export async function createMigratedPostgres(): Promise<string> {
  const { url, prefix } = inject('postgres');
  const template = `${prefix}template_${migrationsHash()}`;
  const name = `${prefix}${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    await makeTemplate(client, url, template);
    await client.query(`create database "${name}" template "${template}"`);
  } finally {
    await client.end();
  }
  return addressOf(url, name);
}

/** Renamed last, so that a half-made template is never used. */
async function makeTemplate(client: pg.Client, url: string, template: string): Promise<void> {
  const known = await client.query('select 1 from pg_database where datname = $1', [template]);
  if (known.rowCount) return;
  const draft = `${template}_${randomBytes(3).toString('hex')}`;
  await client.query(`create database "${draft}" template template0 encoding 'UTF8'`);
  await prepare(await openDatabase({ url: addressOf(url, draft), dataDir: null }));
  await client.query(`alter database "${draft}" rename to "${template}"`);
}

/** The embedded database's folder after the migrations, reused between runs while they stay the same. */
async function migratedContents(): Promise<Blob> {
  const file = join(cache, `pglite-${migrationsHash()}.tar`);
  if (!existsSync(file)) {
    const connection = await openPglite({ folder: null });
    const contents = await prepare(databaseOn(connection), () => connection.pglite.dumpDataDir('none'));
    const draft = `${file}.${process.pid}`;
    mkdirSync(cache, { recursive: true });
    writeFileSync(draft, Buffer.from(await contents.arrayBuffer()));
    renameSync(draft, file);
  }
  return new Blob([readFileSync(file)]);
}

/** Runs the migrations and the job queue's own, which take longest. */
async function prepare<Result = void>(database: Database, look?: () => Promise<Result>): Promise<Result> {
  await migrate(database);
  const jobs = openJobs(database, console);
  await jobs.start();
  await jobs.stop();
  const result = await look?.();
  await database.close();
  return result as Result;
}

function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrations)
    .filter((each) => each.endsWith('.sql'))
    .sort()) {
    hash.update(readFileSync(join(migrations, name)));
  }
  for (const name of ['server/jobs/jobs.ts', 'server/jobs/openJobs.ts', 'package-lock.json']) {
    hash.update(readFileSync(join(projectRoot, name)));
  }
  return hash.digest('hex').slice(0, 12);
}

function addressOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
