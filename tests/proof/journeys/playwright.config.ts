import { defineConfig } from 'playwright/test';
import { atDesk, journeySettings, onPhone, withWorker } from '../../support/browser/journeySettings.ts';

/** Journeys whose layout or input differs on a wide screen. */
const atDeskOnly = /(buysOnce|connection|counted|keyboard|largeLetters|sharedDevice|storageFull)\.spec\.ts$/;

/** The long journeys, one at a time, because several wait in real time. */
export default defineConfig({
  ...journeySettings,
  testDir: '.',
  workers: 1,
  use: { ...journeySettings.use, ...withWorker, contextOptions: {} },
  projects: [
    { name: 'phone', testIgnore: atDeskOnly, use: onPhone },
    { name: 'desktop', testMatch: atDeskOnly, use: atDesk },
  ],
});
