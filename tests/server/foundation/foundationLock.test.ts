import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { isLock, type Lock, type LockHolder, takeLock } from '../../../server/lock.ts';
import { becomeSoleServer } from '../../../server/store/database/soleServer.ts';
import { layWire } from '../../support/browser/breakableWire.ts';
import { createMigratedPostgres } from '../../support/run/databases.ts';
import { projectRoot, watchProcess } from '../../support/run/processes.ts';

const folders: string[] = [];
const taken: Lock[] = [];

afterEach(async () => {
  for (const lock of taken.splice(0)) await lock.release();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function freshFolder(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'lanrian-lock-'));
  folders.push(folder);
  const inside = join(folder, ...names);
  mkdirSync(inside, { recursive: true });
  return inside;
}

async function take(folder: string): Promise<Lock | LockHolder> {
  const outcome = await takeLock(folder);
  if (isLock(outcome)) taken.push(outcome);
  return outcome;
}

async function takeOrFail(folder: string): Promise<Lock> {
  const outcome = await take(folder);
  if (!isLock(outcome)) throw new Error(`held by ${outcome.pid}`);
  return outcome;
}

test('a second start is told who runs and where', async () => {
  const folder = freshFolder();
  const lock = await takeOrFail(folder);
  lock.announce('http://localhost:8080');
  expect(await take(folder)).toEqual({ pid: process.pid, address: 'http://localhost:8080' });
});

test('a lock that was given back can be taken again, and leaves nothing in the folder', async () => {
  const folder = freshFolder();
  await (await takeOrFail(folder)).release();
  taken.pop();
  expect(readdirSync(folder)).toEqual([]);
  expect(isLock(await take(folder))).toBe(true);
});

test('of ten that start at once exactly one gets the lock', async () => {
  const folder = freshFolder();
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => take(folder)));
  expect(outcomes.filter(isLock)).toHaveLength(1);
});

/** A killed process leaves its lock behind. */
async function leaveStaleLock(folder: string): Promise<void> {
  const script = `import { takeLock } from '${join(projectRoot, 'server', 'lock.ts')}';
    const lock = await takeLock(${JSON.stringify(folder)});
    console.log('release' in lock ? 'taken' : 'refused');
    setInterval(() => {}, 1000);`;
  const owner = await watchProcess(process.execPath, ['--input-type=module', '--eval', script], { cwd: projectRoot });
  await owner.waitFor(/taken/, 60_000);
  await owner.stop('SIGKILL', 10_000);
}

test('a lock whose owner was killed is taken over, by one of many', async () => {
  const folder = freshFolder();
  await leaveStaleLock(folder);
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^lock-.*\.sock$/)]);
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => take(folder)));
  expect(outcomes.filter(isLock)).toHaveLength(1);
});

test('whatever the moment at which others start, there is one owner', async () => {
  for (let round = 0; round < 30; round += 1) {
    const folder = freshFolder();
    if (round % 10 === 0) await leaveStaleLock(folder);
    const starts = Array.from({ length: 6 }, async (_, order) => {
      for (let turn = 0; turn < order; turn += 1) await new Promise(setImmediate);
      return take(folder);
    });
    expect((await Promise.all(starts)).filter(isLock)).toHaveLength(1);
  }
});

test('a folder with a very long name is locked as well', async () => {
  const folder = freshFolder('ห้องเรียนออนไลน์'.repeat(3), 'x'.repeat(120));
  await takeOrFail(folder);
  expect(await take(folder)).toMatchObject({ pid: process.pid });
  expect(readdirSync(folder)).toEqual([]);
});

describe('a second server on the same PostgreSQL database', () => {
  const cutOff = async (url: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    // Waits for its end.
    await client.query(`select pg_terminate_backend(pid, 60000) from pg_locks where ${isOwnLock}`);
    await client.end();
  };

  test('is told who has it until that one ends, also after the first one was cut off for a moment', async () => {
    const url = await createMigratedPostgres();
    const ask = (name: string) => becomeSoleServer(url, { name, waitMs: 0, againMs: 10, onTaken: () => {} });
    const first = await ask('process 1 on one');
    const second = { kind: 'other', holder: 'process 1 on one' };
    expect(await ask('process 2 on two')).toEqual(second);
    await cutOff(url);
    await expect.poll(() => holderOf(url)).toBe('process 1 on one');
    expect(await ask('process 2 on two')).toEqual(second);
    if (first.kind === 'sole') await first.release();
    const third = await ask('process 3 on one');
    expect(third.kind).toBe('sole');
    if (third.kind === 'sole') await third.release();
  });

  test('is heard of by the first one that it followed while that one was cut off', async () => {
    const url = await createMigratedPostgres();
    const wired = new URL(url);
    const wire = await layWire(wired.hostname, Number(wired.port));
    wired.port = String(wire.port);
    const { promise: taken, resolve: onTaken } = Promise.withResolvers<string>();
    const first = await becomeSoleServer(wired.href, { name: 'first', waitMs: 0, againMs: 10, onTaken });
    await wire.cut();
    const second = await becomeSoleServer(url, { name: 'second', waitMs: 60_000, againMs: 10, onTaken: () => {} });
    expect(second.kind).toBe('sole');
    await wire.mend();
    expect(await taken).toBe('second');
    for (const server of [first, second]) if (server.kind === 'sole') await server.release();
    await wire.cut();
  });
});

/** Other tests share this PostgreSQL and hold locks in databases of their own. */
const isOwnLock = `locktype = 'advisory' and granted
  and pg_locks.database = (select oid from pg_database where datname = current_database())`;

async function holderOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `select application_name as name from pg_locks join pg_stat_activity using (pid) where ${isOwnLock}`,
  );
  await client.end();
  return String(rows[0]?.name ?? '');
}
