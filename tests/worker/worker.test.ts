import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { files, type Network, origin, server, startWorker, type TinyWorker } from './tinyWorker.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** A worker that has taken over and has every route. */
async function readyWorker(network: Network = server()): Promise<TinyWorker> {
  const worker = await startWorker(server());
  await worker.send('install');
  await worker.send('activate');
  expect(await worker.precacheState()).toBe('PRECACHE_DONE');
  worker.asked.length = 0;
  worker.setNetwork(network);
  return worker;
}

const noNetwork: Network = () => null;
const textOf = async (answer: Response | null) => (answer === null ? null : answer.text());

test('it takes over with the first screen, and fetches the other routes without holding anything up', async () => {
  const worker = await startWorker(server());
  await worker.send('install');
  expect((await worker.kept()).toSorted()).toEqual(['/assets/frame.js', '/assets/routes.json', '/shell.html']);

  const never = new Promise<Response>(() => {});
  worker.setNetwork(() => never);
  await worker.send('activate');
  expect(worker.calls).toEqual(['claim']);
});

test('each part of the app is fetched once, and every route opens without a network', async () => {
  const worker = await readyWorker(noNetwork);
  for (const [path, text] of Object.entries(files)) expect(await textOf(await worker.fetchPart(path))).toBe(text);
  expect(await worker.precacheState()).toBe('PRECACHE_DONE');
  expect(worker.asked).toEqual([]);
});

const elsewhere = (body: string) =>
  Object.defineProperties(new Response(body), { redirected: { value: true }, url: { value: `${origin}/sign-in` } });

test.each<[string, () => Response | null]>([
  ['a page that it was sent to', () => elsewhere('Please sign in to this Wi-Fi')],
  ['half of it', () => new Response('the fr', { status: 206 })],
  ['a refusal', () => new Response('none', { status: 404 })],
  ['a stumbling server', () => new Response('none', { status: 503 })],
  ['no answer', () => null],
])('with %s in place of a file of the first screen it does not take over', async (_, given) => {
  const worker = await startWorker((path, request) =>
    path === '/assets/frame.js' ? given() : server()(path, request),
  );
  await expect(worker.send('install')).rejects.toThrow();
  expect(await worker.kept()).not.toContain('/assets/frame.js');
});

test.each<[string, () => Response | null]>([
  ['a page that it was sent to', () => elsewhere('Please sign in to this Wi-Fi')],
  ['half of it', () => new Response('the', { status: 206 })],
  ['a stumbling server', () => new Response('none', { status: 503 })],
  ['no answer', () => null],
])('with %s in place of another route it says so, and fetches only that again', async (_, given) => {
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
  expect(worker.asked.toSorted()).toEqual(['/assets/cart.js', '/assets/learn.js', '/bank-logos/KBANK.svg']);
});

test('what this build no longer has is forgotten, and what others keep is not', async () => {
  const worker = await startWorker(server());
  const [routes, films] = [await worker.caches.open('lanrian-routes'), await worker.caches.open('lanrian-lectures')];
  await routes.put('/assets/old.js', new Response('old'));
  await routes.put('/bank-logos/KBANK.svg?old', new Response('the former mark'));
  await films.put('/kept/lecture.webm', new Response('film'));
  await worker.send('install');
  await worker.send('activate');
  expect(await worker.precacheState()).toBe('PRECACHE_DONE');
  expect(await worker.kept()).not.toContain('/assets/old.js');
  expect(await worker.kept()).toContain('/kept/lecture.webm');
  expect(await textOf(await worker.fetchPart('/bank-logos/KBANK.svg'))).toBe(files['/bank-logos/KBANK.svg']);
});

test('a part of another build comes from the server', async () => {
  const worker = await readyWorker(server(() => new Response('of the former build')));
  expect(await textOf(await worker.fetchPart('/assets/former.js'))).toBe('of the former build');
  expect(await worker.kept()).not.toContain('/assets/former.js');
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

const publicPages = [
  '/',
  '/courses',
  '/courses/cooking',
  '/course/1001-thai',
  '/products',
  '/product/5001',
  '/promotion/3',
];
const ownPages = ['/cart', '/checkout', '/thankyou', '/order/abc', '/myaccount/student/order', '/learn/7', '/nowhere'];

test.each(publicPages)('%s comes from the network when that is quick', async (path) => {
  const worker = await readyWorker(server(() => new Response('with its data')));
  expect(await textOf(await worker.navigate(path))).toBe('with its data');
});

test.each(publicPages)('%s is the shell without a network, or when the server stumbles', async (path) => {
  const worker = await readyWorker(noNetwork);
  expect(await textOf(await worker.navigate(`${path}?source=app`))).toBe(files['/shell.html']);
  worker.setNetwork(() => new Response('Bad gateway', { status: 502 }));
  expect(await textOf(await worker.navigate(path))).toBe(files['/shell.html']);
});

test('a public page waits two seconds for the network at most', async () => {
  const worker = await readyWorker(() => new Promise<Response>(() => {}));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let shown: string | null = null;
  const opening = worker.navigate('/courses').then(async (answer) => {
    shown = await textOf(answer);
  });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(shown).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await opening;
  expect(shown).toBe(files['/shell.html']);
});

test.each(ownPages)('%s is the shell at once, and the network is not asked', async (path) => {
  const worker = await readyWorker();
  expect(await textOf(await worker.navigate(path))).toBe(files['/shell.html']);
  expect(worker.asked).toEqual([]);
});

test.each([
  '/public/courses',
  '/private/orders',
  '/api/home/test_upload',
  '/webhook/omise',
  '/uploads/private/slip.jpg',
  '/socket.io/?transport=websocket',
  '/robots.txt',
  '/sitemap.xml',
  '/sw.js',
  '/version.json',
])('%s is left to the browser, as an address and as a call', async (path) => {
  const worker = await readyWorker();
  expect(await worker.navigate(path)).toBeNull();
  expect(await worker.fetchPart(path)).toBeNull();
  expect(await worker.fetchPart(path, 'POST')).toBeNull();
});

test('a form that is sent to a page, as a bank does it on the way back, reaches the server', async () => {
  const worker = await readyWorker();
  expect(await worker.navigate('/thankyou', 'POST')).toBeNull();
});

test('a picture that was seen is kept, of the shop alone, whole, and the two hundred latest', async () => {
  const picture = (body: BodyInit, headers = {}) =>
    new Response(body, { headers: { 'content-type': 'image/webp', date: new Date().toUTCString(), ...headers } });
  const worker = await readyWorker((path) => picture(path));
  for (let count = 1; count <= 201; count += 1) await worker.fetchPicture(`/uploads/public/${count}.webp`);
  const pictures = async () => (await worker.kept()).filter((path) => path.startsWith('/uploads/'));
  await expect.poll(async () => (await pictures()).length).toBe(200);
  expect(await pictures()).not.toContain('/uploads/public/1.webp');

  worker.setNetwork(noNetwork);
  expect(await textOf(await worker.fetchPicture('/uploads/public/201.webp'))).toBe('/uploads/public/201.webp');
  worker.setNetwork(() => picture('<html>Please sign in', { 'content-type': 'text/html' }));
  await worker.fetchPicture('/uploads/public/portal.webp');
  expect(await worker.fetchPicture('/uploads/private/slip.webp')).toBeNull();
  expect(await pictures()).not.toContain('/uploads/public/portal.webp');
});

test('a newer worker waits for the word of the person', async () => {
  const worker = await startWorker(server());
  await worker.send('install');
  await worker.send('message', { data: 'anything', ports: [] });
  expect(worker.calls).toEqual([]);
  await worker.send('message', { data: { type: 'SKIP_WAITING' }, ports: [] });
  expect(worker.calls).toEqual(['skipWaiting']);
});

test('woken by the browser it sends what waits, and asks to be woken again while anything is left', async () => {
  const path = '/public/payment/report';
  const accept: Network = (asked, request) => {
    if (asked !== path) return null;
    const key = request.headers.get('idempotency-key') ?? '';
    return Response.json(
      { success: true, received_at: '2026-02-14T17:00:00Z' },
      { headers: { 'idempotency-key': key } },
    );
  };
  const worker = await readyWorker(noNetwork);
  const { putEntry, readEntry } = await import('../../src/platform/outbox/outboxStore.ts');
  await putEntry(entryOf('key-1', path), new Map());

  await expect(worker.send('sync', { tag: 'outbox' })).rejects.toThrow();
  expect(await readEntry('key-1')).toMatchObject({ state: 'queued', attempts: 1 });
  worker.setNetwork(accept);
  await worker.send('sync', { tag: 'something else' });
  expect(await readEntry('key-1')).toMatchObject({ state: 'queued', attempts: 1 });
  await worker.send('sync', { tag: 'outbox' });
  expect(await readEntry('key-1')).toMatchObject({ state: 'sent' });
  expect(await worker.kept()).not.toContain(path);
});

const entryOf = (key: string, path: string) => ({
  ...{ key, kind: 'transferReport' as const, owner: { kind: 'order' as const, orderId: '7', token: 'order-token' } },
  request: { path, body: {}, upload: null, notice: null },
  ...{ draft: null, slips: [], state: 'queued' as const, isSealed: false, attempts: 0, createdAt: 0, nextAttemptAt: 0 },
  ...{ receivedAt: null, problem: null },
});
