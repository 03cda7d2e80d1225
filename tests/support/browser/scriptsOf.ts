import type { Page } from 'playwright/test';

/** The scripts of a page without the first one of a server-rendered page, which loads these after the first paint. */
export const scriptsOf = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('script[src]:not([src*="afterPaint"])')].map((script) => script.getAttribute('src')),
  );
