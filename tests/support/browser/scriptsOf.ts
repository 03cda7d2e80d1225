import type { Page } from 'playwright/test';

/** The scripts with which the page began, without what a drawn page begins with: that fetches these after the first paint. */
export const scriptsOf = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('script[src]:not([src*="afterPaint"])')].map((script) => script.getAttribute('src')),
  );
