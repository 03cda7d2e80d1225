import { join } from 'node:path';
import type { PlaywrightTestConfig } from 'playwright/test';
import { projectRoot } from '../run/processes.ts';
import { chromiumFlags, findShell } from './chromium.ts';

/** A phone in Thai and a wide screen in English, which a journey at the desk takes by `test.use(atDesk)`. */
export const onPhone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'th-TH' };
export const atDesk = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, locale: 'en-US' };

/** Settings shared by the journeys of `tests/e2e` and `tests/proof/journeys`. */
export const journeySettings = {
  globalSetup: join(projectRoot, 'tests/support/browser/browserSetup.ts'),
  outputDir: join(projectRoot, 'test-results'),
  retries: 0,
  forbidOnly: true,
  // Ends a hanging test. A busy machine may need several times the usual time.
  timeout: 360_000,
  expect: { timeout: 40_000 },
  reporter: 'line',
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 90_000,
    timezoneId: 'Asia/Bangkok',
    // A worker downloads the whole app on each new device, so journeys about it turn it on: `test.use(withWorker)`.
    serviceWorkers: 'block',
    // Playwright does not press moving elements.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: await findShell(), args: chromiumFlags },
  },
} satisfies PlaywrightTestConfig;

/** For `test.use`, in journeys about the service worker. */
export const withWorker = { serviceWorkers: 'allow' } as const;
