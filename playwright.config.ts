import { defineConfig } from 'playwright/test';
import { atDesk, journeySettings, onPhone } from './tests/support/browser/journeySettings.ts';

// Two shops and two browsers on two cores: a busy machine must not be taken for a slow network.
process.env.TEST_PATIENCE ??= '3';

/** Journeys of people at a desk: a keyboard and no pointer, and a day of the shop's own work. */
const onlyAtDesk = /(e2e\/desk\/.*|keyboard)\.spec\.ts$/;
/** Journeys that a desk shows otherwise: columns. */
const differsAtDesk = /coursePage\.spec\.ts$/;

/**
 * The journeys: on a phone in Thai, and some on a desk in English. Each of the two workers starts a shop of its own. What
 * has to survive kills, lost answers and bad networks in full is in `tests/proof/journeys`.
 */
export default defineConfig({
  ...journeySettings,
  testDir: 'tests/e2e',
  workers: 2,
  fullyParallel: true,
  projects: [
    { name: 'phone', testIgnore: onlyAtDesk, use: onPhone },
    { name: 'desktop', testMatch: [onlyAtDesk, differsAtDesk], use: atDesk },
  ],
});
