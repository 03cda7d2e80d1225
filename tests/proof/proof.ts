/**
 * A long proof of one guarantee. Each case is derived from its seed, so that a failure can be repeated. `run` includes
 * both seeds; a failure names its seed.
 */
export type Proof = {
  readonly name: string;
  /** The most seeds of one run, for a proof that needs seconds a seed. */
  readonly seedsAtMost?: number;
  /** The number of seeds without `--to`; 200 if left out. */
  readonly seedsUsual?: number;
  /** False if `npm test` leaves it out, because it takes minutes or needs another browser. */
  readonly isSampled?: false;
  /** True if it runs only by name, because it changes project files while it runs. */
  readonly isAskedFor?: true;
  /** `only`: a part of the names of the cases to run, if cases have names. */
  run(seedFrom: number, seedTo: number, only?: string): Promise<Proved>;
};

/** The result of a proof. `notes`: remarks for the reader of the record. */
export type Proved = { readonly cases: number; readonly failures: string[]; readonly notes?: readonly string[] };
