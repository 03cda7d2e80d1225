import { refreshAppBadge } from '../src/platform/appBadge.ts';
import { drainOutbox, hasQueuedEntries } from '../src/platform/outbox/drainOutbox.ts';
import { outboxLock } from '../src/platform/outbox/outboxLock.ts';
import { outboxSyncTag } from '../src/platform/outbox/syncTag.ts';

/** What Chromium sends once there is a network again; other browsers know no such event and the page sends instead. */
type SyncEvent = ExtendableEvent & { readonly tag: string };

declare const self: ServiceWorkerGlobalScope;

/** Sends the outbox in the background, also after the app was closed. */
export function sendWhatWaits(): void {
  self.addEventListener('sync', (event) => {
    const sync = event as SyncEvent;
    if (sync.tag === outboxSyncTag) sync.waitUntil(sendOrBeAskedAgain());
  });
}

/**
 * A rejected promise is how a worker asks the browser to wake it again. It never waits for a page that is sending: a newer
 * worker could not take over until then.
 */
async function sendOrBeAskedAgain(): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  if (held.some(({ name }) => name === outboxLock)) throw new Error('A page is sending.');
  await drainOutbox('now');
  await refreshAppBadge();
  if (await hasQueuedEntries()) throw new Error('The outbox still holds entries that could not be sent.');
}
