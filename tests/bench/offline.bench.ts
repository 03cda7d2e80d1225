import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumFlags, findChromium } from '../support/chromium.ts';
import { startShop } from '../support/shopServer.ts';
import { type SiteFile, serveBareSite } from './bareSite.ts';
import type { Bench } from './bench.ts';
import { fetchRaw } from './fetchRaw.ts';
import { inMilliseconds, median } from './figures.ts';

const reloads = 9;
const courseLink = 'a[href*="/course/"]';

/**
 * A reload without a network, from the start of the navigation, against a static page with the same styles and scripts
 * (fetched and never run) that the smallest worker has precached. Both in one browser, in turn.
 */
export const bench: Bench = {
  name: 'offline navigation',
  run: async () => {
    const shop = await startShop();
    const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
    try {
      const ours = await openPhone(browser);
      await ours.page.goto(`${shop.url}/`, { waitUntil: 'networkidle' });
      await ours.page.evaluate(untilPrecached);
      await ours.page.reload({ waitUntil: 'networkidle' });
      const files = await readFiles(ours.page);
      const site = await serveBareSite(files, (await fetchRaw(`${shop.url}/`, { accept: 'text/html' })).bytes.length);
      const bare = await openPhone(browser);
      await bare.page.goto(site.url, { waitUntil: 'networkidle' });
      await bare.page.waitForFunction(() => navigator.serviceWorker.controller !== null);

      await Promise.all([ours, bare].map(({ context }) => context.setOffline(true)));
      const painted: [number[], number[]] = [[], []];
      const listed: number[] = [];
      for (let reload = 0; reload <= reloads; reload += 1) {
        await ours.page.reload();
        await ours.page.locator(courseLink).first().waitFor();
        await bare.page.reload();
        // The first reload warms up.
        if (reload === 0) continue;
        painted[0].push(await ours.page.evaluate(firstPaint));
        painted[1].push(await bare.page.evaluate(firstPaint));
        listed.push(await ours.page.evaluate(() => performance.getEntriesByName('first course')[0]?.startTime ?? 0));
      }
      await site.stop();
      const sum = files.reduce((bytes, file) => bytes + file.bytes.length, 0);
      return [
        inMilliseconds(
          `Offline reload to first paint, ${(sum / 1_000).toFixed(0)} kB`,
          median(painted[0]),
          median(painted[1]),
        ),
        inMilliseconds('Offline reload to the first course', median(listed), median(painted[1])),
      ];
    } finally {
      await browser.close();
      await shop.stop();
    }
  },
};

async function openPhone(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'th-TH' };
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript((wanted) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(wanted)) return;
      observer.disconnect();
      // The frame after this one shows it.
      requestAnimationFrame(() => performance.mark('first course'));
    }).observe(document, { childList: true, subtree: true });
  }, courseLink);
  return { context, page };
}

/** The worker says when every chunk is on the device. */
const untilPrecached = async () => {
  const { active } = await navigator.serviceWorker.ready;
  for (;;) {
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<MessageEvent>((resolve) => {
      port1.onmessage = resolve;
    });
    active?.postMessage({ type: 'PRECACHE_STATE' }, [port2]);
    if ((await answer).data.type === 'PRECACHE_DONE') return;
  }
};

const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;

/** Styles and scripts that the page has loaded. */
async function readFiles(page: Page): Promise<SiteFile[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const wanted = [...new Set(urls)].filter((url) => /\.(js|css)$/.test(new URL(url).pathname));
  return await Promise.all(
    wanted.map(async (url) => {
      const { pathname } = new URL(url);
      const type = pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
      return { path: pathname, type, bytes: (await fetchRaw(url, {})).bytes };
    }),
  );
}
