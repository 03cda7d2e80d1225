import { Workbox } from 'workbox-window';
import { reportDefect } from '../net/reportDefect.ts';
import { onceNothingHolds, updateIsReady } from './appUpdate.ts';

const HOUR_MS = 3_600_000;
const LEAST_PAUSE_MS = 60_000;
const TAKES_OVER_WITHIN_MS = 500;

/**
 * Registers the worker, looks for updates hourly and on return (at most once a minute), and offers them. Loaded after
 * the first paint.
 */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workbox = new Workbox('/sw.js');

  const offer = () => updateIsReady(() => workbox.messageSkipWaiting());
  workbox.addEventListener('controlling', (event) => {
    if (event.isUpdate || event.isExternal) onceNothingHolds(() => location.reload());
  });

  try {
    const registration = await workbox.register();
    if (registration) {
      offerWhatWaits(registration, offer);
      checkAgain(registration);
    }
    void askForTheRest();
  } catch (defect) {
    reportDefect(defect, 'service worker');
  }
}

/** Every waiting worker: the library reports one only, and an installation may restart. */
function offerWhatWaits(registration: ServiceWorkerRegistration, offer: () => void): void {
  const follow = () => {
    const next = registration.installing;
    const offerIfWaiting = () => {
      if (registration.waiting === next) offer();
    };
    next?.addEventListener('statechange', () => {
      // A worker that activates by itself is left alone: requests through the active worker would delay it.
      if (registration.waiting === next) setTimeout(offerIfWaiting, TAKES_OVER_WITHIN_MS);
    });
  };
  if (registration.waiting) offer();
  follow();
  registration.addEventListener('updatefound', follow);
}

/**
 * Asks the worker for today's policy of pages and for the app's remaining files. The installed app wants all; a
 * browser that saves data caches what is opened.
 */
async function askForTheRest(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'RENEW_POLICY' });
  active?.postMessage({ type: 'PRECACHE_STATE', isWanted: matchMedia('(display-mode: standalone)').matches });
}

function checkAgain(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  const check = () => {
    // Clocks can be set back, and monotonic time stops while a device sleeps.
    if (!navigator.onLine || Math.abs(Date.now() - last) < LEAST_PAUSE_MS) return;
    last = Date.now();
    // The check fails offline; the next hour retries.
    registration.update().catch(() => {});
  };
  setInterval(check, HOUR_MS);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && check());
  // A window beside another one is never hidden.
  addEventListener('focus', check);
  addEventListener('online', () => void askForTheRest());
}
