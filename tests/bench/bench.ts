/** A figure of ours beside the baseline's, of the same run on the same machine; `ratio`: ours ÷ baseline. */
export type BenchRow = {
  readonly what: string;
  readonly ours: string;
  readonly against: string;
  /** Null where there is nothing to hold the figure against. */
  readonly ratio: number | null;
};

/** `part`: a word that the wanted rows have in common, for benches with many; '' wants all. */
export type Bench = { readonly name: string; run(part: string): Promise<BenchRow[]> };
