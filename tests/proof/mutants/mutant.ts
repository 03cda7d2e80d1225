/** A possible fault, and the test that must notice it. */
export type Mutant = {
  /** The consequence for people. */
  readonly name: string;
  /** Path of the changed file from the project's root. */
  readonly file: string;
  /** The correct text, which occurs once in the file. */
  readonly find: string;
  /** The faulty text. */
  readonly replace: string;
  /** Path of the one test file that fails with it. */
  readonly caughtBy: string;
};

export const mutantFloors = ['rules', 'server', 'store', 'platform', 'sw', 'screens'] as const;
export type MutantFloor = (typeof mutantFloors)[number];

/** Minimum number of faults by floor. */
export const leastMutants: Readonly<Record<MutantFloor, number>> = {
  rules: 22,
  server: 16,
  store: 11,
  platform: 11,
  sw: 5,
  screens: 20,
};
