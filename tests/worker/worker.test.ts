import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { projectRoot } from '../support/processes.ts';
import type { TinyCaches } from './tinyCaches.ts';
import {
  drawnHome,
  files,
  fromShop,
  manifest,
  type Network,
  origin,
  server,
  startWorker,
  type TinyWorker,
} from './tinyWorker.ts';

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

test('one that refuses such rules installs the worker all the same', async () => {
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

const elsewhere = (body: string) =>
  Object.defineProperties(new Response(body), { redirected: { value: true }, url: { value: `${origin}/sign-in` } });

/** As a front answers that has the first page for every address. */
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
  await films.put('/kept/lecture.webm', new Response('film'));
  const former = await worker.caches.open('workbox-precache-v2-https://shop.example/');
  await former.put('/assets/of-earlier-versions.js', new Response('old'));
  await worker.send('install');
  await worker.send('activate');
  expect(await worker.precacheState()).toBe('PRECACHE_DONE');
  expect(await worker.kept()).not.toContain('/assets/old.js');
  expect(await worker.kept()).not.toContain('/assets/of-earlier-versions.js');
  expect(await worker.kept()).toContain('/kept/lecture.webm');
  expect(await textOf(await worker.fetchPart('/bank-logos/KBANK.svg'))).toBe(files['/bank-logos/KBANK.svg']);
});

/** The browser threw a file of the first screen away. */
async function loseFirst(caches: TinyCaches, path: string): Promise<void> {
  const [name = ''] = (await caches.keys()).filter((each) => each.startsWith('lanrian-first-stage'));
  expect(await (await caches.open(name)).delete(`${origin}${path}`)).toBe(true);
}

/** The next build: another document, and one more file. */
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

/** The build after that of `files`: another classroom, the same cart, and the marks of the banks are gone. */
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

/** A worker of that build, on a device where `former` is in charge. */
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

test('pages of the build in charge that ask for the rest take nothing from the one that waits', async () => {
  const former = await readyWorker(noNetwork);
  const next = await startRenewed(former, renewedServer());
  await next.send('install');
  expect(await former.precacheState()).toBe('PRECACHE_DONE');
  expect(await former.kept()).toContain('/assets/classroom.js');
});

test('a build that is there before the one that waits is in charge leaves its routes alone', async () => {
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

test('nor is a device that has no room for its routes, and none is fetched that cannot be kept', async () => {
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
  'what is the same in %s is not fetched again, and goes with the take-over',
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

test('a file that was lost while the build waited is fetched when it takes over, and holds nothing up', async () => {
  const worker = await startWorker(server());
  await worker.send('install');
  await loseFirst(worker.caches, '/assets/frame.js');
  await worker.send('activate');
  await expect.poll(() => worker.kept()).toContain('/assets/frame.js');
});

test('a manifest that hands something over comes from the server, and not from what is kept', async () => {
  const worker = await readyWorker();
  expect(await textOf(await worker.fetchPart('/manifest.webmanifest'))).toBe(files['/manifest.webmanifest']);
  expect(await worker.fetchPart('/manifest.webmanifest?handover=token')).toBeNull();
});

test('a part of another build comes from the server', async () => {
  const worker = await readyWorker(server(() => new Response('of the former build')));
  expect(await textOf(await worker.fetchPart('/assets/former.js'))).toBe('of the former build');
  expect(worker.asked).toEqual(['/assets/former.js']);
});

test('a build that lost a part which the server has no more gives way at the next navigation', async () => {
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

test('where the person spares bytes only what is opened is kept, until all is wanted', async () => {
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

const publicPages = [
  '/',
  '/courses',
  '/courses/cooking',
  '/course/1001-thai',
  '/products',
  '/product/5001',
  '/promotion/3',
];
const withDots = ['/course/1003-sql-2.0', '/course/1.0', '/product/5001-v1.2.pdf', '/courses/ms.net', '/page/faq.html'];
const filesBesidePages = readdirSync(join(projectRoot, 'public'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `/${relative(join(projectRoot, 'public'), join(parentPath, name))}`);
const ownPages = ['/cart', '/checkout', '/thankyou', '/order/abc', '/myaccount/student/order', '/learn/7', '/nowhere'];

test.each(publicPages)('%s comes from the network when that is quick', async (path) => {
  const worker = await readyWorker(server(() => fromShop('with its data')));
  expect(await textOf(await worker.navigate(path))).toBe('with its data');
});

test.each([...publicPages.slice(1), ...withDots])(
  '%s is the shell without a network, or when the server stumbles',
  async (path) => {
    const worker = await readyWorker(noNetwork);
    expect(await textOf(await worker.navigate(`${path}?source=app`))).toBe(files['/shell.html']);
    worker.setNetwork(() => new Response('Bad gateway', { status: 502 }));
    expect(await textOf(await worker.navigate(path))).toBe(files['/shell.html']);
  },
);

/** What a browser hands over where a redirect is not followed. */
const wayElsewhere = () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });

test.each<[string, () => Response]>([
  ['a page of its own', () => new Response('Please sign in to this Wi-Fi')],
  ['a way to one', wayElsewhere],
])('behind a gate that answers %s the app opens all the same, and leads there itself', async (_, gate) => {
  const worker = await readyWorker(gate);
  expect(await textOf(await worker.navigate('/'))).toContain('the courses');
  expect(await textOf(await worker.navigate('/course/1003'))).toBe(files['/shell.html']);
});

test('a page that the shop does not have is told by the shop', async () => {
  const worker = await readyWorker(server(() => fromShop('no such course', { status: 404 })));
  expect(await textOf(await worker.navigate('/course/9999'))).toBe('no such course');
});

test('the first page is there without a network, as the server drew it last, and says since when', async () => {
  const worker = await readyWorker(noNetwork);
  const first = await textOf(await worker.navigate('/?source=app'));
  expect(first).toMatch(/<html data-kept-at="\d+" lang="th" data-drawn="th">.*the courses/);
  expect(first).toContain('<head><link rel="preload" as="font" crossorigin href="/assets/anuphan-latin.woff2">');

  worker.setNetwork(() => fromShop(drawnHome('newer courses'), { headers: { 'content-security-policy': "x 'y'" } }));
  expect(await textOf(await worker.navigate('/'))).toBe(drawnHome('newer courses'));
  worker.setNetwork(() => new Response('Bad gateway', { status: 502 }));
  const kept = await worker.navigate('/');
  expect(kept?.headers.get('content-security-policy')).toBe("x 'y'");
  expect(await textOf(kept)).toContain('newer courses');
});

test('in the first page that is kept no picture comes before the words', async () => {
  const pictures = '<img src="/a.webp" alt=""><noscript><img src="/b.webp" loading="lazy" alt=""></noscript>';
  const drawn = drawnHome(pictures).replace('</head>', '<link rel="preload" as="image" href="/a.avif"/></head>');
  const worker = await readyWorker(() => fromShop(drawn));
  expect(await textOf(await worker.navigate('/'))).toBe(drawn);
  worker.setNetwork(() => new Response('Bad gateway', { status: 502 }));
  const kept = await textOf(await worker.navigate('/'));
  expect(kept).not.toContain('as="image"');
  expect(kept).toContain(
    '<img loading="lazy" src="/a.webp" alt=""><noscript><img src="/b.webp" loading="lazy" alt=""></noscript>',
  );
});

test.each<[string, () => Response]>([
  ['of another build', () => fromShop(drawnHome('newer', '/assets/next.js'))],
  ['that is neutral', () => fromShop(files['/shell.html'])],
  ['of a Wi-Fi’s gate', () => elsewhere(drawnHome('Please sign in to this Wi-Fi'))],
])('a first page %s is not kept', async (_, given) => {
  const worker = await readyWorker(given);
  await worker.navigate('/');
  worker.setNetwork(noNetwork);
  expect(await textOf(await worker.navigate('/'))).toContain('the courses');
});

test('a public page waits two seconds for the network at most, and gives up a question that would hold up the next', async () => {
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
  expect(worker.givenUp).toEqual(['/courses']);
});

test('a page that began to come in time may take as long as it needs', async () => {
  const worker = await readyWorker();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await worker.navigate('/courses');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(worker.asked).toEqual(['/courses']);
  expect(worker.givenUp).toEqual([]);
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
  '/healthz',
])('%s is left to the browser, as an address and as a call', async (path) => {
  const worker = await readyWorker();
  expect(await worker.navigate(path)).toBeNull();
  expect(await worker.fetchPart(path)).toBeNull();
  expect(await worker.fetchPart(path, 'POST')).toBeNull();
});

test('no file of the build is taken for a page', async () => {
  const worker = await readyWorker(server(() => new Response('the file')));
  for (const path of filesBesidePages) {
    expect([path, await textOf(await worker.navigate(path))]).not.toEqual([path, files['/shell.html']]);
  }
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

test('without a network a picture is shown in another size that was seen', async () => {
  const picture = (body: string) =>
    new Response(body, { headers: { 'content-type': 'image/avif', date: new Date().toUTCString() } });
  const worker = await readyWorker((path) => picture(path));
  await worker.fetchPicture('/uploads/public/320/other.webp.avif');
  await worker.fetchPicture('/uploads/public/320x320/cover.webp.avif');
  await expect.poll(() => worker.kept()).toContain('/uploads/public/320x320/cover.webp.avif');
  worker.setNetwork(noNetwork);
  for (const path of ['/uploads/public/960/cover.webp.avif', '/uploads/public/cover.webp']) {
    expect(await textOf(await worker.fetchPicture(path))).toBe('/uploads/public/320x320/cover.webp.avif');
  }
  await expect(worker.fetchPicture('/uploads/public/960/unseen.webp.avif')).rejects.toThrow();
});

test('a picture that is a month old is asked for again, and shown all the same where there is no network', async () => {
  const monthAgo = new Date(Date.now() - 31 * 86_400_000).toUTCString();
  const picture = (body: string, date: string) =>
    new Response(body, { headers: { 'content-type': 'image/webp', date } });
  const worker = await readyWorker(() => picture('the former one', monthAgo));
  await worker.fetchPicture('/uploads/public/cover.webp');
  await expect.poll(() => worker.kept()).toContain('/uploads/public/cover.webp');
  worker.setNetwork(noNetwork);
  expect(await textOf(await worker.fetchPicture('/uploads/public/cover.webp'))).toBe('the former one');
  worker.setNetwork(() => picture('the new one', new Date().toUTCString()));
  expect(await textOf(await worker.fetchPicture('/uploads/public/cover.webp'))).toBe('the new one');
});

test('a newer worker waits for the word of the person', async () => {
  const worker = await startWorker(server());
  await worker.send('install');
  await worker.send('message', { data: 'anything', ports: [] });
  expect(worker.calls).toEqual([]);
  await worker.send('message', { data: { type: 'SKIP_WAITING' }, ports: [] });
  expect(worker.calls).toEqual(['skipWaiting']);
});

test('a worker that stands in for one that was switched off, and keeps nothing, gives way at once', async () => {
  const worker = await startWorker(server());
  vi.stubGlobal('registration', { scope: 'https://shop.example/', active: {} });
  await worker.send('install');
  expect(worker.calls).toEqual(['skipWaiting']);
  const next = await startWorker(server(), { caches: worker.caches });
  vi.stubGlobal('registration', { scope: 'https://shop.example/', active: {} });
  await next.send('install');
  expect(next.calls, 'beside one that keeps its files').toEqual([]);
});

test('woken by the browser it sends what waits, and asks to be woken again while anything is left', async () => {
  const path = '/public/payment/report';
  const worker = await readyWorker(noNetwork);
  const { putEntry, readEntry } = await import('../../src/platform/outbox/outboxStore.ts');
  await putEntry(entryOf('key-1', path), new Map());
  const pauses = skipPauses();

  await expect(worker.send('sync', { tag: 'outbox' })).rejects.toThrow();
  expect(await readEntry('key-1')).toMatchObject({ state: 'queued', attempts: 2 });
  expect(pauses).toHaveBeenCalledOnce();
  worker.setNetwork(acceptReport(path));
  await worker.send('sync', { tag: 'something else' });
  expect(await readEntry('key-1')).toMatchObject({ state: 'queued', attempts: 2 });
  await worker.send('sync', { tag: 'outbox' });
  expect(await readEntry('key-1')).toMatchObject({ state: 'sent' });
  expect(await worker.kept()).not.toContain(path);
});

test('a network that fails the first call of the way back gets another, before the browser is asked', async () => {
  const path = '/public/payment/report';
  const worker = await readyWorker(noNetwork);
  const { putEntry, readEntry } = await import('../../src/platform/outbox/outboxStore.ts');
  await putEntry(entryOf('key-1', path), new Map());
  skipPauses().mockImplementation(() => worker.setNetwork(acceptReport(path)));
  await worker.send('sync', { tag: 'outbox' });
  expect(await readEntry('key-1')).toMatchObject({ state: 'sent', attempts: 2 });
});

test('a page that is just being closed lets go of what waits, and the worker sends it', async () => {
  const path = '/public/payment/report';
  const worker = await readyWorker(acceptReport(path));
  const { putEntry, readEntry } = await import('../../src/platform/outbox/outboxStore.ts');
  await putEntry(entryOf('key-1', path), new Map());
  const closing = Promise.withResolvers<void>();
  const page = navigator.locks.request('lanrian-outbox', () => closing.promise);
  skipPauses().mockImplementation(async () => {
    closing.resolve();
    await page;
  });
  await worker.send('sync', { tag: 'outbox' });
  expect(await readEntry('key-1')).toMatchObject({ state: 'sent', attempts: 1 });
});

test('woken while a page sends it does not wait for its end, since a newer worker could not take over meanwhile', async () => {
  const worker = await readyWorker(noNetwork);
  skipPauses();
  const sending = Promise.withResolvers<void>();
  const page = navigator.locks.request('lanrian-outbox', () => sending.promise);
  await expect
    .poll(async () => (await navigator.locks.query()).held?.map(({ name }) => name))
    .toContain('lanrian-outbox');
  await expect(worker.send('sync', { tag: 'outbox' })).rejects.toThrow('A page is sending');
  sending.resolve();
  await page;
  await worker.send('sync', { tag: 'outbox' });
});

const acceptReport =
  (path: string): Network =>
  (asked, request) => {
    if (asked !== path) return null;
    const headers = { 'idempotency-key': request.headers.get('idempotency-key') ?? '' };
    return Response.json({ success: true, received_at: '2026-02-14T17:00:00Z' }, { headers });
  };

/** What is called in place of the pause between the worker's two tries. */
function skipPauses() {
  const wait = setTimeout;
  const skipped = vi.fn<() => void | Promise<void>>();
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) =>
    ms === 3_000 ? void Promise.resolve(skipped()).then(run) : wait(run, ms),
  );
  return skipped;
}

const entryOf = (key: string, path: string) => ({
  ...{ key, kind: 'transferReport' as const, owner: { kind: 'order' as const, orderId: '7', token: 'order-token' } },
  request: { path, body: {}, upload: null, notice: null },
  ...{ draft: null, slips: [], state: 'queued' as const, isSealed: false, attempts: 0, createdAt: 0, nextAttemptAt: 0 },
  ...{ receivedAt: null, problem: null },
});
