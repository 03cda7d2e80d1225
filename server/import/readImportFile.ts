import { catalogueTable } from './importColumns.ts';
import { type ImportEntry, type Place, placeWords, type Read, type RowFault } from './importEntry.ts';
import { readEntry } from './readEntry.ts';
import { readRows } from './readRows.ts';

/** The rows of a CSV or JSON file (by name) of courses and products with all faults. */
export const readImportFile = (name: string, bytes: Uint8Array, encoding?: string): Read<ImportEntry> =>
  readRows(name, bytes, { table: catalogueTable, readRow: readEntry, findRepeated }, encoding);

/** Ids in two rows are ambiguous. */
function* findRepeated(entries: readonly ImportEntry[]): Generator<RowFault> {
  const placeOfId = new Map<string, Place>();
  const placeOfPlan = new Map<string, Place>();
  for (const { line, row, id, content } of entries.filter((entry) => entry.id !== '')) {
    const at = row === undefined ? { line } : { line, row };
    const before = placeOfId.get(id);
    if (before !== undefined) yield { ...at, reason: `The id ${id} stands in ${placeWords(before)} already.` };
    else placeOfId.set(id, at);
    const plans = before === undefined ? (content?.plans ?? []) : [];
    for (const plan of plans.filter((each) => each.id !== '')) {
      const first = placeOfPlan.get(plan.id);
      if (first !== undefined) yield { ...at, reason: `The plan ${plan.id} stands in ${placeWords(first)} already.` };
      else placeOfPlan.set(plan.id, at);
    }
  }
}
