import { expect, test, vi } from 'vitest';
import { elsewhere, emptyDeviceForEachTest, noNetwork, readyWorker, textOf } from './readyWorker.ts';
import type { TinyCaches } from './tinyCaches.ts';
import { files, origin, server, startWorker } from './tinyWorker.ts';

emptyDeviceForEachTest();

test('a browser that can takes styles and letters from where this build keeps them, without asking the worker', async () => {
  const rules: { condition: { urlPattern: { pathname: string } }; source: { cacheName: string } }[] = [];
  const worker = await startWorker(server());
  await worker.send('install', { addRoutes: async (added: typeof rules) => void rules.push(...added) });
  expect(rules.map(({ condition }) => condition.urlPattern.pathname)).toEqual(['/assets/anuphan-latin.woff2']);
  for (const { condition, source } of rules) {
    const kept = await (await worker.caches.open(source.cacheName)).match(condition.urlPattern.pathname);
    expect(await textOf(kept ?? null)).toBe(files['/assets/anuphan-latin.woff2']);
  }
});

test('a browser that refuses such rules installs the worker all the same', async () => {
  const worker = await startWorker(server());
  await worker.send('install', { addRoutes: () => Promise.reject(new TypeError('no such rule')) });
  expect(await worker.kept()).toContain('/shell.html');
});

test('it takes over with the first screen, and fetches the other routes without holding anything up', async () => {
  const worker = await startWorker(server());
  await worker.send('install');
  expect((await worker.kept()).toSorted()).toEqual([
    '/assets/anuphan-latin.woff2',
    '/assets/frame.js',
    '/assets/routes.json',
    '/manifest.webmanifest',
    '/shell.html',
  ]);

  const never = new Promise<Response>(() => {});
  worker.setNetwork(() => never);
  await worker.send('activate');
  expect(worker.calls).toEqual(['claim']);
});

test('a build for which there is no room leaves nothing in the way of the next one', async () => {
  const worker = await startWorker(server());
  worker.caches.isFull = true;
  await expect(worker.send('install')).rejects.toThrow();
  worker.caches.isFull = false;
  expect(await worker.kept()).toEqual([]);
});

test('each part of the app is fetched once, and every route opens without a network', async () => {
  const worker = await readyWorker(noNetwork);
  for (const [path, text] of Object.entries(files)) expect(await textOf(await worker.fetchPart(path))).toBe(text);
  expect(await worker.precacheState()).toBe('PRECACHE_DONE');
  expect(worker.asked).toEqual([]);
});

/** A front server that answers every address with the home page. */
const pageInItsPlace = () => new Response('<html>', { headers: { 'content-type': 'text/html; charset=utf-8' } });

test.each<[string, () => Response | null]>([
  ['a page that it was sent to', () => elsewhere('Please sign in to this Wi-Fi')],
  ['a page in its place', pageInItsPlace],
  ['half of it', () => new Response('the fr', { status: 206 })],
  ['a refusal', () => new Response('none', { status: 404 })],
  ['a stumbling server', () => new Response('none', { status: 503 })],
  ['no answer', () => null],
])('with %s for a file of the first screen it does not take over', async (_, given) => {
  const worker = await startWorker((path, request) =>
    path === '/assets/frame.js' ? given() : server()(path, request),
  );
  await expect(worker.send('install')).rejects.toThrow();
  expect(await worker.kept()).not.toContain('/assets/frame.js');
});

test.each<[string, () => Response | null]>([
  ['a page that it was sent to', () => elsewhere('Please sign in to this Wi-Fi')],
  ['a page in its place', pageInItsPlace],
  ['half of it', () => new Response('the', { status: 206 })],
  ['a stumbling server', () => new Response('none', { status: 503 })],
  ['no answer', () => null],
])('with %s for another route it says so, and fetches only that again', async (_, given) => {
  const worker = await startWorker(server());
  await worker.send('install');
  worker.setNetwork((path, request) => (path === '/assets/learn.js' ? given() : server()(path, request)));
  expect(await worker.precacheState()).toBe('PRECACHE_MISSING');
  expect(await worker.kept()).toContain('/assets/cart.js');
  expect(await worker.kept()).not.toContain('/assets/learn.js');

  worker.asked.length = 0;
  worker.setNetwork(server());
  expect(await worker.precacheState()).toBe('PRECACHE_DONE');
  expect(worker.asked).toEqual(['/assets/learn.js']);
});

test('pages that ask at the same time do not fetch the routes twice', async () => {
  const worker = await startWorker(server());
  await worker.send('install');
  worker.asked.length = 0;
  await Promise.all([worker.precacheState(), worker.precacheState(), worker.send('activate')]);
  expect(worker.asked.toSorted()).toEqual(['/', '/assets/cart.js', '/assets/learn.js', '/bank-logos/KBANK.svg']);
});

test('what this build no longer has is forgotten, and what others keep is not', async () => {
  const worker = await startWorker(server());
  const [routes, films] = [await worker.caches.open('lanrian-routes'), await worker.caches.open('lanrian-lectures')];
  await routes.put('/assets/old.js', new Response('old'));
  await routes.put('/bank-logos/KBANK.svg?old', new Response('the former mark'));
  await films.put('/downloaded/lecture.webm', new Response('film'));
  await worker.send('install');
  await worker.send('activate');
  expect(await worker.precacheState()).toBe('PRECACHE_DONE');
  expect(await worker.kept()).not.toContain('/assets/old.js');
  expect(await worker.kept()).toContain('/downloaded/lecture.webm');
  expect(await textOf(await worker.fetchPart('/bank-logos/KBANK.svg'))).toBe(files['/bank-logos/KBANK.svg']);
});

/** Evicts a file of the first screen. */
async function loseFirst(caches: TinyCaches, path: string): Promise<void> {
  const [name = ''] = (await caches.keys()).filter((each) => each.startsWith('lanrian-first-stage'));
  expect(await (await caches.open(name)).delete(`${origin}${path}`)).toBe(true);
}

test('a file that was lost while the build waited is fetched when it takes over, and holds nothing up', async () => {
  const worker = await startWorker(server());
  await worker.send('install');
  await loseFirst(worker.caches, '/assets/frame.js');
  await worker.send('activate');
  await expect.poll(() => worker.kept()).toContain('/assets/frame.js');
});

test('a manifest with a handover comes from the server, not from the cache', async () => {
  const worker = await readyWorker();
  expect(await textOf(await worker.fetchPart('/manifest.webmanifest'))).toBe(files['/manifest.webmanifest']);
  expect(await worker.fetchPart('/manifest.webmanifest?handover=token')).toBeNull();
});

test('a part of another build comes from the server', async () => {
  const worker = await readyWorker(server(() => new Response('of the former build')));
  expect(await textOf(await worker.fetchPart('/assets/former.js'))).toBe('of the former build');
  expect(worker.asked).toEqual(['/assets/former.js']);
});

test('a build that lost a file which the server has deleted is replaced at the next navigation', async () => {
  const worker = await readyWorker(noNetwork);
  await loseFirst(worker.caches, '/assets/frame.js');
  await expect(worker.fetchPart('/assets/frame.js')).rejects.toThrow();
  expect(await textOf(await worker.navigate('/cart'))).toBe(files['/shell.html']);

  worker.setNetwork((path) =>
    path === '/cart' ? new Response('the newest build') : new Response('', { status: 404 }),
  );
  expect((await worker.fetchPart('/assets/frame.js'))?.status).toBe(404);
  expect(await textOf(await worker.navigate('/cart'))).toBe('the newest build');
});

test('with data saving only opened pages are cached, until all are wanted', async () => {
  const worker = await startWorker(server());
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true, effectiveType: '4g' } });
  await worker.send('install');
  worker.asked.length = 0;
  await worker.send('activate');
  expect(await worker.precacheState()).toBe('PRECACHE_MISSING');
  expect(worker.asked).toEqual([]);

  expect(await textOf(await worker.fetchPart('/assets/learn.js'))).toBe(files['/assets/learn.js']);
  await expect.poll(() => worker.kept()).toContain('/assets/learn.js');
  worker.asked.length = 0;
  await worker.send('message', { data: { type: 'PRECACHE_STATE', isWanted: true }, ports: [] });
  expect(worker.asked.toSorted()).toEqual(['/', '/assets/cart.js', '/bank-logos/KBANK.svg']);
  expect(await worker.precacheState()).toBe('PRECACHE_DONE');
});

test('a front server’s page in place of a file is not cached, and the file is requested again', async () => {
  const worker = await startWorker(server());
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
  await worker.send('install');
  worker.setNetwork(pageInItsPlace);
  expect(await textOf(await worker.fetchPart('/assets/learn.js'))).toBe('<html>');
  expect(await worker.kept()).not.toContain('/assets/learn.js');

  worker.setNetwork(server());
  expect(await textOf(await worker.fetchPart('/assets/learn.js'))).toBe(files['/assets/learn.js']);
  await expect.poll(() => worker.kept()).toContain('/assets/learn.js');
});

test('a network that crawls spares nothing, for the next tunnel is near', async () => {
  const worker = await startWorker(server());
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: false, effectiveType: 'slow-2g' } });
  await worker.send('install');
  await worker.send('activate');
  expect(await worker.precacheState()).toBe('PRECACHE_DONE');
});

test('with a broken disk the app still opens from the network', async () => {
  const worker = await readyWorker(server(() => new Response('a cover')));
  worker.caches.isBroken = true;
  expect(await textOf(await worker.fetchPicture('/uploads/public/cover.webp'))).toBe('a cover');
  for (const path of ['/assets/frame.js', '/assets/learn.js'] as const) {
    expect(await textOf(await worker.fetchPart(path))).toBe(files[path]);
  }
  expect(await worker.precacheState()).toBe('PRECACHE_MISSING');
});
