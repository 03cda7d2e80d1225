import type { BenchRow } from './bench.ts';

/** The value below which this share (0 to 1) of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

const rowOf = (what: string, ours: number, against: number, write: (value: number) => string): BenchRow => ({
  ...{ what, ours: write(ours), against: write(against) },
  ratio: ours / against,
});

export const inMilliseconds = (what: string, ours: number, against: number): BenchRow =>
  rowOf(what, ours, against, (value) => `${value.toFixed(value < 10 ? 2 : 0)} ms`);

export const perSecond = (what: string, ours: number, against: number): BenchRow =>
  rowOf(what, ours, against, (value) => `${value.toFixed(0)} /s`);

export const inMegabytes = (what: string, ours: number, against: number): BenchRow =>
  rowOf(what, ours, against, (value) => `${(value / 1e6).toFixed(0)} MB`);
