import { defineConfig } from 'vitest/config';

/** A zone that is neither Bangkok's nor UTC: a rule that uses the machine's time zone fails there. */
const abroad = { TZ: 'America/Los_Angeles' };
const atHome = { TZ: 'Asia/Bangkok' };
/** Ends a test that hangs; a busy machine may take long for a short test. */
const patientMs = 300_000;
const usual = {
  // Tests make many objects that die at once: room for them saves a tenth of the processor time.
  execArgv: ['--max-semi-space-size=32'],
  testTimeout: patientMs,
  hookTimeout: patientMs,
  // Awaited things come within milliseconds, or late on a busy machine.
  expect: { poll: { timeout: 30_000 } },
};
const patience = 'tests/support/run/patience.ts';

/** The tests that read, write or compare dates. `tests/architecture` forbids the machine's time zone everywhere else. */
const withDates = [
  'property/time',
  'contract/calls',
  'unit/base/{thaiDate,time}',
  'unit/words/format',
  'unit/pricing/{orderDocument,pricingPlan,promotion,saleEnd}',
  'unit/catalogue/{courseOffer,saleState}',
  'unit/learning/{accessOfOrders,accessTime,courseAccess,clockSkew}',
  'unit/order/{bankTransferReport,buyerScreens,orderHistory,placeOrder}',
  'unit/report/{dayAfterDevice,editedReport,typedTransfer}',
  'unit/server/documentFields',
];

/** A second process would load everything once more, and `npm test` has server tests for the other processor. */
const alone = { maxWorkers: 1 };

/** The server tests whose result depends on the database driver: types, transactions, locks, jobs, search, import. */
const onBothDatabases = [
  'foundation/{foundationDatabase,foundationJobs}',
  'http/idempotency',
  'catalogue/{catalogue,import,keyword,unchanged}',
  'cart/cart',
  'payment/settleCharge',
  'people/progress',
];

const server = {
  ...usual,
  env: abroad,
  setupFiles: [patience, 'tests/support/run/hashingPriority.ts'],
};

/** Folders of unit tests with files that replace modules or need their state to be new. */
const mocking = [
  'cart',
  'catalogue',
  'checkout',
  'device',
  'learning',
  'order',
  'people',
  'pricing',
  'report',
  'site',
  'ui',
];
const mocked = `tests/unit/{${mocking.join(',')}}/**/*.test.{ts,tsx}`;

const ownContext = 'tests/support/run/ownContext.ts';
/** Many files in a process, each with its own modules and globals. A process for each takes 0.2 s more a file. */
const inContexts = { pool: 'vmForks' as const, vmMemoryLimit: '500MB', setupFiles: [ownContext, patience] };

export default defineConfig({
  test: {
    maxWorkers: 2,
    pool: 'forks',
    projects: [
      {
        test: {
          name: 'unit',
          ...usual,
          setupFiles: patience,
          isolate: false,
          include: ['tests/{unit,property,contract,architecture}/**/*.test.{ts,tsx}'],
          exclude: [mocked],
          env: atHome,
        },
      },
      {
        test: {
          name: 'unitMocked',
          ...usual,
          ...inContexts,
          include: [mocked],
          env: atHome,
        },
      },
      {
        test: {
          name: 'dom',
          ...usual,
          ...alone,
          isolate: false,
          include: ['tests/dom/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: [patience, 'tests/support/dom/domSetup.ts'],
          env: atHome,
        },
      },
      {
        test: {
          name: 'abroad',
          ...usual,
          ...alone,
          ...inContexts,
          include: withDates.map((file) => `tests/${file}.test.{ts,tsx}`),
          env: abroad,
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          isolate: false,
          include: ['tests/server/**/*.test.ts', 'tests/proof/*.test.ts'],
          globalSetup: 'tests/support/run/postgresSetup.ts',
          provide: { databaseKind: 'PostgreSQL' },
        },
      },
      {
        test: {
          ...server,
          name: 'commands',
          include: ['tests/proof/commands/*.test.ts'],
          globalSetup: 'tests/support/run/postgresSetup.ts',
        },
      },
      {
        test: {
          ...server,
          ...alone,
          name: 'embedded',
          isolate: false,
          include: onBothDatabases.map((file) => `tests/server/${file}.test.ts`),
          provide: { databaseKind: 'PGlite' },
        },
      },
      {
        test: {
          name: 'worker',
          ...usual,
          ...alone,
          include: ['tests/worker/**/*.test.ts'],
          ...inContexts,
          setupFiles: [ownContext, patience, 'tests/support/browser/indexedDb.ts'],
          // Each worker that a test starts has its own.
          server: { deps: { inline: [/\/workbox-/] } },
          env: abroad,
        },
      },
    ],
  },
});
