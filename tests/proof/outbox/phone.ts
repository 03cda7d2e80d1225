import type { Browser, BrowserContext, Page } from 'playwright';
import { fillOutbox, type OutboxOnDevice, readOutbox, type WaitingReport } from './device.ts';
import { type Mortality, type MortalScope, makeMortal, makeWorkerMortal, type Told } from './mortal.ts';
import { type BadNetwork, openBadNetwork } from './proxy.ts';
import type { Death } from './scenario.ts';
import { putsSignInOff } from './steps.ts';

/** A person's browser behind a bad network, with the app's worker. Reused for many runs and emptied in between. */
export type Phone = {
  readonly network: BadNetwork;
  readonly context: BrowserContext;
  /** Deletes pages, rows and session of the last run. */
  renew(hasSync: boolean): Promise<void>;
  /** Opens the app at an address with an armed death. */
  open(path: string, death: Death | null): Promise<Page>;
  arm(page: Page, death: Death | null): Promise<void>;
  /** Whether this page has died. */
  isDead(page: Page): boolean;
  isWorkerDead(): boolean;
  /** Stops the worker. */
  stopWorker(): Promise<void>;
  /** Wakes the worker like the browser does when the network returns. */
  wakeWorker(death: Death | null): Promise<void>;
  outbox(): Promise<OutboxOnDevice>;
  /** Adds reports to its empty outbox, as if made here. */
  fill(waiting: readonly WaitingReport[]): Promise<void>;
  /** Leaves the shop's origin no space; `false`: the usual space. */
  setFull(isFull: boolean): Promise<void>;
  /** SHA-256 of every slip stored on this device since it was emptied. */
  storedSlips(): ReadonlySet<string>;
  close(): Promise<void>;
};

/** Breaks one guarantee of the product on purpose. */
export type Sabotage = 'serverForgetsKeys' | 'removedBeforeYes' | null;

const bareAddress = '/robots.txt';
const startLimit = 60_000;
const actLimit = 90_000;
const lookEveryMs = 250;

export async function openPhone(browser: Browser, shopUrl: string, sabotage: Sabotage): Promise<Phone> {
  const network = await openBadNetwork({
    shopUrl,
    workerPrelude: `(${makeWorkerMortal})(${makeMortal});`,
    changesKeys: sabotage === 'serverForgetsKeys',
  });
  const phone = { viewport: { width: 390, height: 844 }, locale: 'th-TH', timezoneId: 'Asia/Bangkok' };
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
  context.setDefaultTimeout(actLimit);
  const dead = new Set<Page>();
  let isWorkerDead = false;
  let hasSync = true;
  const slips = new Set<string>();
  const hear = (told: Told, page: Page | null) => {
    if (told.what === 'slip') slips.add(told.digest);
    else if (page !== null) dead.add(page);
    else isWorkerDead = true;
  };
  await context.exposeBinding('proofTell', ({ page }, told: Told) => hear(told, page));
  network.onWorker((told) => hear(told, null));

  // A page beside the app, to read its databases and control the browser.
  const bare = await context.newPage();
  await bare.goto(`${network.url}${bareAddress}`);
  const devtools = await context.newCDPSession(bare);
  await devtools.send('ServiceWorker.enable');
  await installWorker(context, network.url);

  return {
    network,
    context,
    renew: async (next) => {
      hasSync = next;
      await context.setOffline(false);
      await devtools.send('Storage.overrideQuotaForOrigin', { origin: network.url });
      for (const page of context.pages()) if (page !== bare) await page.close();
      await devtools.send('Storage.clearDataForOrigin', {
        origin: network.url,
        storageTypes: 'indexeddb,local_storage,cookies',
      });
      await context.clearCookies();
      dead.clear();
      slips.clear();
      isWorkerDead = false;
    },
    open: async (path, death) => {
      const page = await context.newPage();
      const mortality: Mortality = { death, withoutSync: !hasSync, removesBeforeYes: sabotage === 'removedBeforeYes' };
      await page.addInitScript(`(${makeMortal})(${JSON.stringify(mortality)}, (told) => globalThis.proofTell(told));`);
      await putsSignInOff(page);
      await page.goto(`${network.url}${path}`, { waitUntil: 'commit' });
      return page;
    },
    arm: (page, death) => page.evaluate((next) => (globalThis as MortalScope).proofArm(next), death),
    isDead: (page) => dead.has(page),
    isWorkerDead: () => isWorkerDead,
    stopWorker: async () => {
      // Reset before: the next worker may start and die before the browser confirms the stop.
      isWorkerDead = false;
      await devtools.send('ServiceWorker.stopAllWorkers');
    },
    wakeWorker: async (death) => {
      network.workerDies(death);
      await bare.evaluate(wake);
    },
    outbox: () => bare.evaluate(readOutbox),
    fill: (waiting) => bare.evaluate(fillOutbox, waiting),
    setFull: async (isFull) => {
      await devtools.send('Storage.overrideQuotaForOrigin', { origin: network.url, ...(isFull && { quotaSize: 1 }) });
    },
    storedSlips: () => slips,
    close: async () => {
      await context.close();
      await network.close();
    },
  };
}

/** Runs in the page. */
const wake = async (): Promise<void> =>
  (await navigator.serviceWorker.getRegistration())?.active?.postMessage('proof: wake');

/** The first visit: installs the worker with all pages. */
async function installWorker(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  const limit = Date.now() + startLimit;
  while (!(await page.evaluate(isCached))) {
    if (Date.now() > limit) throw new Error('The worker has not kept the app');
    // The worker only answers; between two questions it continues its work.
    await page.waitForTimeout(lookEveryMs);
  }
  await page.close();
}

/** Runs in the page. */
async function isCached(): Promise<boolean> {
  const active = (await navigator.serviceWorker.getRegistration())?.active;
  if (!active || !navigator.serviceWorker.controller) return false;
  return await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data?.type === 'PRECACHE_DONE');
    active.postMessage({ type: 'PRECACHE_STATE' }, [port2]);
  });
}
