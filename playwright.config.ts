import { defineConfig } from 'playwright/test';
import { journeySettings, onPhone } from './tests/support/browser/journeySettings.ts';

// Three shops and three browsers on two cores: a busy machine must not be taken for a slow network.
process.env.TEST_PATIENCE ??= '3';

/**
 * The journeys: on a phone in Thai, and those of `test.use(atDesk)` on a desk in English. Each worker starts a shop of
 * its own, which another project or another browser of the worker would start once more. A journey waits for an eighth of
 * its time, so there is a worker more than there are cores. What has to survive kills, lost answers and bad networks in
 * full is in `tests/proof/journeys`.
 */
export default defineConfig({
  ...journeySettings,
  testDir: 'tests/e2e',
  workers: 3,
  fullyParallel: true,
  projects: [{ name: 'journeys', use: onPhone }],
});
