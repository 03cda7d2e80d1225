import { defineConfig } from 'vitest/config';

/** Neither Bangkok's time nor UTC: a rule that counts on the machine's time zone fails there. */
const abroad = { TZ: 'America/Los_Angeles' };
const atHome = { TZ: 'Asia/Bangkok' };
/** Ends what hangs; a busy machine may take long for a short test. */
const patientMs = 90_000;

/** The rules' tests run in both time zones, what touches a database or a worker abroad only. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    pool: 'forks',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/{unit,property,contract,architecture}/**/*.test.{ts,tsx}'],
          testTimeout: patientMs,
          env: atHome,
        },
      },
      {
        test: {
          name: 'abroad',
          include: ['tests/{unit,contract}/**/*.test.{ts,tsx}'],
          testTimeout: patientMs,
          env: abroad,
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts', 'tests/proof/*.test.ts'],
          globalSetup: 'tests/support/run/postgresSetup.ts',
          testTimeout: patientMs,
          hookTimeout: patientMs,
          env: abroad,
        },
      },
      {
        test: {
          name: 'worker',
          include: ['tests/worker/**/*.test.ts'],
          setupFiles: 'tests/support/browser/indexedDb.ts',
          testTimeout: patientMs,
          // Each worker that a test starts has its own.
          server: { deps: { inline: [/\/workbox-/] } },
          env: abroad,
        },
      },
    ],
  },
});
