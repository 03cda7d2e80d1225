/** Chosen where none of the usual reasons fits; it then needs words of its own. */
export const otherReason = 'other';

export type ReasonProblem = 'reason' | 'more';

/** What is missing before a report may be rejected. `chosen` is the place of a usual reason, '' or `otherReason`. */
export function reasonProblem(chosen: string, more: string): ReasonProblem | null {
  if (chosen === '') return 'reason';
  return chosen === otherReason && more.trim() === '' ? 'more' : null;
}

/** The sentence that the buyer reads: the usual reason, then what the administrator added. */
export function reasonText(reasons: readonly string[], chosen: string, more: string): string {
  const usual = chosen === otherReason ? undefined : reasons[Number(chosen)];
  return [usual, more.trim()].filter((part) => part !== undefined && part !== '').join(' ');
}
