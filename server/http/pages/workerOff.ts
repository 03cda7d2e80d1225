/**
 * Stands in for the worker while the file `worker-off` is in the data folder: it takes the old worker's place, removes
 * what that one kept of the app, and unregisters itself. It answers no request, so that it does no harm where a page has
 * registered it again meanwhile. Kept lectures and everything in IndexedDB (cart, drafts,
 * unsent reports) stay. Open pages start again without it once nothing holds them (src/platform/install/appUpdate.ts).
 */
export const workerOffScript = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(switchOff()));
async function switchOff() {
  const ofTheApp = /^(workbox-precache|lanrian-first-stage|lanrian-(opened-)?routes|lanrian-pictures)/;
  for (const name of await caches.keys()) if (ofTheApp.test(name)) await caches.delete(name);
  await self.registration.unregister();
}
`;
