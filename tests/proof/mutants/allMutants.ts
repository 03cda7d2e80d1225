import { platformMutants } from './list/platform.ts';
import { ruleMutants } from './list/rules.ts';
import { screenMutants } from './list/screens.ts';
import { serverMutants } from './list/server.ts';
import { storeMutants } from './list/store.ts';
import { swMutants } from './list/sw.ts';
import type { Mutant, MutantFloor } from './mutant.ts';

export const mutantsOf: Readonly<Record<MutantFloor, readonly Mutant[]>> = {
  rules: ruleMutants,
  server: serverMutants,
  store: storeMutants,
  platform: platformMutants,
  sw: swMutants,
  screens: screenMutants,
};

export const allMutants: readonly Mutant[] = Object.values(mutantsOf).flat();
