declare const self: ServiceWorkerGlobalScope;

/**
 * A new worker waits until the page says that the person agreed. The very first one takes the open page at once, so that
 * the first visit already works without a network.
 */
export function listenForUpdate(): void {
  self.addEventListener('message', (event) => {
    if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  });
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
}
