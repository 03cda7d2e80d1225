/**
 * A long proof of one promise. Everything in it follows from the number of its seed, so that a failure can be had again.
 * `run` works through the seeds from the first to the last, both included; a failure names its seed.
 */
export type Proof = {
  readonly name: string;
  /** Where one seed takes seconds: a run goes through so many from its first, and no more. */
  readonly seedsAtMost?: number;
  run(seedFrom: number, seedTo: number): Promise<{ cases: number; failures: string[] }>;
};
