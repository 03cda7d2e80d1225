import { refreshAppBadge } from '../src/platform/install/appBadge.ts';
import { drainOutbox, hasQueuedEntries } from '../src/platform/outbox/drainOutbox.ts';
import { outboxLock } from '../src/platform/outbox/outboxLock.ts';
import { outboxSyncTag } from '../src/platform/outbox/syncTag.ts';

/** Chromium's event when the network returns. In other browsers the page sends. */
type SyncEvent = ExtendableEvent & { readonly tag: string };

declare const self: ServiceWorkerGlobalScope;

/**
 * A returning network often fails the first call, and a closing page still holds the sender's lock. The browser itself
 * would retry only after minutes.
 */
const secondTryAfterMs = 3_000;

/** Sends the outbox in the background, also after the app was closed. */
export function sendWhatWaits(): void {
  self.addEventListener('sync', (event) => {
    const sync = event as SyncEvent;
    if (sync.tag === outboxSyncTag) sync.waitUntil(sendOrBeAskedAgain());
  });
}

/**
 * Sends, or rejects, so that the browser fires the event again. It never waits for a page that is sending, because a
 * newer worker could not take over meanwhile.
 */
async function sendOrBeAskedAgain(): Promise<void> {
  if ((await sendAll()) === null) return;
  await new Promise((resolve) => setTimeout(resolve, secondTryAfterMs));
  const reason = await sendAll();
  if (reason !== null) throw new Error(reason);
}

/** Sends all, and returns the reason if entries are left, else `null`. */
async function sendAll(): Promise<string | null> {
  const { held = [] } = await navigator.locks.query();
  if (held.some(({ name }) => name === outboxLock)) return 'A page is sending.';
  await drainOutbox('now');
  await refreshAppBadge();
  return (await hasQueuedEntries()) ? 'The outbox still holds entries that could not be sent.' : null;
}
