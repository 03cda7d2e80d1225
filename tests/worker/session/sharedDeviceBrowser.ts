import { afterEach, vi } from 'vitest';
import { TinyStorage } from '../../support/run/tinyStorage.ts';
import { newDevice } from '../device.ts';
import { type Receiver, startReceiver } from '../outbox/receiver.ts';
import { TinyCaches } from '../tinyCaches.ts';

/** The test's view of its browser, which keeps session cookies until it closes. */
export type Browser = { readonly server: Receiver; readonly caches: TinyCaches; readonly local: TinyStorage };

/** A new browser with an empty device for one test. */
export async function openBrowser(): Promise<Browser> {
  const browser = { server: await startReceiver(), caches: new TinyCaches(), local: new TinyStorage() };
  opened = browser.server;
  newDevice(browser.server);
  vi.stubGlobal('localStorage', browser.local);
  vi.stubGlobal('sessionStorage', new TinyStorage());
  vi.stubGlobal('caches', browser.caches);
  vi.stubGlobal('location', new URL('https://shop.example/'));
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks, serviceWorker: {} });
  newSession();
  vi.resetModules();
  return browser;
}

let opened: Receiver | null = null;
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await opened?.close();
  opened = null;
  vi.unstubAllGlobals();
});

/** The browser was closed: session cookies are gone. */
export function newSession(): void {
  let cookies = new Map<string, string>();
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(given) {
      const [name = '', value = ''] = (given.split(';')[0] ?? '').split('=');
      cookies = new Map([...cookies].filter(([known]) => known !== name));
      if (!/max-age=0/.test(given)) cookies.set(name, value);
    },
  });
}

/** The modules of a page that opens on the device. */
export const openDevice = async () => ({
  ...(await import('../../../src/platform/session/sharedDevice.ts')),
  ...(await import('../../../src/platform/session/forgetPerson.ts')),
  ...(await import('../../../src/platform/session/queuedSignOut.ts')),
  ...(await import('../../../src/platform/cart/cartStorage.ts')),
  ...(await import('../../../src/platform/store/draftStorage.ts')),
  ...(await import('../../../src/platform/outbox/outboxStore.ts')),
  ...(await import('../../../src/platform/outbox/isEntry.ts')),
  ...(await import('../../../src/platform/store/stores.ts')),
  ...(await import('../../../src/app/start/forgetFormerPerson.ts')),
  ...(await import('../../../src/features/session/clearSharedDevice.ts')),
  ...(await import('../../../src/features/device/declareShared.ts')),
  ...(await import('../../../src/platform/session/sharedSlips.ts')),
});
