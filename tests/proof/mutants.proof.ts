import { allMutants } from './mutants/allMutants.ts';
import { chosenMutants, proveMutants } from './mutants/proveMutants.ts';
import type { Proof } from './proof.ts';

/** What the tests are worth: each fault of a list is planted, and a test has to notice it. A seed is a fault's place in the list. */
export const proof: Proof = {
  name: 'mutants: every planted fault is noticed',
  seedsUsual: allMutants.length,
  seedsAtMost: allMutants.length,
  isSampled: false,
  isAskedFor: true,
  run: (seedFrom, seedTo, only = '') => proveMutants(chosenMutants(seedFrom, seedTo, only)),
};
