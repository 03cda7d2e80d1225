import { currentConnection, subscribeToConnection } from '../net/connection.ts';
import { reportDefect } from '../net/reportDefect.ts';
import { reportStorageFault } from '../store/reportStorageFault.ts';
import { drainOutbox, hasQueuedEntries } from './drainOutbox.ts';
import { sendInBackground } from './sendInBackground.ts';
import { outboxSyncTag } from './syncTag.ts';

const timerMs = 30_000;

/**
 * Drains at start, when the network, the server or the person comes back, and every half minute. Returns the way to stop.
 */
export function startOutboxTriggers(): () => void {
  const now = () => void sendOrBeWoken().catch((fault: unknown) => reportStorageFault(fault, 'outbox'));
  const ifVisible = () => document.visibilityState === 'visible' && now();
  const ifReachable = () => currentConnection() === 'online' && now();
  addEventListener('online', now);
  document.addEventListener('visibilitychange', ifVisible);
  const stopListening = subscribeToConnection(ifReachable);
  const timer = setInterval(() => sendInBackground('due'), timerMs);
  now();
  return () => {
    removeEventListener('online', now);
    document.removeEventListener('visibilitychange', ifVisible);
    stopListening();
    clearInterval(timer);
  };
}

/** A browser wakes the worker only so often; what is still left is asked for anew. */
async function sendOrBeWoken(): Promise<void> {
  await drainOutbox('now');
  if (await hasQueuedEntries()) await askForSync();
}

/**
 * Asks the browser to wake the worker once there is a network; silently nothing where it cannot. Never fails: what was
 * stored is stored.
 */
export async function askForSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration && canSync(registration)) await registration.sync.register(outboxSyncTag);
  } catch (refusal) {
    if (!(refusal instanceof DOMException)) reportDefect(refusal, 'sync');
  }
}

type WithSync = ServiceWorkerRegistration & { readonly sync: { register(tag: string): Promise<void> } };

const canSync = (registration: ServiceWorkerRegistration): registration is WithSync => 'sync' in registration;
