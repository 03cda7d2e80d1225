import { lint, runSteps, types, vitest } from './support/run/steps.ts';

/** What can be known within seconds, without a database, a build or a browser. */
await runSteps([types, lint, vitest(['unit'], ['unit', 'property', 'contract', 'architecture'])]);
