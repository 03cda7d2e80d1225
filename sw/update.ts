declare const self: ServiceWorkerGlobalScope;

/**
 * A new worker waits until the person agrees. The very first one takes over the open page at once, so that the first
 * visit already works offline.
 */
export function listenForUpdate(): void {
  self.addEventListener('message', (event) => {
    if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  });
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
}
