import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { keptPicturesCache } from '../src/platform/keptPictures.ts';
import { isFresh, isWholePicture } from './pictureRules.ts';

const MOST_PICTURES = 200;

/**
 * Keeps the pictures that were seen: covers, bank logos, payment QR pictures. Their names are made by the server and
 * change with their content. Only public ones; slips and lectures never pass here.
 */
export function keepPictures(): void {
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.destination === 'image' && url.pathname.startsWith('/uploads/public/'),
    // A device whose storage fails still has its network.
    (asked) => keptFirst.handle(asked).catch(() => fetch(asked.request)),
  );
}

const rules = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (isWholePicture(response) ? response : null),
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) =>
    cachedResponse && isFresh(cachedResponse, Date.now()) ? cachedResponse : null,
  cacheDidUpdate: forgetEarliest,
};

const keptFirst = new CacheFirst({ cacheName: keptPicturesCache, plugins: [rules] });

/** A cache tells its entries in the order in which they came. */
async function forgetEarliest(): Promise<void> {
  const cache = await caches.open(keptPicturesCache);
  const pictures = await cache.keys();
  for (const earliest of pictures.slice(0, Math.max(0, pictures.length - MOST_PICTURES))) await cache.delete(earliest);
}
