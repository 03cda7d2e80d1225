import type { Page } from 'playwright/test';

/** Stops polling by hiding the page. Later changes on the screen come by the realtime connection. */
export const stopAsking = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
