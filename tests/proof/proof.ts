/**
 * A long proof of one promise. Each case follows from its seed alone, so that a failure can be repeated.
 * `run` goes through the seeds from first to last, both included; a failure names its seed.
 */
export type Proof = {
  readonly name: string;
  /** The most seeds of one run, for a proof that needs seconds a seed. */
  readonly seedsAtMost?: number;
  /** The number of seeds without `--to`; 200 if left out. */
  readonly seedsUsual?: number;
  /** False if `npm test` leaves it out, because it takes minutes or needs another browser. */
  readonly isSampled?: false;
  /** True where it runs only for whoever names it, since it changes files of the project while it runs. */
  readonly isAskedFor?: true;
  /** `only`: a part of the names of the cases to try, where the cases have names. */
  run(seedFrom: number, seedTo: number, only?: string): Promise<Proved>;
};

/** The result of a proof. `notes` say how it came about, for the reader of the record. */
export type Proved = { readonly cases: number; readonly failures: string[]; readonly notes?: readonly string[] };
