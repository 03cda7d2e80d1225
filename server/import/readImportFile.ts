import { csvRecords } from './csvRecords.ts';
import { decodeText } from './decodeText.ts';
import type { ImportEntry, Read, RowFault } from './importEntry.ts';
import { jsonRecords } from './jsonRecords.ts';
import { readEntry } from './readEntry.ts';

/** More than the lists and devices of this shop are made for. */
const mostRows = 50_000;

/** The rows of a CSV or JSON file (by its name), and what is wrong in them; of a row that cannot be read at all only that. */
export function readImportFile(name: string, bytes: Uint8Array): Read<ImportEntry> {
  const text = decodeText(bytes);
  const records = /\.json$/i.test(name) ? jsonRecords(text) : csvRecords(text);
  const faults: RowFault[] = [...records.faults];
  const found: ImportEntry[] = [];
  for (const record of records.found) {
    const read = readEntry(record);
    found.push(read.entry);
    faults.push(...read.faults);
  }
  faults.push(...findRepeated(found));
  if (faults.length === 0 && found.length === 0) faults.push({ line: 1, reason: 'The file has no rows.' });
  if (found.length > mostRows) faults.push({ line: 1, reason: `The file has more than ${mostRows} rows.` });
  return { found, faults: faults.toSorted((a, b) => a.line - b.line) };
}

/** Ids that stand in two rows: nobody can know which of them is meant. */
function* findRepeated(entries: readonly ImportEntry[]): Generator<RowFault> {
  const lineOfId = new Map<string, number>();
  const lineOfPlan = new Map<string, number>();
  for (const { line, id, content } of entries.filter((entry) => entry.id !== '')) {
    const before = lineOfId.get(id);
    if (before !== undefined) yield { line, reason: `The id ${id} stands in line ${before} already.` };
    else lineOfId.set(id, line);
    const plans = before === undefined ? (content?.plans ?? []) : [];
    for (const plan of plans.filter((each) => each.id !== '')) {
      const first = lineOfPlan.get(plan.id);
      if (first !== undefined) yield { line, reason: `The plan ${plan.id} stands in line ${first} already.` };
      else lineOfPlan.set(plan.id, line);
    }
  }
}
