import { isFull } from '../src/platform/store/makeRoom.ts';
import { fetchDrawnHome } from './drawnHome.ts';
import { cachedFirst, firstStageIsCached, laterStageList } from './firstStage.ts';
import { answerFor } from './routes.ts';
import { isWholeFile } from './wholeFile.ts';

declare const self: ServiceWorkerGlobalScope;

const CACHE = 'lanrian-routes';
/** Cache for opened pages outside all stages, such as the desk. */
const OPENED = 'lanrian-opened-routes';
const AT_ONCE = 4;

/** The person's data-saving preference in Chromium. Other browsers have no such property. */
type Connection = { readonly saveData?: boolean };

let running: Promise<boolean> | null = null;

/**
 * Fetches the files of all other routes in the background, for offline use. A page asks with `PRECACHE_STATE` and a
 * port: `PRECACHE_DONE` or `PRECACHE_MISSING`. With data saving only `isWanted` fetches.
 */
export function cacheLaterRoutes(): void {
  self.addEventListener('install', (event) => {
    if (self.registration.active && !sparesBytes()) event.waitUntil(bringAlong());
  });
  // Not awaited by the activation: the page's requests would queue behind it. The page's message keeps the worker
  // alive.
  self.addEventListener('activate', () => {
    void caches.delete(OPENED).catch(() => false);
    void forgetFormer().catch(() => {});
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
      const here = await cachedAt(request.url);
      if (here !== undefined) return here;
      const answer = await fetch(request);
      event.waitUntil(cacheOpened(request.url, answer.clone()).catch(() => {}));
      return answer;
    },
  );
}

/** The cached answer; `undefined` if there is none or storage fails, so that the network is used. */
async function cachedAt(address: string): Promise<Response | undefined> {
  for (const cacheName of [CACHE, OPENED]) {
    const here = await caches.match(address, { cacheName, ignoreSearch: true }).catch(() => undefined);
    if (here !== undefined) return here;
  }
  return undefined;
}

/** Caches pages opened before their stage, or outside all stages, until the next build. */
async function cacheOpened(address: string, answer: Response): Promise<void> {
  const { pathname } = new URL(address);
  const later = await laterStage();
  if (!isWholeFile(answer, pathname) || later.some((path) => path.startsWith(`${pathname}?`))) return;
  await (await caches.open(later.includes(pathname) ? CACHE : OPENED)).put(pathname, answer);
}

function sparesBytes(): boolean {
  const { saveData } = (self.navigator as { connection?: Connection }).connection ?? {};
  return saveData === true;
}

/** Fetches missing files if it `mayFetch`, and returns whether all are cached. */
function fetchMissing(mayFetch: boolean): Promise<boolean> {
  if (!mayFetch) return isAllHere().catch(() => false);
  running ??= fetchAll()
    .catch(() => false)
    .finally(() => {
      running = null;
    });
  return running;
}

const isAllHere = async (): Promise<boolean> => (await missing()).length === 0;

async function fetchAll(): Promise<boolean> {
  let isWhole = true;
  await eachAtOnce(await missing(), (path) =>
    keep(path).catch(() => {
      isWhole = false;
    }),
  );
  // Without it the home page is the shell, like all other pages.
  await fetchDrawnHome(Date.now()).catch(() => {});
  return isWhole;
}

/**
 * Fetches the same files while the former build is active. Offline it fails, and the browser's next installation
 * continues it. A file that the server lacks, or a full device, does not block the new build.
 */
async function bringAlong(): Promise<void> {
  await firstStageIsCached();
  await eachAtOnce(await missing(), cacheIfThere).catch((fault) => {
    if (!isFull(fault)) throw fault;
  });
  await fetchDrawnHome(Date.now()).catch(() => {});
}

const cacheIfThere = (path: string): Promise<void> =>
  keep(path).catch((fault) => {
    if (!(fault instanceof NotThere)) throw fault;
  });

/** At a take-over only: an installing build has put its files beside those of the active one. */
async function forgetFormer(): Promise<void> {
  const [cache, wanted] = await Promise.all([caches.open(CACHE), laterStage()]);
  const here = await cache.keys();
  // Names are listed after the check: the files of a build that starts now are not among them.
  const { installing, waiting } = self.registration;
  if (installing || waiting) return;
  for (const { url } of here) if (!wanted.includes(pathOf(url))) await cache.delete(url);
}

async function missing(): Promise<readonly string[]> {
  const [cache, wanted] = await Promise.all([caches.open(CACHE), laterStage()]);
  const here = new Set((await cache.keys()).map(({ url }) => pathOf(url)));
  return wanted.filter((path) => !here.has(path));
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

async function eachAtOnce(paths: readonly string[], act: (path: string) => Promise<void>): Promise<void> {
  const line = paths.values();
  const worker = async () => {
    for (const path of line) await act(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Addresses of the files. Each changes with its content, by its name or a digest in its query. */
async function laterStage(): Promise<readonly string[]> {
  const list = (await cachedFirst(laterStageList)) ?? (await fetch(laterStageList));
  return list.json();
}

async function keep(path: string): Promise<void> {
  const answer = await fetch(path, { credentials: 'same-origin', priority: 'low' });
  if (answer.status === 404) throw new NotThere(path);
  if (!isWholeFile(answer, path)) throw new Error(`${path}: ${answer.status}`);
  await (await caches.open(CACHE)).put(path, answer);
}

/** The server has no such file. */
class NotThere extends Error {}
