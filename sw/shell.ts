import { shopMark } from '../src/contract/site/shopMark.ts';
import { patience } from '../src/platform/patience.ts';
import { cacheDrawnHome, drawnHome } from './drawnHome.ts';
import { cachedFirst, forgetFirst, isInFirstStage, replaceFirst } from './firstStage.ts';
import { isOnlineOnly } from './onlineOnly.ts';
import { type Asked, answerFor } from './routes.ts';
import { isWholeFile } from './wholeFile.ts';

declare const self: ServiceWorkerGlobalScope;

/** The neutral document, without any personal data. No server answer uses it. */
const SHELL = '/shell.html';
/** A public page comes from the network, with its data, if that is quick. */
const NETWORK_LIMIT_MS = patience(2_000);

const PUBLIC_PAGE = /^\/($|courses?(\/|$)|products?(\/|$)|promotion\/|page\/)/;
/**
 * Files of the build beside the pages. A dot in the last segment of a page's address belongs to a word:
 * `/course/1003-sql-2.0`.
 */
const FILE = /^\/(bank-logos|icons|screenshots|\.well-known)\/|^\/[^/]+\.[^/]+$/;

/** Answers the first screen's files and every navigation, so that no route is a blank page. */
export function showShell(): void {
  answerFor(
    // With a query it is another file: the manifest with a handover comes from the server.
    ({ url }) => url.search === '' && isInFirstStage(url.pathname),
    async ({ request, url }) => {
      const part = await cachedOrFetched(url.pathname, request);
      // A browser may have evicted a file that the server has deleted after a month. This build cannot start any
      // longer; the next navigation asks the server for the current one.
      if (part.status === 404) await forgetFirst(SHELL).catch(() => {});
      return part;
    },
  );
  answerFor(({ request, url }) => isAppNavigation(request, url), answerNavigation);
  // Each page asks so when it starts.
  self.addEventListener('message', (event) => {
    if (event.data?.type === 'RENEW_POLICY') event.waitUntil(renewPolicy().catch(() => {}));
  });
}

const isAppNavigation = (request: Request, { pathname }: URL): boolean =>
  request.mode === 'navigate' && !isOnlineOnly(pathname) && !FILE.test(pathname);

async function answerNavigation({ request, url, event }: Asked): Promise<Response> {
  if (!PUBLIC_PAGE.test(url.pathname)) return cachedOrFetched(SHELL, request);
  // Read in parallel, so that an offline start does not wait for one after the other.
  const home = url.pathname === '/' ? drawnHome() : null;
  const answer = await fromNetwork(request);
  if (answer === null) return (await home) ?? cachedOrFetched(SHELL, request);
  if (home) event.waitUntil(cacheDrawnHome(answer, Date.now()).catch(() => {}));
  return answer;
}

/**
 * The network's page; `null` if network or server fails, is slow, or a captive portal answers. An abandoned request is
 * aborted, because the browser queues later ones for the page behind it.
 */
async function fromNetwork(request: Request): Promise<Response | null> {
  const patience = new AbortController();
  const giveUp = () => patience.abort();
  const limit = setTimeout(giveUp, NETWORK_LIMIT_MS);
  request.signal.addEventListener('abort', giveUp);
  try {
    const answer = await fetch(request, { signal: patience.signal });
    return answer.status < 500 && answer.headers.has(shopMark) ? answer : null;
  } catch {
    return null;
  } finally {
    clearTimeout(limit);
  }
}

const policyOf = ({ headers }: Response): string | null => headers.get('content-security-policy');

/**
 * Gives the cached shell the policy of today: the shop may have switched a way to pay on, whose provider the policy must
 * allow. A shell of another build stays away.
 */
async function renewPolicy(): Promise<void> {
  const cached = await cachedFirst(SHELL);
  if (cached === undefined) return;
  const current = await fetch(SHELL, { cache: 'reload' });
  if (!isWholeFile(current, SHELL) || policyOf(current) === policyOf(cached)) return;
  if ((await current.clone().text()) === (await cached.text())) await replaceFirst(SHELL, current);
}

/** The cached file; the network only if it was evicted or storage fails. */
async function cachedOrFetched(pathname: string, request: Request): Promise<Response> {
  return (await cachedFirst(pathname)) ?? fetch(request);
}
