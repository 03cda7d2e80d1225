import { defineConfig } from 'vitest/config';

/** Neither Bangkok's time nor UTC: a rule that counts on the machine's time zone fails there. */
const abroad = { TZ: 'America/Los_Angeles' };
const atHome = { TZ: 'Asia/Bangkok' };

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
          env: atHome,
        },
      },
      { test: { name: 'abroad', include: ['tests/{unit,contract}/**/*.test.{ts,tsx}'], env: abroad } },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts', 'tests/proof/*.test.ts'],
          globalSetup: 'tests/support/postgresSetup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          env: abroad,
        },
      },
      {
        test: {
          name: 'worker',
          include: ['tests/worker/**/*.test.ts'],
          setupFiles: 'tests/support/indexedDb.ts',
          // Each worker that a test starts has its own.
          server: { deps: { inline: [/\/workbox-/] } },
          env: abroad,
        },
      },
    ],
  },
});
