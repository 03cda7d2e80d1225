import type { BrowserContext, CDPSession, Page, Worker } from 'playwright/test';
import type { PushBrowser } from './pushService.ts';

/** Number of permission prompts by the page. */
const askedName = 'asked-for-permission';
const subscribedName = 'subscribed';

/**
 * Replaces the browser's subscription by one of a local push service, because a test browser reaches no real one. The
 * app's own code runs unchanged.
 */
export async function standInForPushService(context: BrowserContext, browser: PushBrowser): Promise<void> {
  const { endpoint, publicKey, secret } = browser;
  await context.addInitScript(replaceSubscriptions, { endpoint, publicKey, secret, askedName, subscribedName });
}

type StandIn = Pick<PushBrowser, 'endpoint' | 'publicKey' | 'secret'> & {
  readonly askedName: string;
  readonly subscribedName: string;
};

/** Runs in every page before its scripts. */
function replaceSubscriptions({ endpoint, publicKey, secret, askedName, subscribedName }: StandIn): void {
  const subscription = {
    endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint, keys: { p256dh: publicKey, auth: secret } }),
    unsubscribe: async () => {
      localStorage.removeItem(subscribedName);
      return true;
    },
  };
  const isSubscribed = () => localStorage.getItem(subscribedName) === '1';
  Object.assign(PushManager.prototype, {
    getSubscription: async () => (isSubscribed() ? subscription : null),
    subscribe: async () => {
      localStorage.setItem(subscribedName, '1');
      return subscription;
    },
  });
  const ask = Notification.requestPermission.bind(Notification);
  Notification.requestPermission = () => {
    sessionStorage.setItem(askedName, String(Number(sessionStorage.getItem(askedName)) + 1));
    return ask();
  };
}

export const timesAsked = (page: Page): Promise<number> =>
  page.evaluate((name) => Number(sessionStorage.getItem(name)), askedName);

/** Delivers a decrypted message to the worker, as the browser does. */
export async function deliverPush(page: Page, message: unknown): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registrationId = await registrationOf(session);
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
}

async function registrationOf(session: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const live = registrations.find(({ isDeleted }) => !isDeleted);
      if (live) resolve(live.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return found;
}

/** Titles of the visible notifications. */
export const shownNotifications = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title }) => title);
  });

/**
 * Presses the visible notification by calling the worker's listener, and records the page that it opens. Browsers open
 * pages for real presses only.
 */
export const pressNotification = (worker: Worker): Promise<readonly string[]> => worker.evaluate(pressInWorker);

/** Runs in the worker. */
async function pressInWorker(): Promise<string[]> {
  const led: string[] = [];
  const scope = globalThis as unknown as {
    registration: ServiceWorkerRegistration;
    clients: { openWindow: unknown };
    dispatchEvent(event: Event): boolean;
  };
  const [notification] = await scope.registration.getNotifications();
  const awaited: Promise<unknown>[] = [];
  const event = Object.assign(new Event('notificationclick'), {
    notification,
    waitUntil: (work: Promise<unknown>) => void awaited.push(work),
  });
  Object.defineProperty(scope.clients, 'openWindow', {
    configurable: true,
    value: async (address: string) => void led.push(address),
  });
  scope.dispatchEvent(event);
  await Promise.all(awaited);
  return led;
}
