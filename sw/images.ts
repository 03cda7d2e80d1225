import { keptPicturesCache } from '../src/platform/store/keptPictures.ts';
import { isFresh, isWholePicture } from './pictureRules.ts';
import { type Asked, answerFor } from './routes.ts';

const MOST_PICTURES = 200;

/**
 * Keeps the pictures that were seen: covers, bank logos, payment QR pictures. Their names are made by the server and
 * change with their content. Only public ones; slips and lectures never pass here.
 */
export function keepPictures(): void {
  answerFor(({ request, url }) => request.destination === 'image' && url.pathname.startsWith('/uploads/public/'), show);
}

async function show({ request, url, event }: Asked): Promise<Response> {
  // A device whose storage fails still has its network.
  const known = await caches.match(request.url, { cacheName: keptPicturesCache }).catch(() => undefined);
  if (known !== undefined && isFresh(known, Date.now())) return known;
  try {
    const picture = await fetch(request);
    if (isWholePicture(picture)) event.waitUntil(keep(request.url, picture.clone()).catch(() => {}));
    return picture;
  } catch (fault) {
    const kept = known ?? (await otherCut(url));
    if (kept === undefined) throw fault;
    return kept;
  }
}

/** The same picture, which another screen showed in another size. */
async function otherCut({ pathname }: URL): Promise<Response | undefined> {
  const cache = await caches.open(keptPicturesCache);
  const other = (await cache.keys()).find(({ url }) => pictureIn(new URL(url).pathname) === pictureIn(pathname));
  return other && cache.match(other);
}

/** `cover.webp`, of `/uploads/public/cover.webp` and `/uploads/public/480/cover.webp.avif` alike. */
const pictureIn = (path: string): string => (/[^/]+$/.exec(path)?.[0] ?? '').split('.', 2).join('.');

/** Keeps a picture instead of the earliest; a cache tells its entries in the order in which they came. */
async function keep(address: string, picture: Response): Promise<void> {
  const cache = await caches.open(keptPicturesCache);
  await cache.put(address, picture);
  const pictures = await cache.keys();
  for (const earliest of pictures.slice(0, Math.max(0, pictures.length - MOST_PICTURES))) await cache.delete(earliest);
}
