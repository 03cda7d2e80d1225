import { shopMark } from '../src/contract/site/shopMark.ts';
import { patience } from '../src/platform/patience.ts';
import { drawnHome, keepDrawnHome } from './drawnHome.ts';
import { forgetFirst, isInFirstStage, keptFirst } from './firstStage.ts';
import { isOnlineOnly } from './onlineOnly.ts';
import { type Asked, answerFor } from './routes.ts';

/** The neutral document: no server answer uses it, and nothing of a person is in it. */
const SHELL = '/shell.html';
/** A public page may come from the network, with its data in it, when that is quick. */
const NETWORK_LIMIT_MS = patience(2_000);

const PUBLIC_PAGE = /^\/($|courses?(\/|$)|products?(\/|$)|promotion\/|page\/)/;
/** The files of the build that stand beside the pages. A dot in the last part of a page's address is a word's: `/course/1003-sql-2.0`. */
const FILE = /^\/(bank-logos|icons|screenshots|\.well-known)\/|^\/[^/]+\.[^/]+$/;

/** Answers for the first screen's files and every navigation: no route of the app is ever a blank page. */
export function showShell(): void {
  answerFor(
    // With a question behind it, it is another file: the manifest that hands something over comes from the server.
    ({ url }) => url.search === '' && isInFirstStage(url.pathname),
    async ({ request, url }) => {
      const part = await kept(url.pathname, request);
      // A browser short of room may have thrown away a part that the server has no more, after a month: this build cannot
      // start any longer, and the next navigation asks the server for the one that can.
      if (part.status === 404) await forgetFirst(SHELL).catch(() => {});
      return part;
    },
  );
  answerFor(({ request, url }) => isAppNavigation(request, url), answerNavigation);
}

const isAppNavigation = (request: Request, { pathname }: URL): boolean =>
  request.mode === 'navigate' && !isOnlineOnly(pathname) && !FILE.test(pathname);

async function answerNavigation({ request, url, event }: Asked): Promise<Response> {
  if (!PUBLIC_PAGE.test(url.pathname)) return kept(SHELL, request);
  // Looked up meanwhile, so that a start without a network does not wait for the one and then for the other.
  const home = url.pathname === '/' ? drawnHome() : null;
  const answer = await fromNetwork(request);
  if (answer === null) return (await home) ?? kept(SHELL, request);
  if (home) event.waitUntil(keepDrawnHome(answer, Date.now()).catch(() => {}));
  return answer;
}

/**
 * Nothing when the network or the server fails, is slow, or somebody else answers, as the gate of a Wi-Fi does with a page
 * of its own or a way to one: the shell can say so better than the browser, and leads to the gate. What is not
 * waited for any longer is given up, since the browser lets the next question for the same page stand behind it, also once
 * the network is back.
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

/** The kept file; the network only if the browser has thrown the kept one away, or cannot reach its storage. */
async function kept(pathname: string, request: Request): Promise<Response> {
  return (await keptFirst(pathname)) ?? fetch(request);
}
