import { browser, build, lint, parts, runSteps, types, units, unitsAbroad, vitest } from './support/run/steps.ts';

await runSteps([
  types,
  lint,
  units,
  parts,
  unitsAbroad,
  vitest('server', ['server', 'proof']),
  vitest('embedded', ['server']),
  vitest('worker', ['worker']),
  build,
  browser(['phone', 'desktop']),
]);
