import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { catalogueDelta } from '../../src/contract/catalogue/catalogue.ts';
import { catalogueTexts } from '../../src/contract/catalogue/catalogueTexts.ts';
import { links } from '../../src/ui/press/links.ts';
import { chromiumFlags, findChromium } from '../support/browser/chromium.ts';
import { startShop } from '../support/shop/shopServer.ts';
import { serveBareSite } from './bareSite.ts';
import type { Bench, BenchRow } from './bench.ts';
import { fetchRaw } from './fetchRaw.ts';
import { inMilliseconds, median } from './figures.ts';
import { type HoldingProxy, startHoldingProxy } from './holdingProxy.ts';
import { addCourses, makeCourses } from './manyCourses.ts';
import {
  courseLink,
  firstCourse,
  firstPaint,
  firstPicture,
  hydratedAt,
  markFirstCourse,
  markFirstPicture,
  markHydrated,
  phone,
  readFiles,
  untilPrecached,
} from './offlinePhone.ts';
import { slowDown } from './slowBrowser.ts';

const courseCount = 10_000;
const rounds = 5;
/**
 * Rounds of a cold start. Both sides paint on a frame of the screen, a sixth of the whole apart, so that few rounds
 * would only compare frames.
 */
const coldRounds = 15;
const slowness = 4;
const keyword = 'ภาษี';
const feed = /^\/public\/courses\/(index|texts)/;
const everything = /./;

/**
 * A shop of 10,000 courses on a phone: size of its catalogue on disk, time to the first offline search, and time after
 * a cold start. The browser has a profile on disk and is restarted for each cold start.
 */
export const bench: Bench = {
  name: 'cached catalogue',
  run: async () => {
    const profile = await mkdtemp(join(tmpdir(), 'lanrian-profile-'));
    const shop = await startShop();
    await shop.halt();
    await addCourses({ dataDir: shop.dataDir }, makeCourses(courseCount, Date.now()));
    await shop.restart();
    const proxy = await startHoldingProxy(shop.url);
    try {
      const size = await fillPhone(profile, proxy);
      const opened = await timeOpening(profile, proxy);
      const painted = await timeHeldVisits(profile, proxy);
      return [...size, opened, ...painted, ...(await timeColdStarts(profile, proxy))];
    } finally {
      await proxy.stop();
      await shop.stop();
      await rm(profile, { recursive: true, force: true });
    }
  },
};

const openPhone = async (profile: string): Promise<BrowserContext> => {
  const executablePath = await findChromium();
  return await chromium.launchPersistentContext(profile, { executablePath, args: chromiumFlags, ...phone });
};

async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await markFirstCourse(page);
  return page;
}

/** A first visit: caches all routes, then the catalogue. */
async function fillPhone(profile: string, proxy: HoldingProxy): Promise<BenchRow[]> {
  const context = await openPhone(profile);
  const page = await newPage(context);
  proxy.hold(feed);
  await page.goto(proxy.url);
  await page.locator(courseLink).first().waitFor();
  await untilPrecached(page);
  const before = await page.evaluate(usedByDatabases);
  proxy.hold(null);
  await page.reload();
  await page.evaluate(untilCached);
  const after = await page.evaluate(usedByDatabases);
  const rows = await page.evaluate(bytesOfRows);
  await context.close();
  const disk = await bytesOfFolder(join(profile, 'Default', 'IndexedDB'));
  const answers = await Promise.all(
    [catalogueDelta, catalogueTexts].map(({ path }) => fetchRaw(`${proxy.url}${path}`, {})),
  );
  const plain = answers.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const megabytes = (what: string, ours: number): BenchRow => ({
    ...{ what: `${what}, ${courseCount} courses (at most 6 MB)`, ours: inMegabytes(ours), against: inMegabytes(plain) },
    ratio: ours / plain,
  });
  return [
    megabytes('Catalogue and index on the device, sum of the rows, against the answers as JSON', rows),
    megabytes('The same as the browser counts it', after - before),
    megabytes('All databases of the shop on the disk', disk),
  ];
}

const inMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;

/** From the first question, which begins the worker, to its answer; on the whole processor, and on a quarter of it. */
async function timeOpening(profile: string, proxy: HoldingProxy): Promise<BenchRow> {
  const context = await openPhone(profile);
  await context.setOffline(true);
  // The worker's own questions are not cut off by that, and the shop would draw the page with its finds.
  proxy.hold(everything);
  const page = await newPage(context);
  await page.addInitScript(markWorker);
  const whole: number[] = [];
  const slow: number[] = [];
  const paces: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const one = await openingOf(page, proxy);
    const paceBefore = await page.evaluate(pace);
    const letGo = await slowDown(profile, slowness);
    const [other, paceAfter] = await Promise.all([openingOf(page, proxy)])
      .then(async ([time]) => [time, await page.evaluate(pace)] as const)
      .finally(letGo);
    // The first round warms up.
    if (round === 0) continue;
    whole.push(one);
    slow.push(other);
    paces.push(paceAfter / paceBefore);
  }
  proxy.hold(null);
  await context.close();
  const what = `Kept index opens and answers, browser slowed ${median(paces).toFixed(1)} × (at most 1,000 ms), against unslowed`;
  return inMilliseconds(what, median(slow), median(whole));
}

async function openingOf(page: Page, { url }: HoldingProxy): Promise<number> {
  await page.goto(`${url}${links.courses(keyword)}`);
  await page.locator(courseLink).first().waitFor();
  return await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    return at('answered') - at('asked');
  });
}

/** The network is there and nothing is answered, the document neither: the worker waits two seconds for that one. */
async function timeHeldVisits(profile: string, proxy: HoldingProxy): Promise<BenchRow[]> {
  const context = await openPhone(profile);
  const page = await newPage(context);
  const held: number[] = [];
  const free: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    proxy.hold(null);
    await page.goto(proxy.url, { waitUntil: 'networkidle' });
    free.push(await firstCourse(page));
    await page.goto('about:blank');
    proxy.hold(everything);
    await page.goto(proxy.url, { waitUntil: 'commit' });
    await page.locator(courseLink).first().waitFor();
    held.push(await firstCourse(page));
    if (proxy.passed() > 0) throw new Error(`${proxy.passed()} answers came through`);
  }
  proxy.hold(null);
  await context.close();
  return [
    inMilliseconds(
      'Repeat visit to the first course, no answer at all, against all answers',
      median(held),
      median(free),
    ),
  ];
}

/**
 * Cold starts offline: time to the first course against a static page's first paint, and to the running app. The static
 * page has the same files; the app fetches its scripts after the paint, so they are read once it is hydrated. The first
 * picture is a figure of its own.
 */
async function timeColdStarts(profile: string, proxy: HoldingProxy): Promise<BenchRow[]> {
  const context = await openPhone(profile);
  const page = await newPage(context);
  await markHydrated(page);
  await page.goto(proxy.url);
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  const files = await readFiles(page);
  const site = await serveBareSite(files, (await fetchRaw(`${proxy.url}/`, { accept: 'text/html' })).bytes.length);
  await page.goto(site.url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.close();

  const listed: number[] = [];
  const seen: number[] = [];
  const taken: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round <= coldRounds; round += 1) {
    const [course, picture, app] = await startCold(profile, proxy.url, async (page) => {
      await untilHydrated(page);
      await page.waitForFunction(() => performance.getEntriesByName('first picture').length > 0);
      const painted = await firstPaint(page);
      const atFirstPaint = async (time: Promise<number>) => Math.max(await time, painted);
      return [await atFirstPaint(firstCourse(page)), await atFirstPaint(firstPicture(page)), await hydratedAt(page)];
    });
    const [painted] = await startCold(profile, site.url, async (page) => [await firstPaint(page)]);
    if (round === 0) continue;
    listed.push(course ?? Number.NaN);
    seen.push(picture ?? Number.NaN);
    taken.push(app ?? Number.NaN);
    bare.push(painted ?? Number.NaN);
  }
  await site.stop();
  return [
    inMilliseconds('Offline cold start to courses with working links (at most 1.5)', median(listed), median(bare)),
    inMilliseconds('Offline cold start until the first picture is there', median(seen), median(bare)),
    inMilliseconds('Offline cold start until the app has taken them over', median(taken), median(bare)),
  ];
}

const untilHydrated = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);

async function startCold<Times>(profile: string, url: string, read: (page: Page) => Promise<Times>): Promise<Times> {
  const context = await openPhone(profile);
  await context.setOffline(true);
  const page = await newPage(context);
  await markFirstPicture(page);
  await markHydrated(page);
  await page.goto(url);
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0 && document.querySelector('h1') !== null,
  );
  const times = await read(page);
  await context.close();
  return times;
}

/** Runs in the page before the app: when its worker is begun, and when it has answered with rows. */
function markWorker(): void {
  const Native = Worker;
  window.Worker = class extends Native {
    constructor(...parts: ConstructorParameters<typeof Worker>) {
      performance.mark('asked');
      super(...parts);
      this.addEventListener('message', ({ data }) => {
        if (data?.answer?.rows?.length > 0) performance.mark('answered');
      });
    }
  };
}

/** Runs in the page: a fixed piece of work (ms). */
function pace(): number {
  const begun = performance.now();
  let sum = 0;
  for (let count = 0; count < 50_000_000; count += 1) sum = (sum * 31 + count) | 0;
  return performance.now() - begun + (sum === 1 ? 1 : 0);
}

/** Runs in the page. */
async function usedByDatabases(): Promise<number> {
  const estimate: StorageEstimate & { usageDetails?: { indexedDB?: number } } = await navigator.storage.estimate();
  return estimate.usageDetails?.indexedDB ?? 0;
}

/** Runs in the page: waits until the catalogue and its texts are there. */
async function untilCached(): Promise<void> {
  for (;;) {
    const stands = (await indexedDB.databases()).some(({ name }) => name === 'lanrian-catalogue');
    const head = stands ? await readHead() : undefined;
    if (head?.texts) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }

  function readHead(): Promise<{ readonly texts: object | null } | undefined> {
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open('lanrian-catalogue');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const reading = opening.result.transaction('rows').objectStore('rows').get('head');
        reading.onerror = () => reject(reading.error);
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result);
        };
      };
    });
  }
}

/** Runs in the page: the bytes of all rows of the cached catalogue. */
function bytesOfRows(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('lanrian-catalogue');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('rows').objectStore('rows').getAll();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        opening.result.close();
        resolve(
          reading.result.reduce(
            (sum: number, row: unknown) =>
              sum + (row instanceof ArrayBuffer ? row.byteLength : JSON.stringify(row).length),
            0,
          ),
        );
      };
    };
  });
}

async function bytesOfFolder(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    files.filter((file) => file.isFile()).map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
