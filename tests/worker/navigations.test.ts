import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { projectRoot } from '../support/run/processes.ts';
import { elsewhere, emptyDeviceForEachTest, noNetwork, readyWorker, textOf } from './readyWorker.ts';
import { drawnHome, files, fromShop, type Network, server, type TinyWorker } from './tinyWorker.ts';

emptyDeviceForEachTest();

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

/** The browser's response to a redirect that is not followed. */
const wayElsewhere = () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });

test.each<[string, () => Response]>([
  ['a page of its own', () => new Response('Please sign in to this Wi-Fi')],
  ['a way to one', wayElsewhere],
])('behind a gate that answers %s the app opens all the same, and leads there itself', async (_, gate) => {
  const worker = await readyWorker(gate);
  expect(await textOf(await worker.navigate('/'))).toContain('the courses');
  expect(await textOf(await worker.navigate('/course/1003'))).toBe(files['/shell.html']);
});

test('the shop itself answers for an unknown page', async () => {
  const worker = await readyWorker(server(() => fromShop('no such course', { status: 404 })));
  expect(await textOf(await worker.navigate('/course/9999'))).toBe('no such course');
});

test('the first page is there without a network, as the server drew it last, and says since when', async () => {
  const worker = await readyWorker(noNetwork);
  const first = await textOf(await worker.navigate('/?source=app'));
  expect(first).toMatch(/<html data-cached-at="\d+" lang="th" data-drawn="th">.*the courses/);
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

describe('the policy of the shell', () => {
  const withPolicy =
    (policy: string, shell: string = files['/shell.html']): Network =>
    (path, request) =>
      path === '/shell.html'
        ? fromShop(shell, { headers: { 'content-security-policy': policy } })
        : server()(path, request);
  const renewed = (worker: TinyWorker) => worker.send('message', { data: { type: 'RENEW_POLICY' }, ports: [] });
  const policyOf = async (worker: TinyWorker) =>
    (await worker.navigate('/cart'))?.headers.get('content-security-policy') ?? null;

  test('is that of the shop when a page started last, and stays without a network', async () => {
    const worker = await readyWorker(withPolicy("script-src 'self' https://cards.example"));
    expect(await policyOf(worker)).toBeNull();
    await renewed(worker);
    expect(await policyOf(worker)).toBe("script-src 'self' https://cards.example");
    worker.setNetwork(noNetwork);
    await renewed(worker);
    expect(await policyOf(worker)).toBe("script-src 'self' https://cards.example");
    worker.setNetwork(withPolicy("script-src 'self'"));
    await renewed(worker);
    expect(await policyOf(worker)).toBe("script-src 'self'");
  });

  test.each<[string, Network]>([
    ['of another build', withPolicy("script-src 'self'", 'a newer shell')],
    ['behind a gate', () => new Response('Sign in', { headers: { 'content-security-policy': "x 'y'" } })],
    ['of a server that stumbles', () => new Response(files['/shell.html'], { status: 502 })],
  ])('is not taken from a shell %s', async (_, network) => {
    const worker = await readyWorker(network);
    await renewed(worker);
    expect(await policyOf(worker)).toBeNull();
    expect(await textOf(await worker.navigate('/cart'))).toBe(files['/shell.html']);
  });
});
