import { lint, parts, runSteps, types, units } from './support/run/steps.ts';

/** The checks that need no database, no build and no browser. */
await runSteps([types, lint, units, parts]);
