import { Workbox } from 'workbox-window';
import { reportDefect } from '../net/reportDefect.ts';
import { onceNothingHolds, updateIsReady } from './appUpdate.ts';

const HOUR_MS = 3_600_000;
const LEAST_PAUSE_MS = 60_000;
const TAKES_OVER_WITHIN_MS = 500;

/**
 * Registers the worker, asks hourly and on return to the page (once a minute at most) for a newer one, and offers it.
 * Loaded after the first paint, so that it never competes with it.
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

/** Each that comes, not the library's: that hears of one only, and an installation may break off and be begun again. */
function offerWhatWaits(registration: ServiceWorkerRegistration, offer: () => void): void {
  const follow = () => {
    const next = registration.installing;
    const offerIfWaiting = () => {
      if (registration.waiting === next) offer();
    };
    next?.addEventListener('statechange', () => {
      // One that takes over by itself, the first or one that switches the worker off, is left to do so: what the offer
      // fetches through the worker in charge would hold it up.
      if (registration.waiting === next) setTimeout(offerIfWaiting, TAKES_OVER_WITHIN_MS);
    });
  };
  if (registration.waiting) offer();
  follow();
  registration.addEventListener('updatefound', follow);
}

/**
 * Asks the worker to fetch what is still missing of the app. The installed app wants all of it; in a browser that spares
 * its bytes the worker keeps what is opened.
 */
async function askForTheRest(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'PRECACHE_STATE', isWanted: matchMedia('(display-mode: standalone)').matches });
}

function checkAgain(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  const check = () => {
    // A clock may be set back, and what counts on without one stands still while a device sleeps.
    if (!navigator.onLine || Math.abs(Date.now() - last) < LEAST_PAUSE_MS) return;
    last = Date.now();
    // Without a network this fails, and the next hour asks again.
    registration.update().catch(() => {});
  };
  setInterval(check, HOUR_MS);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && check());
  // A window beside another one is never hidden.
  addEventListener('focus', check);
  addEventListener('online', () => void askForTheRest());
}
