import type { RowFault } from './importEntry.ts';

/** How far an import is, in rows. Written rows stay, also if it fails later. */
export type ImportProgress = { readonly step: 'checked' | 'written'; readonly done: number; readonly total: number };

/** The counts of an import, or of a dry run. With faults nothing was changed. */
export type ImportOutcome = {
  readonly faults: readonly RowFault[];
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
  readonly newCategories: readonly string[];
  readonly newInstructors: readonly string[];
};
