import { join } from 'node:path';
import type { PlaywrightTestConfig } from 'playwright/test';
import { projectRoot } from '../run/processes.ts';
import { chromiumFlags, findChromium } from './chromium.ts';

/** A phone in Thai and a desk in English: the two ways in which the shop is looked at. */
export const onPhone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'th-TH' };
export const atDesk = { viewport: { width: 1280, height: 800 }, locale: 'en-US' };

/** What the journeys of `tests/e2e` and those of `tests/proof/journeys` have in common. */
export const journeySettings = {
  globalSetup: join(projectRoot, 'tests/support/browser/browserSetup.ts'),
  outputDir: join(projectRoot, 'test-results'),
  retries: 0,
  forbidOnly: true,
  // Ends what hangs: a busy machine may need several times what a quiet one does.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  use: {
    actionTimeout: 40_000,
    timezoneId: 'Asia/Bangkok',
    // A worker downloads the whole app on each new device. A journey about it says so: `test.use(withWorker)`.
    serviceWorkers: 'block',
    // Nothing is pressed while it still moves.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: await findChromium(), args: chromiumFlags },
  },
} satisfies PlaywrightTestConfig;

/** For `test.use`, in journeys about the service worker. */
export const withWorker = { serviceWorkers: 'allow' } as const;
