import { matchPrecache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { laterStageList } from './precacheManifest.ts';

declare const self: ServiceWorkerGlobalScope;

const CACHE = 'lanrian-routes';
/** What no stage fetches, administrators' pages, once somebody has opened it. */
const OPENED = 'lanrian-opened-routes';
const AT_ONCE = 4;

let running: Promise<boolean> | null = null;

/**
 * Fetches the files of all other routes in the background once this worker is active, so that they open without a
 * network soon after the first visit, and answers for them from then on.
 *
 * A page asks with `PRECACHE_STATE` and a port; the answer is `PRECACHE_DONE` once nothing is missing, else
 * `PRECACHE_MISSING`.
 */
export function keepLaterRoutes(): void {
  // Not awaited by the activation: the page's requests would wait behind it. The page's question keeps the worker alive.
  self.addEventListener('activate', () => {
    void caches.delete(OPENED).catch(() => false);
    void fetchMissing();
  });
  self.addEventListener('message', (event) => {
    if (event.data?.type !== 'PRECACHE_STATE') return;
    const [port] = event.ports;
    const answer = fetchMissing().then((isWhole) =>
      port?.postMessage({ type: isWhole ? 'PRECACHE_DONE' : 'PRECACHE_MISSING' }),
    );
    event.waitUntil(answer);
  });
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/(assets|bank-logos)\//.test(url.pathname),
    async ({ request, event }) => {
      const here = await kept(request.url);
      if (here !== undefined) return here;
      const answer = await fetch(request);
      event.waitUntil(keepOpened(request.url, answer.clone()).catch(() => {}));
      return answer;
    },
  );
}

/** A device whose storage fails still has its network. */
async function kept(address: string): Promise<Response | undefined> {
  for (const cacheName of [CACHE, OPENED]) {
    const here = await caches.match(address, { cacheName, ignoreSearch: true }).catch(() => undefined);
    if (here !== undefined) return here;
  }
  return undefined;
}

/** Keeps a page's part that belongs to no stage, so that it opens without a network, too, until the next build. */
async function keepOpened(address: string, answer: Response): Promise<void> {
  const { pathname } = new URL(address);
  if (!isWhole(answer) || (await laterStage()).some((path) => path.startsWith(pathname))) return;
  await (await caches.open(OPENED)).put(address, answer);
}

/** Fetches what is not here yet and forgets what this build no longer has; answers whether all of it is here now. */
function fetchMissing(): Promise<boolean> {
  running ??= work()
    .catch(() => false)
    .finally(() => {
      running = null;
    });
  return running;
}

async function work(): Promise<boolean> {
  const [cache, wanted] = await Promise.all([caches.open(CACHE), laterStage()]);
  const here = new Set<string>();
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    if (wanted.includes(pathname + search)) here.add(pathname + search);
    else await cache.delete(url);
  }

  const line = wanted.filter((path) => !here.has(path)).values();
  let isAllHere = true;
  const worker = async () => {
    for (const path of line) {
      await keep(cache, path).catch(() => {
        isAllHere = false;
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return isAllHere;
}

/** Addresses of the files. Each changes with its content: by its name, or by a digest behind a question mark. */
async function laterStage(): Promise<readonly string[]> {
  const list = (await matchPrecache(laterStageList)) ?? (await fetch(laterStageList));
  return list.json();
}

async function keep(cache: Cache, path: string): Promise<void> {
  const answer = await fetch(path, { credentials: 'same-origin', priority: 'low' });
  if (!isWhole(answer)) throw new Error(`${path}: ${answer.status}`);
  await cache.put(path, answer);
}

const isWhole = (answer: Response): boolean => answer.status === 200 && !answer.redirected;
