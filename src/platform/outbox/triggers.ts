import { isAnythingLeft } from '../learning/leftProgress.ts';
import { currentConnection, subscribeToConnection } from '../net/connection.ts';
import { reportStorageFault } from '../store/reportStorageFault.ts';
import { askForSync } from './askForSync.ts';
import { drainOutbox, hasQueuedEntries } from './drainOutbox.ts';
import { sendInBackground } from './sendInBackground.ts';

const timerMs = 30_000;

/**
 * Sends at start, when the network, the server or the person returns, and every half minute. Returns a function that
 * stops it.
 */
export function startOutboxTriggers(): () => void {
  const now = () => void sendOrBeWoken().catch((fault: unknown) => reportStorageFault(fault, 'outbox'));
  const ifVisible = () => document.visibilityState === 'visible' && now();
  const ifReachable = () => currentConnection() === 'online' && now();
  addEventListener('online', now);
  document.addEventListener('visibilitychange', ifVisible);
  const stopListening = subscribeToConnection(ifReachable);
  const timer = setInterval(() => void moveLeft().then(() => sendInBackground('due')), timerMs);
  now();
  return () => {
    removeEventListener('online', now);
    document.removeEventListener('visibilitychange', ifVisible);
    stopListening();
    clearInterval(timer);
  };
}

/** Sends everything, and asks for a sync again if something remains: a browser wakes the worker only a few times. */
async function sendOrBeWoken(): Promise<void> {
  await moveLeft();
  await drainOutbox('now');
  if (await hasQueuedEntries()) await askForSync();
}

/** Never fails: without its chunk the stretches wait for the next trigger. */
async function moveLeft(): Promise<void> {
  if (!isAnythingLeft()) return;
  const late = await import('./moveLeftProgress.ts').catch(() => null);
  await late?.moveLeftProgress(Date.now());
}
