import { picturesCache } from '../src/platform/store/picturesCache.ts';
import { isFresh, isWholePicture } from './pictureRules.ts';
import { type Asked, answerFor } from './routes.ts';

const MOST_PICTURES = 200;

/**
 * Caches public pictures that were shown: covers, bank logos, payment QR codes. The server's file names change with the
 * content. Slips and lectures never pass here.
 */
export function cachePictures(): void {
  answerFor(({ request, url }) => request.destination === 'image' && url.pathname.startsWith('/uploads/public/'), show);
}

async function show({ request, url, event }: Asked): Promise<Response> {
  // If storage fails, the network is used.
  const known = await caches.match(request.url, { cacheName: picturesCache }).catch(() => undefined);
  if (known !== undefined && isFresh(known, Date.now())) return known;
  try {
    const picture = await fetch(request);
    if (isWholePicture(picture)) event.waitUntil(keep(request.url, picture.clone()).catch(() => {}));
    return picture;
  } catch (fault) {
    const cached = known ?? (await otherCut(url));
    if (cached === undefined) throw fault;
    return cached;
  }
}

/** The same picture in another size. */
async function otherCut({ pathname }: URL): Promise<Response | undefined> {
  const cache = await caches.open(picturesCache);
  const other = (await cache.keys()).find(({ url }) => pictureIn(new URL(url).pathname) === pictureIn(pathname));
  return other && cache.match(other);
}

/** `cover.webp` for both `/uploads/public/cover.webp` and `/uploads/public/480/cover.webp.avif`. */
const pictureIn = (path: string): string => (/[^/]+$/.exec(path)?.[0] ?? '').split('.', 2).join('.');

/** Caches a picture and evicts the oldest; cache keys are in insertion order. */
async function keep(address: string, picture: Response): Promise<void> {
  const cache = await caches.open(picturesCache);
  await cache.put(address, picture);
  const pictures = await cache.keys();
  for (const earliest of pictures.slice(0, Math.max(0, pictures.length - MOST_PICTURES))) await cache.delete(earliest);
}
