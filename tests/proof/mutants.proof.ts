import { allMutants } from './mutants/allMutants.ts';
import { chosenMutants, proveMutants } from './mutants/proveMutants.ts';
import type { Proof } from './proof.ts';

/**
 * The strength of the tests: each listed fault is planted, and a test must notice it. A seed is a fault's position in
 * the list.
 */
export const proof: Proof = {
  name: 'mutants: every planted fault is noticed',
  seedsUsual: allMutants.length,
  seedsAtMost: allMutants.length,
  isSampled: false,
  isAskedFor: true,
  run: (seedFrom, seedTo, only = '') => proveMutants(chosenMutants(seedFrom, seedTo, only)),
};
