import { refreshAppBadge } from '../src/platform/install/appBadge.ts';
import { drainOutbox, hasQueuedEntries } from '../src/platform/outbox/drainOutbox.ts';
import { outboxLock } from '../src/platform/outbox/outboxLock.ts';
import { outboxSyncTag } from '../src/platform/outbox/syncTag.ts';

/** What Chromium sends once there is a network again; other browsers know no such event and the page sends instead. */
type SyncEvent = ExtendableEvent & { readonly tag: string };

declare const self: ServiceWorkerGlobalScope;

/**
 * A network that is just coming back often fails the first call, and a page that is just being closed still holds the
 * sender's lock; the browser would ask again only after minutes.
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
 * A rejected promise is how a worker asks the browser to wake it again. It never waits for a page that is sending: a newer
 * worker could not take over until then.
 */
async function sendOrBeAskedAgain(): Promise<void> {
  if ((await sendAll()) === null) return;
  await new Promise((resolve) => setTimeout(resolve, secondTryAfterMs));
  const reason = await sendAll();
  if (reason !== null) throw new Error(reason);
}

/** Answers why something is left, `null` when nothing is. */
async function sendAll(): Promise<string | null> {
  const { held = [] } = await navigator.locks.query();
  if (held.some(({ name }) => name === outboxLock)) return 'A page is sending.';
  await drainOutbox('now');
  await refreshAppBadge();
  return (await hasQueuedEntries()) ? 'The outbox still holds entries that could not be sent.' : null;
}
