import { browser, build, lint, parts, runStages, types, units, unitsAbroad, vitest } from './support/run/steps.ts';

await runStages(
  [
    [types, lint, units, parts, unitsAbroad],
    [vitest('server', ['server', 'proof']), vitest('embedded', ['server']), vitest('worker', ['worker']), build],
  ],
  [[browser(['phone', 'desktop'])]],
);
