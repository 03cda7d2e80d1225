import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressFiles } from '../../../server/build/compressFiles.ts';
import type { Database } from '../../../server/store/database/database.ts';
import { openTestDatabase } from '../../support/run/databases.ts';
import { buildTestShop, readRefusal, type TestShop } from '../../support/shop/shopApp.ts';
import { movableClock } from '../../support/shop/testParts.ts';

const html = { accept: 'text/html,application/xhtml+xml' };
const longScript = 'again();'.repeat(1_000);
const call = { accept: 'application/json' };
const folder = mkdtempSync(join(tmpdir(), 'lanrian-pages-'));
const build = (name: string, files: Readonly<Record<string, string>>) => {
  mkdirSync(join(folder, name, 'assets'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, name, file), text);
  return join(folder, name);
};

let database: Database;
let shop: TestShop;
beforeAll(async () => {
  const older = build('b1', { 'index.html': 'old', 'assets/old.js': 'old()', 'icon.svg': '<svg>old</svg>' });
  const newer = build('b2', {
    'index.html': '<!doctype html>new',
    'assets/new.js': 'now()',
    'assets/long.js': longScript,
    'sw.js': 'worker()',
    'manifest.webmanifest': '{}',
  });
  database = await openTestDatabase('PostgreSQL');
  await compressFiles(join(newer, 'assets'));
  shop = await buildTestShop({ database, clock: movableClock(), assetFolders: [newer, older] });
  await shop.parts.files.public.putAs('cover.webp', Buffer.from('picture'));
});
afterAll(async () => {
  await shop.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => shop.inject({ url, headers });

test('assets of every kept build are served for ever, and a missing one is a real 404', async () => {
  for (const [url, text] of [
    ['/assets/new.js', 'now()'],
    ['/assets/old.js', 'old()'],
  ] as const) {
    const response = await get(url);
    expect([response.statusCode, response.body]).toEqual([200, text]);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['content-type']).toContain('javascript');
  }
  expect(readRefusal(await get('/assets/gone.js', html))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});

test('an asset is sent as the build compressed it, and plainly to whoever cannot read that', async () => {
  const packed = await get('/assets/long.js', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringContaining('ccept-') });
  expect(packed.headers['content-type']).toContain('javascript');
  expect(packed.rawPayload).toEqual(readFileSync(join(folder, 'b2/assets/long.js.br')));
  expect(brotliDecompressSync(packed.rawPayload).toString('utf8')).toBe(longScript);
  expect((await get('/assets/long.js')).body).toBe(longScript);
});

test('every address of the app opens the newest page, which is asked for again', async () => {
  for (const url of [
    '/',
    '/cart',
    '/course/101-tax',
    '/thankyou?orderId=x',
    '/myaccount/student/order',
    '/index.html',
  ]) {
    const response = await get(url, html);
    expect([response.statusCode, response.body]).toEqual([200, '<!doctype html>new']);
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers['content-security-policy']).toContain('default-src');
  }
});

test('what is somebody’s own is not for search engines, by whatever address they come to it', async () => {
  for (const url of ['/cart', '/order/token', '/thankyou?orderId=x', '/admin/orders']) {
    expect([url, (await get(url, html)).headers['x-robots-tag']]).toEqual([url, 'noindex']);
  }
  for (const url of ['/', '/courses', '/course/101-tax']) {
    expect([url, (await get(url, html)).headers['x-robots-tag']]).toEqual([url, undefined]);
  }
});

test('a picture that is shared while the worker is gone is told on the page that takes it', async () => {
  const headers = { ...html, 'content-type': 'multipart/form-data; boundary=x' };
  const response = await shop.inject({ method: 'POST', url: '/share', headers, payload: '--x--\r\n' });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/share?problem=failed']);
});

test('an address of the calls, of a file or of another method never opens the page', async () => {
  for (const url of ['/api/x', '/private/x', '/public/x', '/uploads/x', '/media/x', '/socket.io/x']) {
    expect((await get(url, html)).statusCode).toBe(404);
  }
  expect((await get('/picture.png', { accept: 'image/*' })).statusCode).toBe(404);
  expect((await shop.inject({ method: 'POST', url: '/cart', headers: html })).statusCode).toBe(404);
});

test('a chat that shows a preview of a link gets the page; a part of a page never does', async () => {
  for (const headers of [{ accept: '*/*' }, {}]) {
    expect((await get('/course/101-tax', headers)).body).toBe('<!doctype html>new');
  }
  expect((await get('/picture.png')).statusCode).toBe(404);
  expect((await get('/course/101-tax', { accept: '*/*', 'sec-fetch-dest': 'empty' })).statusCode).toBe(404);
  expect((await get('/picture.png', { accept: '*/*' })).statusCode).toBe(404);
});

test('an address whose escapes cannot be read leads nowhere, like any other that was mistyped', async () => {
  for (const headers of [{}, html, { accept: '*/*' }]) {
    const call = await get('/api/%E0%A4%A/1', headers);
    expect(readRefusal(call)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(call.headers['content-security-policy']).toContain('default-src');
  }
  const page = await get('/course/%E0%A4%A?from=%', html);
  expect([page.statusCode, page.body]).toEqual([200, '<!doctype html>new']);
  expect((await get('/uploads/public/%E0%A4%A', html)).statusCode).toBe(404);
});

test('an address with a part that is too long is refused like any other fault', async () => {
  const refusal = readRefusal(await get(`/public/courses/${'x'.repeat(500)}/1`));
  expect(refusal).toMatchObject({ status: 400, code: 'INPUT_ERROR' });
});

test('files beside the assets come from the newest build only', async () => {
  const manifest = await get('/manifest.webmanifest');
  expect([manifest.statusCode, manifest.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect((await get('/icon.svg')).statusCode).toBe(404);
});

test('a path that is no address is no fault of the server', async () => {
  expect((await get('//', call)).statusCode).toBe(404);
  expect((await get('//', html)).body).toBe('<!doctype html>new');
  expect((await get('//elsewhere.example/public/courses', html)).body).toBe('<!doctype html>new');
});

test('no path leads out of its folder', async () => {
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  const paths = [
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/uploads/public/..%2fprivate%2fx',
  ];
  for (const url of [...paths, '/assets/%00', '/assets//etc/passwd', '/.hidden']) {
    expect((await get(url)).body).not.toContain('secret');
    expect((await get(url, call)).statusCode).toBeGreaterThanOrEqual(400);
  }
});

test('public files never change behind their name, and come in parts', async () => {
  const whole = await get('/uploads/public/cover.webp');
  expect([whole.statusCode, whole.body]).toEqual([200, 'picture']);
  expect(whole.headers['cache-control']).toContain('immutable');
  const part = await get('/uploads/public/cover.webp', { range: 'bytes=0-2' });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'pic', 'bytes 0-2/7']);
});

test('which build is served is always asked anew', async () => {
  const response = await get('/version.json');
  expect([response.json(), response.headers['cache-control']]).toEqual([{ build: 'b2' }, 'no-store']);
});

test('the worker is asked for again, and can be switched off', async () => {
  const worker = await get('/sw.js');
  expect([worker.body, worker.headers['cache-control']]).toEqual(['worker()', 'no-cache']);

  writeFileSync(join(shop.parts.config.dataDir, 'worker-off'), '');
  const off = await get('/sw.js');
  expect(off.headers['content-type']).toContain('javascript');
  expect(await runWorker(off.body)).toEqual({
    removed: [
      'lanrian-first-stage',
      'lanrian-first-stage-1a2b3c',
      'lanrian-routes',
      'lanrian-opened-routes',
      'lanrian-pictures',
    ],
    unregistered: 1,
  });
  rmSync(join(shop.parts.config.dataDir, 'worker-off'));
  expect((await get('/sw.js')).body).toBe('worker()');
});

/** Runs the script as an installed and activated worker with caches and registration only. */
async function runWorker(script: string) {
  const removed: string[] = [];
  let unregistered = 0;
  const listeners = new Map<string, (event: { waitUntil(done: Promise<void>): void }) => unknown>();
  const self = {
    addEventListener: (name: string, listener: (event: { waitUntil(done: Promise<void>): void }) => unknown) =>
      listeners.set(name, listener),
    skipWaiting: () => {},
    registration: {
      unregister: async () => {
        unregistered += 1;
      },
    },
  };
  const caches = {
    keys: async () => [
      ...['lanrian-first-stage', 'lanrian-first-stage-1a2b3c'],
      ...['lanrian-routes', 'lanrian-opened-routes'],
      ...['lanrian-pictures', 'lanrian-lectures', 'another-app'],
    ],
    delete: async (name: string) => removed.push(name),
  };
  runInNewContext(script, { self, caches });
  const pending: Promise<void>[] = [];
  for (const name of ['install', 'activate']) listeners.get(name)?.({ waitUntil: (done) => pending.push(done) });
  await Promise.all(pending);
  return { removed, unregistered };
}
