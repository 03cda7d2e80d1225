import { chromium } from 'playwright/test';
import { expect, test as journey } from '../shop/shop.ts';
import { findChromium } from './chromium.ts';

/**
 * A journey with notifications or background sync, which need a whole Chromium. It starts within the test: another
 * browser of the worker would be another worker with another shop.
 */
export const test = journey.extend({
  // The address of the worker's shop must be known before the browser starts.
  context: async ({ baseURL: _ }, use) => {
    // With the settings of every other browser of the project.
    const browser = await chromium.launch({ executablePath: await findChromium() });
    await use(await browser.newContext());
    await browser.close();
  },
});

export { expect };
