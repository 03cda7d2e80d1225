import { isFull } from '../src/platform/store/makeRoom.ts';
import { isWholeFile } from './wholeFile.ts';

/**
 * A file of the first screen, listed by the build. `revision`: a digest, if the name does not change with the content.
 * `integrity`: lets the browser refuse any other content.
 */
type FirstFile = { readonly url: string; readonly revision: string | null; readonly integrity?: string };

/** The build replaces this name by the list. */
declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly FirstFile[] };

const files = self.__WB_MANIFEST;
const keyOf = ({ url, revision }: FirstFile): string => `/${url}${revision === null ? '' : `?${revision}`}`;
const keys = new Map(files.map((file) => [`/${file.url}`, keyOf(file)]));

/** One cache per build, so that a taking-over build does not touch the cache of one that is being installed. */
const CACHE = `lanrian-first-stage-${digestOf([...keys.values()].join())}`;
/** Caches of other builds with the same files. */
const OF_ANY_BUILD = /^lanrian-first-stage/;

/** Fonts of the interface. Fonts of long texts load with later pages. */
export const cachedFaces = [...keys.keys()].filter((path) => /anuphan.*woff2$/.test(path));

/** The file that lists the files of all other routes. */
export const laterStageList = [...keys.keys()].find((path) => path.endsWith('.json')) ?? '';

/** Files that block the first paint: styles and fonts. */
const painting = [...keys.keys()].filter((path) => /\.(css|woff2)$/.test(path));

/** Service Workers, `InstallEvent.addRoutes`, in browsers that support it. */
type Routing = {
  readonly addRoutes?: (rules: readonly { condition: object; source: { cacheName: string } }[]) => Promise<void>;
};

let installed: Promise<void> = Promise.resolve();

/** Resolves once this worker, if it is being installed, has cached all of them; rejects if it cannot. */
export const firstStageIsCached = (): Promise<void> => installed;

/**
 * Caches the files of the first screen before this worker takes over, and deletes those of former builds afterwards.
 */
export function cacheFirstStage(): void {
  self.addEventListener('install', (event) => {
    installed = install();
    event.waitUntil(installed);
    event.waitUntil(takeByThemselves(event));
  });
  self.addEventListener('activate', (event) => event.waitUntil(takeOver().catch(() => {})));
}

export const isInFirstStage = (pathname: string): boolean => keys.has(pathname);

/** The cached file of this build; `undefined` if it was evicted or storage fails. */
export async function cachedFirst(pathname: string): Promise<Response | undefined> {
  const key = keys.get(pathname);
  return key === undefined ? undefined : caches.match(key, { cacheName: CACHE }).catch(() => undefined);
}

/** Caches a response that belongs to this build but is none of its files. */
export async function cacheBeside(key: string, answer: Response): Promise<void> {
  await (await caches.open(CACHE)).put(key, answer);
}

export const cachedBeside = (key: string): Promise<Response | undefined> =>
  caches.match(key, { cacheName: CACHE }).catch(() => undefined);

/** Replaces a cached file by an answer with the same content and other headers. */
export async function replaceFirst(pathname: string, answer: Response): Promise<void> {
  await (await caches.open(CACHE)).put(keys.get(pathname) ?? pathname, answer);
}

/** Deletes a cached file, so that the next request goes to the network. */
export async function forgetFirst(pathname: string): Promise<void> {
  await (await caches.open(CACHE)).delete(keys.get(pathname) ?? pathname);
}

/**
 * Lets supporting browsers serve these files from the cache without starting this worker. A missing file comes from the
 * network.
 */
async function takeByThemselves(event: Event & Routing): Promise<void> {
  const rules = painting.map((pathname) => ({
    condition: { urlPattern: { pathname, search: '' } },
    source: { cacheName: CACHE },
  }));
  await event.addRoutes?.(rules).catch(() => {});
}

async function install(): Promise<void> {
  // An active worker without files replaces one that was switched off (server/http/pages/workerOff.ts), and has nothing
  // to lose.
  if (self.registration.active && (await builds()).length === 0) void self.skipWaiting();
  const wasBegun = await caches.has(CACHE);
  try {
    await fetchAll(await takeFromOthers());
  } catch (fault) {
    // On a full device half a build blocks the next one; an interrupted one is continued.
    if (isFull(fault) && !wasBegun) await caches.delete(CACHE);
    throw fault;
  }
}

/** Copies unchanged files from other builds, and returns the missing ones. */
async function takeFromOthers(): Promise<readonly FirstFile[]> {
  const cache = await caches.open(CACHE);
  const others = await otherBuilds();
  const missing: FirstFile[] = [];
  for (const file of files) {
    const key = keyOf(file);
    if ((await cache.match(key)) !== undefined) continue;
    const cached = await cachedIn(others, key);
    if (cached === undefined) missing.push(file);
    else await cache.put(key, cached);
  }
  return missing;
}

async function cachedIn(names: readonly string[], key: string): Promise<Response | undefined> {
  for (const cacheName of names) {
    const cached = await caches.match(key, { cacheName });
    if (cached !== undefined) return cached;
  }
  return undefined;
}

async function fetchAll(missing: readonly FirstFile[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const file of missing) await cache.put(keyOf(file), await fetchWhole(file));
}

async function fetchWhole({ url, revision, integrity }: FirstFile): Promise<Response> {
  const answer = await fetch(`/${url}`, {
    credentials: 'same-origin',
    cache: revision === null ? 'default' : 'reload',
    ...(integrity === undefined ? {} : { integrity }),
  });
  if (!isWholeFile(answer, url)) throw new Error(`/${url}: ${answer.status}`);
  return answer;
}

/**
 * Refetches files that were evicted since the installation. Not awaited, because the page's requests would queue behind
 * it.
 */
async function takeOver(): Promise<void> {
  const missing = await takeFromOthers();
  void fetchAll(missing).catch(() => {});
  const former = await otherBuilds();
  // Names are listed first: the files of a build that starts now are not among them. A running installation stays.
  const { installing, waiting } = self.registration;
  if (installing || waiting) return;
  for (const name of former) await caches.delete(name);
}

const builds = async (): Promise<readonly string[]> => (await caches.keys()).filter((name) => OF_ANY_BUILD.test(name));

const otherBuilds = async (): Promise<readonly string[]> => (await builds()).filter((name) => name !== CACHE);

/** A short digest that differs for other keys. */
function digestOf(text: string): string {
  let sum = 0;
  for (const letter of text) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0;
  return (sum >>> 0).toString(36);
}
