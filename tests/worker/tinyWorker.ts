import { join } from 'node:path';
import { vi } from 'vitest';
import { shopMark } from '../../src/contract/site/shopMark.ts';
import { TinyCaches } from './tinyCaches.ts';

/** By its path, for its types are those of a worker, and these tests' those of a page. */
const script = join(import.meta.dirname, '../../sw/index.ts');

export const origin = 'https://shop.example';

/** What the network answers to a path; `null`: there is none. */
export type Network = (path: string, request: Request) => Response | Promise<Response> | null;

type Listener = (event: Record<string, unknown>) => void;

/** The files that the build hands to the worker in these tests. */
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

/** The first page as the server draws it; the script is one of the build, unless another is named. */
export const drawnHome = (words: string, script = '/assets/frame.js'): string =>
  `<html lang="th" data-drawn="th"><head><script type="module" src="/assets/begin.js" data-app="/assets/frame.js ${script}"></script></head>${words}</html>`;

/** An answer of the shop's own server. */
export const fromShop = (body: string, { status = 200, headers = {} }: ShopAnswer = {}): Response =>
  new Response(body, { status, headers: { ...headers, [shopMark]: '1' } });

type ShopAnswer = { readonly status?: number; readonly headers?: Readonly<Record<string, string>> };

const nothingElse: Network = (path) =>
  path === '/' ? fromShop(drawnHome('the courses')) : fromShop('no such address', { status: 404 });

/** The built files, and what else is asked for as it is given. */
export const server =
  (other: Network = nothingElse): Network =>
  (path, request) => {
    const file = files[path.replace(/\?.*$/, '') as keyof typeof files];
    return file === undefined ? other(path, request) : new Response(file);
  };

/** Of a worker among several of one device: its own files, over the caches of all. */
type Build = { readonly manifest?: readonly FirstFile[]; readonly caches?: TinyCaches };

/**
 * A worker that a browser has just started: its listeners with the events that a test sends, over caches and a network of
 * its own.
 */
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

  /** Sends an event and waits for all that its listeners asked to be waited for, also while they answered. */
  async function send(name: string, event: Record<string, unknown> = {}, answered = (): unknown => null) {
    const awaited: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void awaited.push(work);
    for (const listener of listeners.get(name) ?? []) listener({ ...event, type: name, waitUntil });
    for (let count = -1; count !== awaited.length; ) {
      count = awaited.length;
      await Promise.all([...awaited, answered()]);
    }
  }

  /** What the worker answers to a request of a page; `null`: it leaves it to the browser. */
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
    /** What it asked of the browser. */
    calls,
    /** The paths that it asked the network for. */
    asked,
    /** Those of them that it does not wait for any longer. */
    givenUp,
    send,
    setNetwork: (next: Network) => {
      network = next;
    },
    navigate: (path: string, method = 'GET') => answer(requestOf(path, 'document', method)),
    fetchPicture: (path: string) => answer(requestOf(path, 'image')),
    fetchPart: (path: string, method = 'GET') => answer(requestOf(path, '', method)),
    postForm: (path: string, body: FormData) => answer(new Request(new URL(path, origin), { method: 'POST', body })),
    /** Asks whether every route is kept. */
    async precacheState(): Promise<string> {
      const told = Promise.withResolvers<string>();
      const port = { postMessage: ({ type }: { type: string }) => told.resolve(type) };
      await send('message', { data: { type: 'PRECACHE_STATE' }, ports: [port] });
      return told.promise;
    },
    /** All that is kept, as paths, from every cache. */
    async kept(): Promise<string[]> {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    },
  };
}

export type TinyWorker = Awaited<ReturnType<typeof startWorker>>;

/** Node makes no navigation and no request for a picture: the mark that browsers set is put on. */
function requestOf(path: string, destination: RequestDestination, method = 'GET'): Request {
  const request = new Request(new URL(path, origin), { method });
  Object.defineProperty(request, 'destination', { value: destination });
  Object.defineProperty(request, 'mode', { value: destination === 'document' ? 'navigate' : 'cors' });
  return request;
}
