import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumFlags, findChromium } from '../support/browser/chromium.ts';
import { startShop } from '../support/shop/shopServer.ts';
import { serveBareSite } from './bareSite.ts';
import type { Bench } from './bench.ts';
import { fetchRaw } from './fetchRaw.ts';
import { inMilliseconds, median } from './figures.ts';
import {
  courseLink,
  firstCourse,
  firstPaint,
  markFirstCourse,
  phone,
  readFiles,
  untilPrecached,
} from './offlinePhone.ts';

const reloads = 9;

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
      await untilPrecached(ours.page);
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
        painted[0].push(await firstPaint(ours.page));
        painted[1].push(await firstPaint(bare.page));
        listed.push(await firstCourse(ours.page));
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
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await markFirstCourse(page);
  return { context, page };
}
