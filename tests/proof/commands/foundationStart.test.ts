import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { makeSecrets } from '../../../server/base/secrets.ts';
import { createMigratedPostgres } from '../../support/run/databases.ts';
import { bareEnvironment, projectRoot, type WatchedProcess, watchProcess } from '../../support/run/processes.ts';

/** A cold start of the embedded database and the demo shop on a busy machine. */
const startLimit = 250_000;
const stopLimit = 60_000;

const folders: string[] = [];
const running: WatchedProcess[] = [];
const freshFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'lanrian-start-'));
  folders.push(folder);
  return folder;
};

afterEach(async () => {
  for (const shop of running.splice(0)) await shop.stop('SIGKILL', stopLimit);
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function start(env: Record<string, string>): Promise<WatchedProcess> {
  const shop = await watchProcess(process.execPath, ['server/main.ts', '--without-build'], {
    cwd: projectRoot,
    env: { ...bareEnvironment(), PORT: '0', REALTIME_PORT: '0', ...env },
  });
  running.push(shop);
  return shop;
}

async function startAndWait(env: Record<string, string>) {
  const shop = await start(env);
  const [address] = await shop.waitFor(/http:\/\/localhost:\d+/, startLimit);
  return { shop, address };
}

const signIn = (address: string, username: string, password: string) =>
  fetch(`${address}/public/students/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ username, password }),
  });

const productionSettings = () => ({
  SHOP_MODE: 'production',
  HOST: 'localhost',
  PUBLIC_URL: 'http://localhost:8080',
  ...makeSecrets(),
});

describe('a demo shop', () => {
  test('starts from nothing, serves, survives a kill, starts again on its data, and is never a production shop', {
    timeout: 900_000,
  }, async () => {
    const dataDir = freshFolder();
    const env: Record<string, string> = { DATA_DIR: dataDir };

    const first = await startAndWait(env);
    const [, username = '', password = ''] = await first.shop.waitFor(/student +(\S+) +(\S+)/, startLimit);
    expect((await signIn(first.address, username, password)).status).toBe(200);
    await first.shop.stop('SIGKILL', stopLimit);

    const second = await startAndWait(env);
    expect(second.shop.output()).not.toContain('was filled');
    expect((await signIn(second.address, username, password)).status).toBe(200);

    const other = await start(env);
    expect((await other.ended).code).toBe(1);
    expect(other.output()).toContain(`process ${second.shop.pid}`);
    expect(other.output()).toContain(second.address);

    // A terminal signals both npm and the server: two signals within a second count as one.
    process.kill(second.shop.pid, 'SIGINT');
    process.kill(second.shop.pid, 'SIGTERM');
    expect(await second.shop.ended).toEqual({ code: 0, signal: null });
    expect(readdirSync(dataDir).filter((name) => name.startsWith('lock'))).toEqual([]);

    const production = await start({ ...productionSettings(), ...env });
    expect((await production.ended).code).toBe(1);
    expect(production.output()).toContain('still has its demo password');
  });
});

test('a busy port is named, with the way out', async () => {
  const squatter = createServer();
  await new Promise<void>((resolve) => squatter.listen(0, 'localhost', resolve));
  const address = squatter.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const shop = await start({ DATA_DIR: freshFolder(), PORT: String(port) });
  expect((await shop.ended).code).toBe(1);
  expect(shop.output()).toMatch(new RegExp(`Port ${port} is taken .*PORT=…`));
  await new Promise((done) => squatter.close(done));
});

test('faults of the settings end the start before anything is touched', async () => {
  const dataDir = freshFolder();
  const shop = await start({ DATA_DIR: dataDir, PORT: 'many', SMTP_URL: 'nowhere' });
  expect((await shop.ended).code).toBe(1);
  expect(shop.output()).toMatch(/PORT must be .*\n.*SMTP_URL must look like/);
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a database that does not answer is said in plain words', async () => {
  const shop = await start({ DATA_DIR: freshFolder(), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect((await shop.ended).code).toBe(1);
  expect(shop.output()).toBe('The database of DATABASE_URL does not answer. Start it, or mend the address.\n');
});

test('a production shop opens with its first administrator and without a demo', { timeout: 900_000 }, async () => {
  const env = { ...productionSettings(), DATA_DIR: freshFolder(), DATABASE_URL: await createMigratedPostgres() };
  const bare = await start(env);
  expect((await bare.ended).code).toBe(1);
  expect(bare.output()).toContain('set ADMIN_EMAIL and ADMIN_PASSWORD');

  const shop = await start({ ...env, ADMIN_EMAIL: 'owner@shop.example', ADMIN_PASSWORD: 'a-good-long-one' });
  await shop.waitFor(/Stop: Ctrl/, startLimit);
  expect(shop.output()).not.toMatch(/demo|student/);

  const second = await start({ ...env, DATA_DIR: freshFolder() });
  expect((await second.ended).code).toBe(1);
  expect(second.output()).toMatch(new RegExp(`^Another shop \\(process ${shop.pid} on .*\\n$`));
});
