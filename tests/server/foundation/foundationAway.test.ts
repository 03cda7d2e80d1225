import { inspect } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSecrets } from '../../../server/base/secrets.ts';
import type { Identity } from '../../../server/identity/identity.ts';
import { openIdentity } from '../../../server/identity/openIdentity.ts';
import type { Connection } from '../../../server/store/database/connection.ts';
import { type Database, type Db, openDatabase } from '../../../server/store/database/database.ts';
import { isDatabaseAway } from '../../../server/store/database/sqlState.ts';
import {
  changesOf,
  executeSqlIn,
  registerConnection,
  transaction,
} from '../../../server/store/database/transaction.ts';
import { counters } from '../../../server/store/schema/shop.ts';
import { type BreakableWire, layWire } from '../../support/browser/breakableWire.ts';
import { createMigratedPostgres } from '../../support/run/databases.ts';

let wire: BreakableWire;
let database: Database;

beforeAll(async () => {
  const url = new URL(await createMigratedPostgres());
  wire = await layWire(url.hostname, Number(url.port || 5432));
  url.hostname = '127.0.0.1';
  url.port = String(wire.port);
  database = await openDatabase({ url: url.href, dataDir: null });
});

afterAll(async () => {
  await database.close();
  await wire.cut();
});

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('a database that goes away is told from a defect, and serves again when it is back', async () => {
  await database.ping();
  await wire.cut();
  expect(isDatabaseAway(await failureOf(database.ping()))).toBe(true);
  expect(isDatabaseAway(await failureOf(database.db.select().from(counters).execute()))).toBe(true);
  expect(isDatabaseAway(await failureOf(transaction(database.db, async () => 1)))).toBe(true);

  await wire.mend();
  await database.ping();
});

const identityOn = (db: Db) =>
  openIdentity({
    db,
    config: { publicUrl: 'http://localhost:8080', secrets: makeSecrets() },
    clock: Date.now,
    closeSocketsOf: () => {},
  });

/** Signs a person in and returns the browser's next headers. */
async function signedIn(identity: Identity, username: string): Promise<Headers> {
  const account = { username, email: `${username}@example.com`, password: 'correct-horse', role: 'student' } as const;
  await identity.createAccount({ ...account, firstName: 'มะลิ', lastName: '' });
  const outcome = await identity.signIn(username, 'correct-horse', new Headers());
  const cookies = outcome.kind === 'signedIn' ? outcome.cookies : [];
  return new Headers({ cookie: cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ') });
}

test('a session that cannot be looked up meanwhile is neither over nor a defect', async () => {
  const identity = identityOn(database.db);
  const headers = await signedIn(identity, 'mali');

  await wire.cut();
  expect(isDatabaseAway(await failureOf(identity.currentUser(headers)))).toBe(true);
  expect(isDatabaseAway(await failureOf(identity.signIn('mali', 'correct-horse', new Headers())))).toBe(true);
  await wire.mend();
  expect((await identity.currentUser(headers))?.account.username).toBe('mali');
});

test('a session that could not be looked up may be asked for again, also where the database answers by then', async () => {
  // Simulates an overload: the look-up times out, and the next statement succeeds.
  const db: Db = Object.create(database.db);
  const executeSql: Database['executeSql'] = async (...asked) => {
    await wire.mend();
    return executeSqlIn(database.db)(...asked);
  };
  const { kind, queueSource, close } = database;
  const runTransaction: Connection['runTransaction'] = (work) =>
    transaction(database.db, (tx) => work(tx, executeSqlIn(tx), []));
  registerConnection({ kind, queueSource, db, executeSql, changes: changesOf(database.db), runTransaction, close });
  const identity = identityOn(db);
  const headers = await signedIn(identity, 'manee');

  await wire.cut();
  expect(isDatabaseAway(await failureOf(identity.currentUser(headers)))).toBe(true);
  expect((await identity.currentUser(headers))?.account.username).toBe('manee');
});

test('a look-up that fails of the shop itself is told as that defect, and is no outage', async () => {
  const identity = identityOn(database.db);
  const headers = await signedIn(identity, 'chujai');
  await database.executeSql('alter table sessions rename column token to former_token');
  const failure = await failureOf(identity.currentUser(headers));
  await database.executeSql('alter table sessions rename column former_token to token');
  expect(isDatabaseAway(failure)).toBe(false);
  const told = inspect(failure);
  expect(told).toContain('token');
  const cookie = headers.get('cookie') ?? '';
  const secret = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split('.')[0] ?? '';
  expect(secret).not.toBe('');
  expect(told).not.toContain(secret);
});

test('a connection that is lost inside a transaction ends it without a trace', async () => {
  const half = transaction(database.db, async (tx) => {
    await tx.insert(counters).values({ name: 'half', value: 1 });
    await wire.cut();
    await tx.insert(counters).values({ name: 'other half', value: 1 });
  });
  expect(isDatabaseAway(await failureOf(half))).toBe(true);

  await wire.mend();
  expect(await database.db.select().from(counters).where(eq(counters.name, 'half'))).toEqual([]);
});

test('a faulty statement is no database that is away', async () => {
  expect(isDatabaseAway(await failureOf(database.executeSql('select nonsense')))).toBe(false);
});
