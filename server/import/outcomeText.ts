import { countText } from '../base/countText.ts';
import type { ImportOutcome } from './importOutcome.ts';

/** The outcome of an import for the terminal, a line each. */
export function outcomeText(outcome: Omit<ImportOutcome, 'faults'>, isDryRun: boolean): readonly string[] {
  const { created, changed, unchanged, removed, newCategories, newInstructors } = outcome;
  const counts = Object.entries({ new: created, changed, removed, 'as before': unchanged });
  const told = counts.map(([what, count]) => `${countText(count)} ${what}`).join(', ');
  return [
    `${isDryRun ? 'Would be' : 'Done'}: ${told}.`,
    ...(newCategories.length > 0 ? [`New categories: ${newCategories.join(', ')}`] : []),
    ...(newInstructors.length > 0 ? [`New teachers: ${newInstructors.join(', ')}`] : []),
  ];
}
