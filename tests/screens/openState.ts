import type { Browser, BrowserContextOptions, Page } from 'playwright';
import type { RunningShop } from '../support/shop/shopServer.ts';
import { untilCached } from '../support/shop/untilCached.ts';
import type { Screen, ScreenState } from './screen.ts';

/** The two sizes of every screen. */
export const sizes = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

/** Brings a screen into a state on a new device, and keeps its page until `look` ends. */
export async function openState<Seen>(
  browser: Browser,
  shop: RunningShop,
  { screen, state }: { readonly screen: Screen; readonly state: ScreenState },
  options: BrowserContextOptions,
  look: (page: Page) => Promise<Seen>,
): Promise<Seen> {
  const context = await browser.newContext({
    timezoneId: 'Asia/Bangkok',
    ...options,
    baseURL: shop.url,
    serviceWorkers: state.offline || state.worker ? 'allow' : 'block',
  });
  try {
    const page = await context.newPage();
    const path = (await state.before?.(page, shop)) ?? screen.path;
    await page.goto(path, { waitUntil: 'networkidle' });
    if (state.offline) {
      await untilCached(page);
      await page.reload({ waitUntil: 'networkidle' });
      await context.setOffline(true);
      await page.reload({ waitUntil: 'networkidle' });
    }
    await state.after?.(page, shop);
    await page.evaluate(() => document.fonts.ready);
    // The last part to load, once the page is idle.
    if (await page.locator('.foot').isVisible()) await page.locator('.foot .switches').waitFor();
    return await look(page);
  } finally {
    await context.close();
  }
}
