import { randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { createServer as createTlsServer } from 'node:https';
import { hostname } from 'node:os';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { makeFirstAdministrator, refuseDemoAccounts } from './administrators.ts';
import { buildApp } from './app.ts';
import type { Config, Environment } from './base/config.ts';
import { openBookstore } from './bookstore/openBookstore.ts';
import { prepareBuild } from './build/prepareBuild.ts';
import { openCommandSocket } from './commandSocket.ts';
import { openEmail } from './email/openEmail.ts';
import { openFiles } from './files/openFiles.ts';
import { connectionLimits, limitConnections, serverOptions } from './http/connectionLimits.ts';
import { openIdentity } from './identity/openIdentity.ts';
import { openJobs } from './jobs/openJobs.ts';
import { commandSocketName, isLock, takeLock } from './lock.ts';
import { openPayments } from './payments/payments.ts';
import { explainListenFault, freePort, StartFault, tryPort } from './ports.ts';
import { openPush } from './push/openPush.ts';
import { readConfig } from './readConfig.ts';
import { openRealtime, type Realtime } from './realtime/realtime.ts';
import { registerJobs } from './registerJobs.ts';
import { type Database, openDatabase } from './store/database/database.ts';
import { migrate } from './store/database/migrate.ts';
import { becomeSoleServer } from './store/database/soleServer.ts';
import { isDatabaseAway, isDiskFull } from './store/database/sqlState.ts';
import type { AppParts } from './useCases/appParts.ts';

export type RunningShop = { readonly config: Config; readonly close: () => Promise<void> };

type StartOptions = {
  /** Vite's own server has no builds. */
  readonly withoutBuild?: boolean;
  readonly say: (line: string) => void;
};

/** The opened parts, closed in reverse order. */
type Opened = { readonly name: string; readonly close: () => Promise<void> };

/** Free bytes that a start needs: the build and the database write more, and would fail half-way. */
const startNeedsBytes = 20 * 1024 * 1024;

/** Starts the shop, or says in one line that there is no room for it. */
export async function startShop(environment: Environment, options: StartOptions): Promise<RunningShop> {
  try {
    return await openAll(environment, options);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    throw new StartFault('The disk of DATA_DIR or of the database is full. Make room on it, then start again.');
  }
}

/** Opens all parts in order and listens. A failing step closes the opened ones. */
async function openAll(environment: Environment, options: StartOptions): Promise<RunningShop> {
  const config = await withRealPorts(environment);
  const opened: Opened[] = [];
  const closeAll = async () => {
    for (const { close } of opened.splice(0).reverse()) await close();
  };
  try {
    await open(config, options, opened);
  } catch (error) {
    await closeAll();
    throw error;
  }
  return { config, close: closeAll };
}

async function withRealPorts(environment: Environment): Promise<Config> {
  const asked = readConfig(environment);
  const pages = await freePort(asked.port, asked.host);
  const realtime = await freePort(asked.realtimePort, asked.host);
  return readConfig(environment, { pages, realtime });
}

async function open(asked: Config, { withoutBuild = false, say }: StartOptions, opened: Opened[]): Promise<void> {
  const lock = await ownDataFolder(asked);
  opened.push({ name: 'lock', close: lock.release });
  const { bavail, bsize } = await statfs(asked.dataDir);
  if (bavail * bsize < startNeedsBytes) {
    throw new StartFault(`The disk of ${asked.dataDir} is full. Make room on it, or start with another DATA_DIR.`);
  }
  await checkPorts(asked);
  const clock = () => Date.now();
  const monotonic = () => performance.now();
  const log: FastifyBaseLogger = fastify({ logger: { level: 'warn', stream: process.stderr } }).log;
  const [config, assetFolders, database] = await allOf([
    asked.mode === 'demo' ? withSandbox(asked, opened) : asked,
    withoutBuild ? () => [] : prepareBuild(asked.dataDir, clock(), say).then((builds) => builds.assetFolders),
    readyDatabase(asked, log, opened),
  ]);
  const { db } = database;

  const closeSocketsOf = (userId: string) => realtime.closeSocketsOf(userId);
  const identity = openIdentity({ db, config, clock, closeSocketsOf });
  const payments = openPayments(config);
  const files = await openFiles(config.dataDir, config.storageBytes);
  const jobs = openJobs(database, log);
  const email = openEmail({ db, jobs, config, clock });
  const push = openPush({ db, jobs, config, clock });
  const bookstore = openBookstore({ db, jobs, config, clock });
  const realtime = openRealtime({ config, identity, monotonic, log });
  const parts: AppParts = {
    ...{ config, database, db, identity, files, jobs, email, push, bookstore, payments, realtime },
    ...{ clock, monotonic, randomBytes, assetFolders, log },
  };

  registerJobs(parts);
  await jobs.start();
  opened.push({ name: 'jobs', close: jobs.stop });

  if (config.mode === 'demo') await seedDemo(parts, say);
  else await checkAdministrators(parts);

  await listenForRealtime(config, realtime);
  opened.push({ name: 'realtime', close: realtime.close });
  opened.push({ name: 'pages', close: await listenForPages(config, await buildApp(parts)) });
  const commandSocket = await openCommandSocket(commandSocketName(config.dataDir), parts);
  opened.push({ name: 'command socket', close: commandSocket.close });
  lock.announce(config.publicUrl, commandSocket.name);
  if (config.sandboxUrl !== null) say(`Payments of the demo go to the sandbox: ${config.sandboxUrl}`);
}

/** Awaits every step before it throws the first fault, so that what opens meanwhile is closed too. */
async function allOf<Steps extends readonly unknown[] | []>(steps: Steps) {
  await Promise.allSettled(steps);
  return await Promise.all(steps);
}

/** The demo pays at the sandbox where the configuration has no keys. */
async function withSandbox(config: Config, opened: Opened[]): Promise<Config> {
  // Imported here, so that production never loads the sandbox's starter.
  const { openSandbox } = await import('./demo/openSandbox.ts');
  const sandbox = await openSandbox(config);
  opened.push({ name: 'sandbox', close: sandbox.close });
  return { ...config, payments: { ...sandbox.payments, ...config.payments }, sandboxUrl: sandbox.url };
}

/** A busy port is reported before anything is opened. */
async function checkPorts({ host, port, realtimePort }: Config): Promise<void> {
  for (const [name, each] of [
    ['PORT', port],
    ['REALTIME_PORT', realtimePort],
  ] as const) {
    await tryPort(each, host).catch((error: unknown) => {
      throw explainListenFault(error, name, each);
    });
  }
}

async function ownDataFolder({ dataDir }: Config) {
  const lock = await takeLock(dataDir);
  if (isLock(lock)) return lock;
  const where = lock.address === '' ? '' : ` at ${lock.address}`;
  const who = lock.pid === 0 ? 'Another process' : `Another shop (process ${lock.pid})`;
  throw new StartFault(`${who} already runs on ${dataDir}${where}. Stop it first, or start with another DATA_DIR.`);
}

async function readyDatabase(config: Config, log: FastifyBaseLogger, opened: Opened[]): Promise<Database> {
  try {
    // The embedded database lies in the data folder, which has one owner.
    if (config.databaseUrl !== null) opened.push(await ownDatabase(config.databaseUrl, config, log));
    const database = await openDatabase({
      url: config.databaseUrl,
      dataDir: config.dataDir,
      onError: (error) => log.warn({ error }, 'a database connection was lost'),
    });
    opened.push({ name: 'database', close: database.close });
    await migrate(database);
    return database;
  } catch (error) {
    if (isDiskFull(error) || !isDatabaseAway(error)) throw error;
    throw new StartFault(`The database of DATABASE_URL does not answer. Start it, or mend the address.`);
  }
}

/** Slips and pictures lie in one server's data folder: a second server would miss them. */
async function ownDatabase(url: string, { publicUrl }: Config, log: FastifyBaseLogger): Promise<Opened> {
  const own = await becomeSoleServer(url, {
    ...{ name: `process ${process.pid} on ${hostname()}, ${publicUrl}`, waitMs: 3_000, againMs: 1_000 },
    onTaken: (holder) => {
      log.error({ holder }, 'another shop took the database while this one was cut off: this one ends');
      process.kill(process.pid, 'SIGTERM');
    },
  });
  if (own.kind === 'sole') return { name: 'database lock', close: own.release };
  throw new StartFault(
    `Another shop (${own.holder}) already runs on the database of DATABASE_URL. Stop it first, or name another database.`,
  );
}

async function seedDemo(parts: AppParts, say: (line: string) => void): Promise<void> {
  // Imported here, so that production never loads the demo shop.
  const { seedDemoShop } = await import('./demo/seed.ts');
  if (await seedDemoShop(parts)) say('The empty database was filled with the demo shop.');
}

async function checkAdministrators({ db, identity, config }: AppParts): Promise<void> {
  await refuseDemoAccounts(db, identity);
  await makeFirstAdministrator(db, identity, config.firstAdministrator);
}

async function listenForRealtime({ realtimePort }: Config, realtime: Realtime): Promise<void> {
  await realtime.listen().catch((error: unknown) => {
    throw explainListenFault(error, 'REALTIME_PORT', realtimePort);
  });
}

/** Answers the function that closes the pages after running requests. */
async function listenForPages(config: Config, app: FastifyInstance): Promise<() => Promise<void>> {
  try {
    if (!config.tls || !config.pagesSpeakTls) {
      await app.listen({ port: config.port, host: config.host });
      return () => app.close();
    }
    return await listenWithTls(config, config.tls, app);
  } catch (error) {
    await app.close();
    throw explainListenFault(error, 'PORT', config.port);
  }
}

async function listenWithTls(config: Config, tls: NonNullable<Config['tls']>, app: FastifyInstance) {
  await app.ready();
  const server = createTlsServer({ ...tls, ...serverOptions(connectionLimits) }, app.routing);
  limitConnections(server, connectionLimits);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  return async () => {
    const closed = new Promise<void>((done) => server.close(() => done()));
    server.closeIdleConnections();
    await closed;
    await app.close();
  };
}
