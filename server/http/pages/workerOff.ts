/**
 * The replacement worker while `worker-off` exists in the data folder: it deletes the app's caches, unregisters and
 * answers no request. Downloaded lectures and IndexedDB stay.
 */
export const workerOffScript = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(switchOff()));
async function switchOff() {
  const ofTheApp = /^(lanrian-first-stage|lanrian-(opened-)?routes|lanrian-pictures)/;
  for (const name of await caches.keys()) if (ofTheApp.test(name)) await caches.delete(name);
  await self.registration.unregister();
}
`;
