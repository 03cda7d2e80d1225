import { defineConfig } from 'playwright/test';
import { chromiumFlags, findChromium } from './tests/support/browser/chromium.ts';

/**
 * Long journeys of which no size and no language sees anything else (the worker, the outbox, the network, the device's
 * own storage): each is gone through once, on the phone or at the desk, wherever people meet it.
 */
const onPhoneOnly =
  /(updates|stages|slowNetwork|sentByWorker|answerLost|sharesSlip|handsOver|tellsDecision|goesBack)\.spec\.ts$/;
const atDeskOnly = /(buysOnce|connection|installs|sharedDevice|storageFull)\.spec\.ts$/;

/** The three ways of buying in full: what is typed and told in them differs most between sizes and between languages. */
const inAllPairs = {
  testMatch: /(companyBuys|sendsBook|takesFreeCourse)\.spec\.ts$/,
  grep: /a company buys|a guest buys|a student takes/,
};

const onPhone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const atDesk = { viewport: { width: 1280, height: 800 } };

/**
 * The journeys, on a phone in Thai and on a desk in English, some the other way round, too. Each worker starts a shop of its
 * own.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/browser/browserSetup.ts',
  outputDir: 'test-results',
  // One at a time: a shop, its browser and the test take more than a core, and a shop that answers too late is told as one
  // that cannot be reached.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // Ends what hangs: a busy machine may need several times what a quiet one does.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  use: {
    timezoneId: 'Asia/Bangkok',
    // Without a film: what stood in the page tells as much of a failure.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false },
    launchOptions: { executablePath: await findChromium(), args: chromiumFlags },
  },
  projects: [
    { name: 'phone', testIgnore: atDeskOnly, use: { ...onPhone, locale: 'th-TH' } },
    { name: 'desktop', testIgnore: onPhoneOnly, use: { ...atDesk, locale: 'en-US' } },
    { name: 'phone in English', ...inAllPairs, use: { ...onPhone, locale: 'en-US' } },
    { name: 'desktop in Thai', ...inAllPairs, use: { ...atDesk, locale: 'th-TH' } },
  ],
});
