import { browser, build, lint, runSteps, types, units, unitsAbroad, vitest } from './support/run/steps.ts';

await runSteps([
  types,
  lint,
  units,
  unitsAbroad,
  vitest('server', ['server', 'proof']),
  vitest('embedded', ['server']),
  vitest('worker', ['worker']),
  build,
  browser(['phone', 'desktop', 'phone in English', 'desktop in Thai']),
]);
