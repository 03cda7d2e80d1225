import { isInFirstStage, keepBeside, keptBeside, keptFaces } from './firstStage.ts';

/** Goes with its build: what it loads is kept beside it. */
const PLACE = '/?drawn';

/** From the device they come with the styles, and the text is drawn once; a network has them wait for their text. */
const facesAhead = keptFaces.map((href) => `<link rel="preload" as="font" crossorigin href="${href}">`).join('');

/** From the device a picture is there almost with the words, whose first paint would wait for it to be unpacked. */
const picturesAfterWords = (page: string): string =>
  page.replace(/<link\b[^>]* as="image"[^>]*>/g, '').replace(/<img\b(?![^>]* loading=)/g, '<img loading="lazy"');

/**
 * Keeps the first page as the server drew it just now: the same for everybody, in the language and appearance of this
 * device. One of another build would ask for what is not here, and anything else in its place is no page of ours.
 */
export async function keepDrawnHome(answer: Response, now: number): Promise<void> {
  if (answer.status !== 200 || answer.redirected) return;
  const text = await answer.clone().text();
  const [, app] = / data-app="([^"]+)"/.exec(text) ?? [];
  const isOurs = / data-drawn="/.test(text) && app?.split(' ').every(isInFirstStage) === true;
  if (!isOurs) return;
  // The page must not take what it holds for new.
  const kept = picturesAfterWords(text)
    .replace(/(?<=<html\b)/, ` data-kept-at="${now}"`)
    .replace(/(?<=<head>)/, facesAhead);
  const headers = new Headers(answer.headers);
  // They speak of the bytes on the wire.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  await keepBeside(PLACE, new Response(kept, { headers }));
}

/** Asks for it, where the first visit was over before this worker was here. */
export async function fetchDrawnHome(now: number): Promise<void> {
  if ((await drawnHome()) !== undefined) return;
  await keepDrawnHome(await fetch('/', { headers: { accept: 'text/html' }, priority: 'low' }), now);
}

export const drawnHome = (): Promise<Response | undefined> => keptBeside(PLACE);
