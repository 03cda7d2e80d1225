import { lint, parts, runStages, types, units } from './support/run/steps.ts';

/** The checks that need no database, no build and no browser. */
await runStages([[types, lint, parts], [units]]);
