import { defineConfig } from 'playwright/test';
import { chromiumFlags, findChromium } from './tests/support/chromium.ts';

/** The journeys, on a phone in Thai and on a desk in English. Each worker starts a shop of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/browserSetup.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    timezoneId: 'Asia/Bangkok',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: await findChromium(), args: chromiumFlags },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'th-TH' } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 }, locale: 'en-US' } },
  ],
});
