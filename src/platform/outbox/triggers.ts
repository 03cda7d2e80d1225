import { drainOutbox } from './drainOutbox.ts';
import { outboxSyncTag } from './syncTag.ts';

const timerMs = 30_000;

/** Drains at start, when the network or the person comes back, and every half minute. Returns the way to stop. */
export function startOutboxTriggers(): () => void {
  const now = () => void drainOutbox('now');
  const ifVisible = () => document.visibilityState === 'visible' && now();
  addEventListener('online', now);
  document.addEventListener('visibilitychange', ifVisible);
  const timer = setInterval(() => void drainOutbox('due'), timerMs);
  now();
  return () => {
    removeEventListener('online', now);
    document.removeEventListener('visibilitychange', ifVisible);
    clearInterval(timer);
  };
}

/** Asks the browser to wake the worker once there is a network; silently nothing where it cannot. */
export async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration && 'sync' in registration) {
    const { sync } = registration as ServiceWorkerRegistration & { sync: { register(tag: string): Promise<void> } };
    await sync.register(outboxSyncTag).catch(() => undefined);
  }
}
