import { drainOutbox, hasQueuedEntries } from '../src/platform/outbox/drainOutbox.ts';
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

/** A rejected promise is how a worker asks the browser to wake it again. */
async function sendOrBeAskedAgain(): Promise<void> {
  await drainOutbox('now');
  if (await hasQueuedEntries()) throw new Error('The outbox still holds entries that could not be sent.');
}
