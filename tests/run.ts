import { browser, build, lint, runSteps, types, vitest } from './support/run/steps.ts';

const suites = ['unit', 'property', 'contract', 'architecture', 'server', 'proof', 'worker'];

await runSteps([
  types,
  lint,
  vitest(['unit', 'abroad', 'server', 'worker'], suites),
  build,
  browser(['phone', 'desktop', 'phone in English', 'desktop in Thai']),
]);
