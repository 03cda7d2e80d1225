/** A fault that somebody might make, and the test that has to notice it. */
export type Mutant = {
  /** Says what goes wrong for people. */
  readonly name: string;
  /** The file that it is planted in, from the root of the project. */
  readonly file: string;
  /** The right text. It occurs once in the file. */
  readonly find: string;
  /** The faulty text in its place. */
  readonly replace: string;
  /** The one test file that fails with it, from the root of the project. */
  readonly caughtBy: string;
};

export const mutantFloors = ['rules', 'server', 'store', 'platform', 'sw', 'screens'] as const;
export type MutantFloor = (typeof mutantFloors)[number];

/** At least so many faults of each floor are in the list. */
export const leastMutants: Readonly<Record<MutantFloor, number>> = {
  rules: 22,
  server: 16,
  store: 11,
  platform: 11,
  sw: 5,
  screens: 20,
};
