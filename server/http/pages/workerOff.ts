/**
 * The replacement worker while `worker-off` exists in the data folder: it takes over, deletes the app's caches and
 * unregisters. It answers no request. Downloaded lectures and IndexedDB (cart, drafts, unsent reports) stay. Open pages
 * reload without it when nothing holds them (src/platform/install/appUpdate.ts).
 */
export const workerOffScript = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(switchOff()));
async function switchOff() {
  const ofTheApp = /^(workbox-precache|lanrian-first-stage|lanrian-(opened-)?routes|lanrian-pictures)/;
  for (const name of await caches.keys()) if (ofTheApp.test(name)) await caches.delete(name);
  await self.registration.unregister();
}
`;
