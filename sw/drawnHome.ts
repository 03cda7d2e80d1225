import { cacheBeside, cachedBeside, cachedFaces, isInFirstStage } from './firstStage.ts';

/** Belongs to its build: its files are cached beside it. */
const PLACE = '/?drawn';

/**
 * From the cache, fonts arrive with the styles, so text is painted once; from the network, fonts wait for their text.
 */
const facesAhead = cachedFaces.map((href) => `<link rel="preload" as="font" crossorigin href="${href}">`).join('');

/** From the cache, pictures arrive with the text, whose first paint would wait for their decoding. */
const picturesAfterWords = (page: string): string =>
  page.replace(/<link\b[^>]* as="image"[^>]*>/g, '').replace(/<img\b(?![^>]* loading=)/g, '<img loading="lazy"');

/**
 * Caches the server-rendered home page: the same for everybody, in this device's language and appearance. A page of
 * another build would need files that are not cached; anything else is not our page.
 */
export async function cacheDrawnHome(answer: Response, now: number): Promise<void> {
  if (answer.status !== 200 || answer.redirected) return;
  const text = await answer.clone().text();
  const [, app] = / data-app="([^"]+)"/.exec(text) ?? [];
  const isOurs = / data-drawn="/.test(text) && app?.split(' ').every(isInFirstStage) === true;
  if (!isOurs) return;
  // The page must not treat the data as fresh.
  const page = picturesAfterWords(text)
    .replace(/(?<=<html\b)/, ` data-cached-at="${now}"`)
    .replace(/(?<=<head>)/, facesAhead);
  const headers = new Headers(answer.headers);
  // These headers describe the bytes on the wire.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  await cacheBeside(PLACE, new Response(page, { headers }));
}

/** Fetches it, if the first visit ended before this worker was active. */
export async function fetchDrawnHome(now: number): Promise<void> {
  if ((await drawnHome()) !== undefined) return;
  await cacheDrawnHome(await fetch('/', { headers: { accept: 'text/html' }, priority: 'low' }), now);
}

export const drawnHome = (): Promise<Response | undefined> => cachedBeside(PLACE);
