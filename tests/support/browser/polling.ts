import type { Page } from 'playwright/test';

/**
 * Takes the page's own asking out of the way: it asks by the clock only while it is in sight. What changes on the screen
 * from now on was told over the open connection.
 */
export const stopAsking = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
