import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allMutants, mutantsOf } from '../proof/mutants/allMutants.ts';
import { leastMutants, type MutantFloor, mutantFloors } from '../proof/mutants/mutant.ts';
import { withFault } from '../proof/mutants/plantMutant.ts';
import { runnerOf } from '../proof/mutants/runTestFiles.ts';
import { projectRoot } from '../support/run/processes.ts';

/** Journeys take minutes, and each of them a build. */
const journeysMaximum = 6;

const folderOf: Readonly<Record<MutantFloor, RegExp>> = {
  rules: /^src\/domain\//,
  server: /^server\/(?!store\/)/,
  store: /^server\/store\//,
  platform: /^src\/platform\//,
  sw: /^sw\//,
  screens: /^src\/(features|pages|ui)\//,
};

test.each(allMutants)('a fault can be planted, and its test is there: $name', (mutant) => {
  // Where the code has moved, or reads otherwise, the entry in `tests/proof/mutants/list` follows it.
  const text = readFileSync(join(projectRoot, mutant.file), 'utf8');
  expect(withFault(text, mutant)).not.toBe(text);
  expect(existsSync(join(projectRoot, mutant.caughtBy)), mutant.caughtBy).toBe(true);
  expect(() => runnerOf(mutant.caughtBy)).not.toThrow();
});

test.each(mutantFloors)('enough faults are planted in %s, and all of them there', (floor) => {
  const files = mutantsOf[floor].map(({ file }) => file);
  expect(files.length).toBeGreaterThanOrEqual(leastMutants[floor]);
  expect(files.filter((file) => !folderOf[floor].test(file))).toEqual([]);
});

test('each fault has a name of its own', () => {
  expect(new Set(allMutants.map(({ name }) => name)).size).toBe(allMutants.length);
});

test('few faults need a journey', () => {
  const journeys = allMutants.filter(({ caughtBy }) => runnerOf(caughtBy) === 'journey');
  expect(journeys.length).toBeLessThanOrEqual(journeysMaximum);
});

test('a text that is not there, or stands there twice, is refused', () => {
  const mutant = { name: 'n', file: 'f', find: 'right', replace: 'wrong', caughtBy: 't' };
  expect(withFault('all right', mutant)).toBe('all wrong');
  expect(() => withFault('all well', mutant)).toThrow('0 times');
  expect(() => withFault('right or right', mutant)).toThrow('2 times');
});
