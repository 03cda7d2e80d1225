import { expect, test, vi } from 'vitest';
import { elsewhere, emptyDeviceForEachTest, noNetwork, readyWorker, textOf } from './readyWorker.ts';
import { files, manifest, type Network, origin, server, startWorker, type TinyWorker } from './tinyWorker.ts';

emptyDeviceForEachTest();

/** The next build: another document and one more file. */
const nextManifest = [
  ...manifest.filter(({ url }) => url !== 'shell.html'),
  { url: 'shell.html', revision: 'next' },
  { url: 'assets/next.js', revision: null },
];
const nextServer = server((path) =>
  path === '/assets/next.js' ? new Response('the next') : new Response('', { status: 404 }),
);

test('a build that takes over while the next one is being installed takes nothing away from it', async () => {
  const first = await readyWorker(noNetwork);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const next = await startWorker(
    async (path, request) => {
      if (path === '/assets/next.js') await held;
      return (await nextServer(path, request)) ?? Response.error();
    },
    { manifest: nextManifest, caches: first.caches },
  );
  const installed = next.send('install');
  await expect.poll(() => next.asked).toContain('/assets/next.js');
  vi.stubGlobal('registration', { scope: `${origin}/`, installing: {} });
  await first.send('activate');
  goOn();
  await installed;

  next.setNetwork(noNetwork);
  vi.stubGlobal('registration', { scope: `${origin}/` });
  await next.send('activate');
  for (const path of ['/shell.html', '/assets/frame.js', '/assets/routes.json', '/assets/next.js']) {
    expect((await next.fetchPart(path))?.status).toBe(200);
  }
  expect((await first.caches.keys()).filter((name) => name.startsWith('lanrian-first-stage'))).toHaveLength(1);
});

/** The build after `files`: another classroom, the same cart, without the bank logos. */
const renewed = {
  manifest: manifest.map((file) => (file.url === 'assets/routes.json' ? { ...file, url: 'assets/later.json' } : file)),
  files: new Map([
    ['/assets/later.json', JSON.stringify(['/assets/classroom.js', '/assets/cart.js'])],
    ['/assets/classroom.js', 'the next classroom'],
  ]),
};

const renewedServer = (): Network => (path, request) => {
  const file = renewed.files.get(path);
  return file === undefined ? server()(path, request) : new Response(file);
};

/** A worker of that build, on a device with an active `former`. */
async function startRenewed(former: TinyWorker, network: Network): Promise<TinyWorker> {
  const next = await startWorker(network, { manifest: renewed.manifest, caches: former.caches });
  vi.stubGlobal('registration', { scope: `${origin}/`, active: {} });
  return next;
}

test('a build that renews another has every route before it is offered, and takes nothing from the one in charge', async () => {
  const former = await readyWorker(noNetwork);
  const next = await startRenewed(former, renewedServer());
  await next.send('install');
  expect(next.asked).not.toContain('/assets/cart.js');
  for (const [path, text] of Object.entries(files)) expect(await textOf(await former.fetchPart(path))).toBe(text);

  next.setNetwork(noNetwork);
  await next.send('activate');
  for (const [path, text] of renewed.files) expect(await textOf(await next.fetchPart(path))).toBe(text);
  expect(await textOf(await next.navigate('/'))).toContain('the courses');
  await expect.poll(() => next.kept()).not.toContain('/assets/learn.js');
});

test('pages of the active build that ask for the rest take nothing from the waiting one', async () => {
  const former = await readyWorker(noNetwork);
  const next = await startRenewed(former, renewedServer());
  await next.send('install');
  expect(await former.precacheState()).toBe('PRECACHE_DONE');
  expect(await former.kept()).toContain('/assets/classroom.js');
});

test('a build that installs before the waiting one activates leaves its routes alone', async () => {
  const former = await startWorker(server());
  await former.send('install');
  const next = await startRenewed(former, renewedServer());
  await next.send('install');
  vi.stubGlobal('registration', { scope: `${origin}/`, active: {}, waiting: {} });
  await former.send('activate');
  expect(await former.precacheState()).toBe('PRECACHE_DONE');
  expect(await next.kept()).toContain('/assets/classroom.js');
});

test.each<[string, () => Response | null]>([
  ['no answer', () => null],
  ['a stumbling server', () => new Response('none', { status: 502 })],
  ['a page that it was sent to', () => elsewhere('Please sign in to this Wi-Fi')],
])('with %s for one of its routes it is not offered, and goes on from there the next time', async (_, given) => {
  const former = await readyWorker(noNetwork);
  const next = await startRenewed(former, (path, request) =>
    path === '/assets/classroom.js' ? given() : renewedServer()(path, request),
  );
  await expect(next.send('install')).rejects.toThrow();

  next.asked.length = 0;
  next.setNetwork(renewedServer());
  await next.send('install');
  expect(next.asked).toEqual(['/assets/classroom.js', '/']);
});

test('a route that the server does not have is no reason to stay with the former build', async () => {
  const former = await readyWorker(noNetwork);
  const gone = () => new Response('none', { status: 404 });
  const next = await startRenewed(former, (path, request) =>
    path === '/assets/classroom.js' ? gone() : renewedServer()(path, request),
  );
  await next.send('install');
  expect(await next.kept()).toContain('/assets/later.json');
});

test('nor is a device without space for its routes, and none is fetched that cannot be cached', async () => {
  const former = await readyWorker(noNetwork);
  const many = Array.from({ length: 40 }, (_, at) => `/assets/route-${at}.js`);
  const next = await startRenewed(former, (path, request) => {
    if (path === '/assets/later.json') return new Response(JSON.stringify(many));
    if (!many.includes(path)) return renewedServer()(path, request);
    former.caches.isFull = true;
    return new Response('a route');
  });
  await next.send('install');
  expect(await next.kept()).toContain('/assets/later.json');
  expect(next.asked.filter((path) => many.includes(path)).length).toBeLessThan(10);
});

test('where the person spares bytes a build is offered with its first screen', async () => {
  const former = await readyWorker(noNetwork);
  const next = await startRenewed(former, renewedServer());
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
  await next.send('install');
  expect(next.asked).toEqual(['/assets/later.json']);
});

test.each(['lanrian-first-stage', 'lanrian-first-stage-of-another-build'])(
  'unchanged files of %s are not fetched again, and are deleted at the take-over',
  async (name) => {
    const worker = await startWorker(server());
    const former = await worker.caches.open(name);
    await former.put('/assets/frame.js', new Response(files['/assets/frame.js']));
    await former.put('/shell.html?former', new Response('the former shell'));
    await worker.send('install');
    expect(worker.asked).not.toContain('/assets/frame.js');
    expect(await worker.caches.has(name)).toBe(true);
    await worker.send('activate');
    expect(await worker.caches.has(name)).toBe(false);
    expect(await textOf(await worker.navigate('/cart'))).toBe(files['/shell.html']);
  },
);

test('a newer worker waits for the word of the person', async () => {
  const worker = await startWorker(server());
  await worker.send('install');
  await worker.send('message', { data: 'anything', ports: [] });
  expect(worker.calls).toEqual([]);
  await worker.send('message', { data: { type: 'SKIP_WAITING' }, ports: [] });
  expect(worker.calls).toEqual(['skipWaiting']);
});

test('a replacement worker that caches nothing is replaced at once', async () => {
  const worker = await startWorker(server());
  vi.stubGlobal('registration', { scope: 'https://shop.example/', active: {} });
  await worker.send('install');
  expect(worker.calls).toEqual(['skipWaiting']);
  const next = await startWorker(server(), { caches: worker.caches });
  vi.stubGlobal('registration', { scope: 'https://shop.example/', active: {} });
  await next.send('install');
  expect(next.calls, 'beside one that keeps its files').toEqual([]);
});
