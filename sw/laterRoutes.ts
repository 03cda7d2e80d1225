import { registerRoute } from 'workbox-routing';
import { laterStage } from './precacheManifest.ts';

declare const self: ServiceWorkerGlobalScope;

const CACHE = 'lanrian-routes';
const AT_ONCE = 4;

const wanted = new Set(laterStage);
let running: Promise<number> | null = null;

/**
 * Fetches the chunks of all other routes in the background once this worker is active, so that they open without a
 * network soon after the first visit, and answers for them from then on.
 *
 * A page asks with `PRECACHE_STATE` and a port; the answer is `PRECACHE_DONE` once nothing is missing, else
 * `PRECACHE_MISSING` with how many are.
 */
export function keepLaterRoutes(): void {
  // Not awaited by the activation: the page's requests would wait behind it. The page's question keeps the worker alive.
  self.addEventListener('activate', () => void fetchMissing());
  self.addEventListener('message', (event) => {
    if (event.data?.type !== 'PRECACHE_STATE') return;
    const [port] = event.ports;
    const answer = fetchMissing().then((missing) =>
      port?.postMessage(missing === 0 ? { type: 'PRECACHE_DONE' } : { type: 'PRECACHE_MISSING', missing }),
    );
    event.waitUntil(answer);
  });
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && wanted.has(url.pathname),
    async ({ request }) => (await (await caches.open(CACHE)).match(request.url)) ?? fetch(request),
  );
}

/** Fetches what is not here yet and forgets what this build no longer has; answers how many are still missing. */
function fetchMissing(): Promise<number> {
  running ??= work().finally(() => {
    running = null;
  });
  return running;
}

async function work(): Promise<number> {
  const cache = await caches.open(CACHE);
  const here = new Set<string>();
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (wanted.has(pathname)) here.add(pathname);
    else await cache.delete(url);
  }

  const missing = laterStage.filter((path) => !here.has(path));
  let failed = 0;
  const line = missing.values();
  const worker = async () => {
    for (const path of line) {
      await keep(cache, path).catch(() => {
        failed += 1;
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return failed;
}

async function keep(cache: Cache, path: string): Promise<void> {
  const answer = await fetch(path, { credentials: 'same-origin', priority: 'low' });
  if (answer.status !== 200 || answer.redirected) throw new Error(`${path}: ${answer.status}`);
  await cache.put(path, answer);
}
