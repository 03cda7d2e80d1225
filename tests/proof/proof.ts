/**
 * A long proof of one promise. Everything in it follows from the number of its seed, so that a failure can be had again.
 * `run` works through the seeds from the first to the last, both included; a failure names its seed.
 */
export type Proof = {
  readonly name: string;
  /** Where one seed takes seconds: a run goes through so many from its first, and no more. */
  readonly seedsAtMost?: number;
  /** So many seeds where nobody says how many; 200 where this is left out. */
  readonly seedsUsual?: number;
  /** False where the tests leave it out, since it needs more than they bring. */
  readonly isSampled?: false;
  /** True where it runs only for whoever names it, since it changes files of the project while it runs. */
  readonly isAskedFor?: true;
  /** `only`: a part of the names of the cases to try, where the cases have names. */
  run(seedFrom: number, seedTo: number, only?: string): Promise<Proved>;
};

/** `notes`: what somebody who reads the result should know of how it came about. */
export type Proved = { readonly cases: number; readonly failures: string[]; readonly notes?: readonly string[] };
