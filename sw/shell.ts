import { addPlugins, cleanupOutdatedCaches, getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isOnlineOnly } from './onlineOnly.ts';
import { firstStage } from './precacheManifest.ts';

/** The neutral document: no server answer uses it, and nothing of a person is in it. */
const SHELL = '/shell.html';
/** A public page may come from the network, with its data in it, when that is quick. */
const NETWORK_LIMIT_MS = 2_000;

const PUBLIC_PAGE = /^\/($|courses?(\/|$)|products?(\/|$)|promotion\/)/;
const FILE = /\/[^/]+\.[^/]+$/;

/** Keeps the first screen's files and answers every navigation: no route of the app is ever a blank page. */
export function keepShell(): void {
  addPlugins([onlyWhole]);
  precache(firstStage);
  cleanupOutdatedCaches();
  registerRoute(
    ({ url }) => getCacheKeyForURL(url.href) !== undefined,
    ({ request, url }) => kept(url.href, request),
  );
  registerRoute(
    ({ request, url }) => isAppNavigation(request, url),
    ({ request, url }) => answerNavigation(request, url),
  );
}

/**
 * A file cut short by a proxy or a captive portal's page must not be kept as part of the app. Seen as it is fetched: later
 * the library has made a copy, which says no more that it was sent from elsewhere.
 */
const onlyWhole = {
  fetchDidSucceed: async ({ request, response }: { request: Request; response: Response }) => {
    if (response.status !== 200 || response.redirected) throw new Error(`${request.url}: ${response.status}`);
    return response;
  },
};

const isAppNavigation = (request: Request, { origin, pathname }: URL): boolean =>
  request.mode === 'navigate' && origin === location.origin && !isOnlineOnly(pathname) && !FILE.test(pathname);

async function answerNavigation(request: Request, url: URL): Promise<Response> {
  if (!PUBLIC_PAGE.test(url.pathname)) return kept(SHELL, request);
  const answer = await Promise.race([fromNetwork(request), afterLimit()]);
  return answer ?? kept(SHELL, request);
}

/** Nothing when the network or the server fails: the shell can say so better than the browser. */
async function fromNetwork(request: Request): Promise<Response | null> {
  try {
    const answer = await fetch(request);
    return answer.status >= 500 ? null : answer;
  } catch {
    return null;
  }
}

const afterLimit = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), NETWORK_LIMIT_MS));

/** The kept file; the network only if the browser has thrown the kept one away, or cannot reach its storage. */
async function kept(address: string, request: Request): Promise<Response> {
  return (await matchPrecache(address).catch(() => undefined)) ?? fetch(request);
}
