import { browser, build, lint, parts, runStages, types, units, unitsAbroad, vitest } from './support/run/steps.ts';

// Server tests and journeys share one build, that of `playwright.config.ts`.
process.env.TEST_PATIENCE ??= '3';

await runStages(
  [
    [types, lint, units, parts, unitsAbroad, vitest('worker', ['worker']), vitest('embedded', ['server'])],
    [vitest('server', ['server', 'proof']), build],
  ],
  [[browser(['phone', 'desktop'])]],
);
