import { defineConfig } from 'playwright/test';
import { journeySettings, onPhone } from './tests/support/browser/journeySettings.ts';

// Three shops and three browsers on two cores: a busy machine must not be taken for a slow network.
process.env.TEST_PATIENCE ??= '3';

/**
 * The journeys: on a phone in Thai, and those of `test.use(atDesk)` on a desk in English. Each worker has its own shop to
 * the end. What has to survive kills, lost answers and bad networks in full is in `tests/proof/journeys`.
 */
export default defineConfig({
  ...journeySettings,
  testDir: 'tests/e2e',
  // A journey waits for an eighth of its time.
  workers: 3,
  fullyParallel: true,
  // Another project, or another browser of a worker, would start its shop once more.
  projects: [{ name: 'journeys', use: onPhone }],
});
