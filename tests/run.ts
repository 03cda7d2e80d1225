import {
  browser,
  browsers,
  build,
  lint,
  parts,
  runStages,
  seed,
  types,
  units,
  unitsAbroad,
  vitest,
} from './support/run/steps.ts';

// Server tests and journeys share one build, that of `playwright.config.ts`.
process.env.TEST_PATIENCE ??= '3';

await runStages(
  [
    // The pages and the journeys' shop are made while server tests still run.
    [types, lint, units, parts, unitsAbroad, vitest('worker', ['worker']), vitest('embedded', ['server']), build, seed],
    [vitest('server', ['server', 'proof'])],
    // Mostly waits for a download.
    [browsers],
  ],
  [[browser(['journeys'])]],
);
