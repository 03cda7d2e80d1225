import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

const CACHE = 'lanrian-pictures';
const MOST_PICTURES = 200;
const OLDEST_SECONDS = 30 * 86_400;

/**
 * Keeps the pictures that were seen: covers, bank logos, payment QR pictures. Their names are made by the server and
 * change with their content. Only public ones; slips and lectures never pass here.
 */
export function keepPictures(): void {
  const { cacheDidUpdate, cachedResponseWillBeUsed } = new ExpirationPlugin({
    maxEntries: MOST_PICTURES,
    maxAgeSeconds: OLDEST_SECONDS,
    purgeOnQuotaError: true,
  });
  if (!cacheDidUpdate || !cachedResponseWillBeUsed) throw new Error('The picture cache would grow without end.');

  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.destination === 'image' && url.pathname.startsWith('/uploads/public/'),
    new CacheFirst({ cacheName: CACHE, plugins: [{ cacheDidUpdate, cachedResponseWillBeUsed }] }),
  );
}
