/** One figure of ours beside the bare thing on the same machine in the same run; `ratio` is ours ÷ against. */
export type BenchRow = {
  readonly what: string;
  readonly ours: string;
  readonly against: string;
  /** Null where there is nothing to hold the figure against. */
  readonly ratio: number | null;
};

export type Bench = { readonly name: string; run(): Promise<BenchRow[]> };
