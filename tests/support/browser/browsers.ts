import type { Page } from 'playwright/test';

/** User agents of other browsers. */
const userAgents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  line: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/15.6.0',
};

/** Makes the page see another browser; `installed`: as the app on the home screen. Call it before the page opens. */
export async function pretend(page: Page, browser: keyof typeof userAgents, installed = false): Promise<void> {
  await page.addInitScript(
    ({ userAgent, standalone }) => {
      Object.defineProperty(navigator, 'userAgent', { value: userAgent });
      Object.defineProperty(navigator, 'standalone', { value: standalone });
      // An iPhone has no install prompt.
      addEventListener('beforeinstallprompt', (event) => event.stopImmediatePropagation(), true);
    },
    { userAgent: userAgents[browser], standalone: installed },
  );
}
