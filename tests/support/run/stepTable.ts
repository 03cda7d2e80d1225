import { formatTable } from './formatTable.ts';
import { add, type Tally } from './tally.ts';

export type StepRow = { readonly name: string; readonly tally: Tally; readonly seconds: number };

/** A table of the steps with their counts and seconds; the last row is the whole run, which may overlap steps. */
export function stepTable(rows: readonly StepRow[], seconds: number): string {
  const whole = { name: 'all', tally: add(rows.map(({ tally }) => tally)), seconds };
  const cells = [...rows, whole].map(({ name, tally, seconds }) => [
    name,
    String(tally.passed),
    String(tally.failed),
    seconds.toFixed(1),
  ]);
  return formatTable(['step', 'passed', 'failed', 'seconds'], cells);
}
