import { isFull } from '../src/platform/store/makeRoom.ts';
import { isWholeFile } from './wholeFile.ts';

/**
 * A file of the first screen, as the build tells it. `revision`: a digest, where the name stays when the content changes.
 * `integrity`: the browser refuses any other content.
 */
type FirstFile = { readonly url: string; readonly revision: string | null; readonly integrity?: string };

/** The build puts the list in the place of this name. */
declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly FirstFile[] };

const files = self.__WB_MANIFEST;
const keyOf = ({ url, revision }: FirstFile): string => `/${url}${revision === null ? '' : `?${revision}`}`;
const keys = new Map(files.map((file) => [`/${file.url}`, keyOf(file)]));

/** Each build has its own, so that one which takes over touches nothing of one that is just being installed. */
const CACHE = `lanrian-first-stage-${digestOf([...keys.values()].join())}`;
/** Where other builds keep the same files, and earlier versions of the app did. */
const OF_ANY_BUILD = /^lanrian-first-stage/;
const OF_EARLIER_VERSIONS = /^workbox-precache/;

/** Letters of the screens; those of long texts are for later pages. */
export const keptFaces = [...keys.keys()].filter((path) => /anuphan.*woff2$/.test(path));

/** The one of them that lists the files of all other routes. */
export const laterStageList = [...keys.keys()].find((path) => path.endsWith('.json')) ?? '';

/** What the first paint waits for: styles and letters. */
const painting = [...keys.keys()].filter((path) => /\.(css|woff2)$/.test(path));

/** Where a browser knows it (Service Workers, `InstallEvent.addRoutes`). */
type Routing = {
  readonly addRoutes?: (rules: readonly { condition: object; source: { cacheName: string } }[]) => Promise<void>;
};

let installed: Promise<void> = Promise.resolve();

/** Once this worker, if it is being installed, has them all; refused when it cannot. */
export const firstStageIsKept = (): Promise<void> => installed;

/** Keeps the files of the first screen before this worker takes over, and forgets those of former builds once it has. */
export function keepFirstStage(): void {
  self.addEventListener('install', (event) => {
    installed = install();
    event.waitUntil(installed);
    event.waitUntil(takeByThemselves(event));
  });
  self.addEventListener('activate', (event) => event.waitUntil(takeOver().catch(() => {})));
}

export const isInFirstStage = (pathname: string): boolean => keys.has(pathname);

/** The kept file of this build; `undefined` when the browser threw it away, or cannot reach its storage. */
export async function keptFirst(pathname: string): Promise<Response | undefined> {
  const key = keys.get(pathname);
  return key === undefined ? undefined : caches.match(key, { cacheName: CACHE }).catch(() => undefined);
}

/** What goes with this build and is none of its files. */
export async function keepBeside(key: string, answer: Response): Promise<void> {
  await (await caches.open(CACHE)).put(key, answer);
}

export const keptBeside = (key: string): Promise<Response | undefined> =>
  caches.match(key, { cacheName: CACHE }).catch(() => undefined);

/** Makes the next one who asks for it go to the network. */
export async function forgetFirst(pathname: string): Promise<void> {
  await (await caches.open(CACHE)).delete(keys.get(pathname) ?? pathname);
}

/**
 * Browsers that can take them out of our storage without asking this worker for each, which is the sooner while it starts;
 * one that is not there comes from the network, as ever.
 */
async function takeByThemselves(event: Event & Routing): Promise<void> {
  const rules = painting.map((pathname) => ({
    condition: { urlPattern: { pathname, search: '' } },
    source: { cacheName: CACHE },
  }));
  await event.addRoutes?.(rules).catch(() => {});
}

async function install(): Promise<void> {
  // One in charge that keeps nothing stands in for a worker that was switched off (server/http/pages/workerOff.ts), and has
  // nothing to lose.
  if (self.registration.active && (await namesLike(OF_ANY_BUILD)).length === 0) void self.skipWaiting();
  const wasBegun = await caches.has(CACHE);
  try {
    await fetchAll(await takeFromOthers());
  } catch (fault) {
    // On a full device half a build is in the way of the next one; what only broke off is gone on with.
    if (isFull(fault) && !wasBegun) await caches.delete(CACHE);
    throw fault;
  }
}

/** What has not changed since another build is not fetched again. Answers what is not here yet. */
async function takeFromOthers(): Promise<readonly FirstFile[]> {
  const cache = await caches.open(CACHE);
  const others = await otherBuilds();
  const missing: FirstFile[] = [];
  for (const file of files) {
    const key = keyOf(file);
    if ((await cache.match(key)) !== undefined) continue;
    const kept = await keptIn(others, key);
    if (kept === undefined) missing.push(file);
    else await cache.put(key, kept);
  }
  return missing;
}

async function keptIn(names: readonly string[], key: string): Promise<Response | undefined> {
  for (const cacheName of names) {
    const kept = await caches.match(key, { cacheName });
    if (kept !== undefined) return kept;
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

/** A file that was lost since the installation is fetched again; not awaited, for the page's requests would wait behind it. */
async function takeOver(): Promise<void> {
  const missing = await takeFromOthers();
  void fetchAll(missing).catch(() => {});
  const former = [...(await otherBuilds()), ...(await namesLike(OF_EARLIER_VERSIONS))];
  // Asked after their names: a build that begins now has none among them. The one under way stays, and with it the rest.
  const { installing, waiting } = self.registration;
  if (installing || waiting) return;
  for (const name of former) await caches.delete(name);
}

const otherBuilds = async (): Promise<readonly string[]> =>
  (await namesLike(OF_ANY_BUILD)).filter((name) => name !== CACHE);

const namesLike = async (pattern: RegExp): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => pattern.test(name));

/** Short, and another one for other keys. */
function digestOf(text: string): string {
  let sum = 0;
  for (const letter of text) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0;
  return (sum >>> 0).toString(36);
}
