import { Workbox } from 'workbox-window';
import { updateIsReady } from './appUpdate.ts';
import { reportDefect } from './reportDefect.ts';

const HOUR_MS = 3_600_000;
const LEAST_PAUSE_MS = 60_000;

/**
 * Registers the worker, asks hourly and on return to the page (once a minute at most) for a newer one, and offers it.
 * Loaded after the first paint, so that it never competes with it.
 */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workbox = new Workbox('/sw.js');

  const offer = () => updateIsReady(() => workbox.messageSkipWaiting());
  workbox.addEventListener('waiting', offer);
  // Nothing holds an update when one is taken (see appUpdate.ts), so every tab may start again with it.
  workbox.addEventListener('controlling', (event) => {
    if (event.isUpdate || event.isExternal) location.reload();
  });

  try {
    const registration = await workbox.register();
    if (registration) checkAgain(registration);
    void askForTheRest();
  } catch (defect) {
    reportDefect(defect, 'service worker');
  }
}

/** Resolves once every route of the app is kept on this device and opens without a network. */
export async function shellIsKept(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await askForTheRest();
}

/** Asks the worker to fetch what is still missing of the app, and waits for its answer. */
async function askForTheRest(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return;
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      if (data?.type === 'PRECACHE_DONE') resolve();
    };
    active.postMessage({ type: 'PRECACHE_STATE' }, [port2]);
  });
}

function checkAgain(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  const check = () => {
    if (!navigator.onLine || Date.now() - last < LEAST_PAUSE_MS) return;
    last = Date.now();
    // Without a network this fails, and the next hour asks again.
    registration.update().catch(() => {});
  };
  setInterval(check, HOUR_MS);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && check());
  addEventListener('online', () => void askForTheRest());
}
