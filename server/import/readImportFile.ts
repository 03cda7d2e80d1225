import { countText } from '../base/countText.ts';
import { csvRecords } from './csvRecords.ts';
import { decodeText } from './decodeText.ts';
import { catalogueTable } from './importColumns.ts';
import { byPlace, type ImportEntry, type Place, placeWords, type Read, type RowFault } from './importEntry.ts';
import { jsonRecords } from './jsonRecords.ts';
import { readEntry } from './readEntry.ts';

/** More than lists and devices are made for. */
export const mostRows = 50_000;

/** The rows of a CSV or JSON file (by name) with all faults; an unreadable row has that fault only. */
export function readImportFile(name: string, bytes: Uint8Array): Read<ImportEntry> {
  const text = decodeText(bytes);
  const records = /\.json$/i.test(name) ? jsonRecords(text, catalogueTable) : csvRecords(text, catalogueTable);
  const faults: RowFault[] = [...records.faults];
  const found: ImportEntry[] = [];
  for (const record of records.found) {
    const read = readEntry(record);
    found.push(read.entry);
    faults.push(...read.faults);
  }
  faults.push(...findRepeated(found));
  if (faults.length === 0 && found.length === 0) faults.push({ line: 1, reason: 'The file has no rows.' });
  if (found.length > mostRows) faults.push({ line: 1, reason: `The file has more than ${countText(mostRows)} rows.` });
  return { found, faults: faults.toSorted(byPlace) };
}

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
