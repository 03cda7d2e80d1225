import { fetchDrawnHome } from './drawnHome.ts';
import { keptFirst, laterStageList } from './firstStage.ts';
import { answerFor } from './routes.ts';
import { isWholeFile } from './wholeFile.ts';

declare const self: ServiceWorkerGlobalScope;

const CACHE = 'lanrian-routes';
/** What no stage fetches, administrators' pages, once somebody has opened it. */
const OPENED = 'lanrian-opened-routes';
const AT_ONCE = 4;

/** What Chromium tells of the person's wish; other browsers say nothing and spare nothing. */
type Connection = { readonly saveData?: boolean };

let running: Promise<boolean> | null = null;

/**
 * Fetches the files of all other routes in the background once this worker is active, so that they open without a
 * network soon after the first visit, and answers for them from then on.
 *
 * A page asks with `PRECACHE_STATE`, and a port if it wants an answer: `PRECACHE_DONE` once nothing is missing, else
 * `PRECACHE_MISSING`. Where the person spares bytes only `isWanted` fetches anything.
 */
export function keepLaterRoutes(): void {
  // Not awaited by the activation: the page's requests would wait behind it. The page's question keeps the worker alive.
  self.addEventListener('activate', () => {
    void caches.delete(OPENED).catch(() => false);
    void fetchMissing(!sparesBytes());
  });
  self.addEventListener('message', (event) => {
    if (event.data?.type !== 'PRECACHE_STATE') return;
    const [port] = event.ports;
    const answer = fetchMissing(event.data.isWanted === true || !sparesBytes()).then((isWhole) =>
      port?.postMessage({ type: isWhole ? 'PRECACHE_DONE' : 'PRECACHE_MISSING' }),
    );
    event.waitUntil(answer);
  });
  answerFor(
    ({ url }) => /^\/(assets|bank-logos)\//.test(url.pathname),
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

/** Keeps what was opened before its stage came, or belongs to none: then until the next build. */
async function keepOpened(address: string, answer: Response): Promise<void> {
  const { pathname } = new URL(address);
  const later = await laterStage();
  if (!isWholeFile(answer, pathname) || later.some((path) => path.startsWith(`${pathname}?`))) return;
  await (await caches.open(later.includes(pathname) ? CACHE : OPENED)).put(pathname, answer);
}

function sparesBytes(): boolean {
  const { saveData } = (self.navigator as { connection?: Connection }).connection ?? {};
  return saveData === true;
}

/**
 * Forgets what this build no longer has, and fetches what is not here yet if it `mayFetch`; answers whether all of it is
 * here now.
 */
function fetchMissing(mayFetch: boolean): Promise<boolean> {
  if (!mayFetch) return work(false).catch(() => false);
  running ??= work(true)
    .catch(() => false)
    .finally(() => {
      running = null;
    });
  return running;
}

async function work(mayFetch: boolean): Promise<boolean> {
  const [cache, wanted] = await Promise.all([caches.open(CACHE), laterStage()]);
  const here = new Set<string>();
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    if (wanted.includes(pathname + search)) here.add(pathname + search);
    else await cache.delete(url);
  }

  const missing = wanted.filter((path) => !here.has(path));
  if (!mayFetch) return missing.length === 0;
  const line = missing.values();
  let isAllHere = true;
  const worker = async () => {
    for (const path of line) {
      await keep(cache, path).catch(() => {
        isAllHere = false;
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  // Without it the first page is the shell, as all others are.
  await fetchDrawnHome(Date.now()).catch(() => {});
  return isAllHere;
}

/** Addresses of the files. Each changes with its content: by its name, or by a digest behind a question mark. */
async function laterStage(): Promise<readonly string[]> {
  const list = (await keptFirst(laterStageList)) ?? (await fetch(laterStageList));
  return list.json();
}

async function keep(cache: Cache, path: string): Promise<void> {
  const answer = await fetch(path, { credentials: 'same-origin', priority: 'low' });
  if (!isWholeFile(answer, path)) throw new Error(`${path}: ${answer.status}`);
  await cache.put(path, answer);
}
