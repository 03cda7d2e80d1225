import { join } from 'node:path';
import { vi } from 'vitest';
import { shopMark } from '../../src/contract/site/shopMark.ts';
import { TinyCaches } from './tinyCaches.ts';

/** Imported by path, because its types are a worker's and these tests have a page's. */
const script = join(import.meta.dirname, '../../sw/index.ts');

export const origin = 'https://shop.example';

/** The network's answer for a path; `null`: offline. */
export type Network = (path: string, request: Request) => Response | Promise<Response> | null;

type Listener = (event: Record<string, unknown>) => void;

/** The file list that the build gives to the worker in these tests. */
export const files = {
  '/shell.html': '<html lang="th">the shell</html>',
  '/assets/frame.js': 'the frame',
  '/manifest.webmanifest': '{"start_url":"/"}',
  '/assets/anuphan-latin.woff2': 'letters',
  '/assets/routes.json': JSON.stringify(['/assets/learn.js', '/assets/cart.js', '/bank-logos/KBANK.svg?new']),
  '/assets/learn.js': 'the classroom',
  '/assets/cart.js': 'the cart',
  '/bank-logos/KBANK.svg': 'the mark of a bank',
} as const;

type FirstFile = { readonly url: string; readonly revision: string | null };

export const manifest: readonly FirstFile[] = [
  { url: 'shell.html', revision: 'abc' },
  { url: 'assets/frame.js', revision: null },
  { url: 'manifest.webmanifest', revision: 'def' },
  { url: 'assets/anuphan-latin.woff2', revision: null },
  { url: 'assets/routes.json', revision: null },
];

/** The server-rendered home page; its script belongs to this build by default. */
export const drawnHome = (words: string, script = '/assets/frame.js'): string =>
  `<html lang="th" data-drawn="th"><head><script type="module" src="/assets/begin.js" data-app="/assets/frame.js ${script}"></script></head>${words}</html>`;

/** A response of the shop's own server. */
export const fromShop = (body: string, { status = 200, headers = {} }: ShopAnswer = {}): Response =>
  new Response(body, { status, headers: { ...headers, [shopMark]: '1' } });

type ShopAnswer = { readonly status?: number; readonly headers?: Readonly<Record<string, string>> };

const nothingElse: Network = (path) =>
  path === '/' ? fromShop(drawnHome('the courses')) : fromShop('no such address', { status: 404 });

/** A server with the built files and the given answers. */
export const server =
  (other: Network = nothingElse): Network =>
  (path, request) => {
    const file = files[path.replace(/\?.*$/, '') as keyof typeof files];
    return file === undefined ? other(path, request) : new Response(file);
  };

/** The files of one of several workers of a device, which share the caches. */
type Build = { readonly manifest?: readonly FirstFile[]; readonly caches?: TinyCaches };

/** A worker that a browser has just started: its listeners with the test's events, over given caches and network. */
export async function startWorker(first: Network, build: Build = {}) {
  vi.resetModules();
  const listeners = new Map<string, Listener[]>();
  const asked: string[] = [];
  const givenUp: string[] = [];
  const caches = build.caches ?? new TinyCaches();
  const calls: string[] = [];
  const call = (name: string) => async () => void calls.push(name);
  let network = first;

  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('__WB_MANIFEST', build.manifest ?? manifest);
  vi.stubGlobal('location', new URL(`${origin}/sw.js`));
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('FetchEvent', class FetchEvent {});
  vi.stubGlobal('skipWaiting', call('skipWaiting'));
  vi.stubGlobal('clients', { claim: call('claim') });
  vi.stubGlobal('registration', { scope: `${origin}/` });
  vi.stubGlobal('addEventListener', (name: string, listener: Listener) =>
    listeners.set(name, [...(listeners.get(name) ?? []), listener]),
  );
  vi.stubGlobal('fetch', async (wanted: RequestInfo, init?: RequestInit) => {
    const request = wanted instanceof Request ? wanted : new Request(new URL(wanted, origin), init);
    const { pathname, search } = new URL(request.url);
    asked.push(pathname);
    const stopped = Promise.withResolvers<never>();
    init?.signal?.addEventListener('abort', () => {
      givenUp.push(pathname);
      stopped.reject(init.signal?.reason);
    });
    const answer = await Promise.race([network(`${pathname}${search}`, request), stopped.promise]);
    if (answer === null) throw new TypeError('fetch failed');
    return answer;
  });

  /** Dispatches an event and waits for all `waitUntil` promises, also late ones. */
  async function send(name: string, event: Record<string, unknown> = {}, answered = (): unknown => null) {
    const awaited: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void awaited.push(work);
    for (const listener of listeners.get(name) ?? []) listener({ ...event, type: name, waitUntil });
    for (let count = -1; count !== awaited.length; ) {
      count = awaited.length;
      await Promise.all([...awaited, answered()]);
    }
  }

  /** The worker's answer to a page's request; `null` if it leaves it to the browser. */
  async function answer(request: Request): Promise<Response | null> {
    let answered: Promise<Response> | null = null;
    const respondWith = (response: Promise<Response>) => {
      answered = response;
    };
    await send('fetch', { request, respondWith }, () => answered);
    return answered;
  }

  await import(/* @vite-ignore */ script);
  return {
    caches,
    /** The worker's calls of browser APIs. */
    calls,
    /** The paths requested from the network. */
    asked,
    /** The requested paths that were aborted. */
    givenUp,
    send,
    setNetwork: (next: Network) => {
      network = next;
    },
    navigate: (path: string, method = 'GET') => answer(requestOf(path, 'document', method)),
    fetchPicture: (path: string) => answer(requestOf(path, 'image')),
    fetchPart: (path: string, method = 'GET') => answer(requestOf(path, '', method)),
    postForm: (path: string, body: FormData) => answer(new Request(new URL(path, origin), { method: 'POST', body })),
    /** Asks the worker whether every route is cached. */
    async precacheState(): Promise<string> {
      const told = Promise.withResolvers<string>();
      const port = { postMessage: ({ type }: { type: string }) => told.resolve(type) };
      await send('message', { data: { type: 'PRECACHE_STATE' }, ports: [port] });
      return told.promise;
    },
    /** Paths of all cached responses, from every cache. */
    async kept(): Promise<string[]> {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    },
  };
}

export type TinyWorker = Awaited<ReturnType<typeof startWorker>>;

/** Node cannot create navigations or picture requests, so the browser's marks are added. */
function requestOf(path: string, destination: RequestDestination, method = 'GET'): Request {
  const request = new Request(new URL(path, origin), { method });
  Object.defineProperty(request, 'destination', { value: destination });
  Object.defineProperty(request, 'mode', { value: destination === 'document' ? 'navigate' : 'cors' });
  return request;
}
