import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../server/store/database/database.ts';
import { openTestDatabase } from '../../support/run/databases.ts';
import { buildTestShop, type TestShop } from '../../support/shop/shopApp.ts';
import { movableClock } from '../../support/shop/testParts.ts';

const token = '0123456789ABCDEF';
const plain = { id: '/', name: 'ลานเรียน', start_url: '/?source=app', scope: '/' };
const folder = mkdtempSync(join(tmpdir(), 'lanrian-manifest-'));
const logged: string[] = [];

let database: Database;
let shop: TestShop;
beforeAll(async () => {
  database = await openTestDatabase('PostgreSQL');
  const stream = new Writable({
    write(line, _, done) {
      logged.push(String(line));
      done();
    },
  });
  const { log } = fastify({ logger: { level: 'trace', stream } });
  shop = await buildTestShop({ database, clock: movableClock(), assetFolders: [folder], log });
});
beforeEach(() => writeFileSync(join(folder, 'manifest.webmanifest'), JSON.stringify(plain)));
afterAll(async () => {
  await shop.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (query: string) => shop.inject({ url: `/manifest.webmanifest${query}` });

test('the manifest of a hand-over begins with it, and nothing between keeps it', async () => {
  const answer = await get(`?handover=${token}`);
  expect(answer.json()).toEqual({ ...plain, start_url: `/?source=app#handover=${token}` });
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.headers['content-type']).toContain('application/manifest+json');
});

test('without one, or with anything else in its place, it is everybody’s', async () => {
  for (const query of ['', '?handover=', '?handover=%22%2Fevil', '?handover=a&handover=b', `?other=${token}`]) {
    const answer = await get(query);
    expect(answer.json()).toEqual(plain);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toContain('application/manifest+json');
  }
});

test('no log holds the token, whatever fails', async () => {
  writeFileSync(join(folder, 'manifest.webmanifest'), 'no manifest');
  expect((await get(`?handover=${token}`)).statusCode).toBe(500);
  expect(logged.join()).toContain('manifest.webmanifest');
  expect(logged.join()).not.toContain(token);
});

test('nor that of a mailed link, wherever it stands', async () => {
  writeFileSync(join(folder, 'manifest.webmanifest'), 'no manifest');
  const mailed = 'mailed-token';
  for (const query of [`?token=${mailed}&handover=${token}`, `?handover=${token}&token=${mailed}`]) {
    expect((await get(query)).statusCode).toBe(500);
  }
  expect(logged.join()).toContain('&token=');
  expect(logged.join()).not.toContain(mailed);
});
